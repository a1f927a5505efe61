package dev.tangent.present.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.InvalidInput;
import dev.tangent.data.input.ColumnChoice;
import dev.tangent.method.LossKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
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
            new DataSetting.Coordinates(ANY, List.of(), false));

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
    void everySettingChangesEveryText() {
        FitDescription least = new FitDescription(false, LEAST);
        for (FitSetting setting : DescribedFits.oneOfEachKind())
            for (CodeLanguage language : CodeLanguage.values())
                assertThat(language.text(with(setting), List.of()))
                        .as(language + " " + setting)
                        .isNotEqualTo(language.text(least, List.of()));
    }

    @Test
    void whatIsSaidInAnotherOrderIsEqual() {
        List<FitSetting> turned = new ArrayList<>(DescribedFits.oneOfEachKind());
        turned.removeIf(setting -> setting instanceof LearningSetting.AllMethods
                || setting instanceof DataSetting.LabelsBeside
                || setting instanceof LearningSetting.LeaveOneOutFolds
                || setting instanceof LearningSetting.SearchAllPoints); // at one place with another
        FitDescription one = new FitDescription(false, turned);
        Collections.reverse(turned);
        assertThat(new FitDescription(false, turned)).isEqualTo(one);
        assertThat(new FitDescription(true, turned)).isNotEqualTo(one);
    }

    @Test
    void whatNobodyNeedsToSayIsNotSaid() {
        assertThat(with(new LearningSetting.RandomSeed(0))).isEqualTo(new FitDescription(false, LEAST));
        assertThat(with(new LearningSetting.LossGiven(LossKind.SQUARED, OptionalDouble.empty())))
                .isEqualTo(new FitDescription(false, LEAST));
    }

    @Test
    void evenSharesAreUniform() {
        assertThat(CommandText.of(with(new ClassSetting.ClassShares(Map.of("a", 0.5, "b", 0.5)))))
                .contains("--prior uniform");
        assertThat(CommandText.of(with(new ClassSetting.ClassShares(Map.of("a b", 1e-3)))))
                .contains("--prior 'a b=0.001'");
    }

    @Test
    void namesWithCommasAreQuoted() {
        List<String> names = List.of("height, cm", "\"x\"", "weight");
        assertThat(NameList.read("--target", NameList.written(names))).isEqualTo(names);
        assertThatThrownBy(() -> NameList.read("--target", "\"height, cm"))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("--target must be names separated by commas");
    }

    @Test
    void whatAReaderMustKnowIsAComment() {
        FitDescription least = new FitDescription(false, LEAST);
        assertThat(CodeLanguage.JAVA.text(least, List.of("one", "two"))).startsWith("// one\n// two\nimport ");
        assertThat(CodeLanguage.PYTHON.text(least, List.of("one"))).startsWith("# one\nfrom ");
        assertThat(CodeLanguage.JSON.text(least, List.of("one"))).startsWith("{");
    }
}
