package dev.tangent.present.code;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.data.input.ColumnChoice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// No setting is left out of a text.
class FitTextTest {
    private static final ColumnChoice.ColumnRequest ANY =
            new ColumnChoice.ColumnRequest(List.of("a"), List.of(), List.of(), false);

    private static final List<FitSetting> LEAST = List.of(
            new DataSetting.PointsFile("p.csv"),
            new DataSetting.TargetColumns(List.of("t")),
            new DataSetting.LabelWeights("w"),
            new DataSetting.Coordinates(ANY, List.of(), false),
            new LearningSetting.AllMethods());

    private static FitDescription with(FitSetting setting) {
        List<FitSetting> all = new ArrayList<>(LEAST);
        all.add(setting);
        return new FitDescription(false, all);
    }

    private static Stream<Class<?>> kinds(Class<?> sealed) {
        return sealed.isSealed()
                ? Arrays.stream(sealed.getPermittedSubclasses()).flatMap(FitTextTest::kinds)
                : Stream.of(sealed);
    }

    @Test
    void theExamplesAreOfEveryKind() {
        assertThat(DescribedFits.oneOfEachKind().stream().map(Object::getClass).toList())
                .containsExactlyInAnyOrderElementsOf(kinds(FitSetting.class).toList());
    }

    @Test
    void everySettingChangesBothTexts() {
        FitDescription least = new FitDescription(false, LEAST);
        for (FitSetting setting : DescribedFits.oneOfEachKind()) {
            assertThat(CommandText.of(with(setting))).as(setting.toString()).isNotEqualTo(CommandText.of(least));
            assertThat(JavaText.of(with(setting))).as(setting.toString()).isNotEqualTo(JavaText.of(least));
        }
    }

    @Test
    void evenSharesAreUniform() {
        assertThat(CommandText.of(with(new ClassSetting.ClassShares(Map.of("a", 0.5, "b", 0.5)))))
                .contains("--prior uniform");
        assertThat(CommandText.of(with(new ClassSetting.ClassShares(Map.of("a b", 1e-3)))))
                .contains("--prior 'a b=0.001'");
    }

    @Test
    void whatTheCommandLineHasNoWordForIsAComment() {
        assertThat(CommandText.of(with(new ValueSetting.ForSuggestions())))
                .endsWith("-o predictions.csv  # here only methods that suggest labels were tried");
    }
}
