package dev.tangent.app.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.tangent.app.option.LearningOptions;
import dev.tangent.geometry.Points;
import dev.tangent.learning.ClassLabels;
import dev.tangent.learning.Labels;
import dev.tangent.present.code.CodeLanguage;
import dev.tangent.present.code.CommandText;
import dev.tangent.present.code.FitDescription;
import dev.tangent.present.code.JavaText;
import dev.tangent.present.code.JsonText;
import dev.tangent.present.code.PythonText;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// A fit that was written in some language is read back as the same fit: 150 of them, drawn at random.
@Tag("full")
class FitTextsTest {
    private static final int COUNT = 150;
    private static final long SEED = 36;

    private static DescribedTables tables;
    private static List<FitDescription> fits;

    @BeforeAll
    static void draw() throws IOException {
        tables = DescribedTables.written("fit-texts");
        RandomFits random = new RandomFits(tables, SEED);
        fits = Stream.generate(random::next).limit(COUNT).toList();
    }

    private static FitDescription typed(String line) {
        return TypedFits.command(line).description();
    }

    @Test
    void theyAreDifferent() {
        assertThat(fits.stream().distinct().count()).isGreaterThan(COUNT * 9 / 10);
        for (CodeLanguage language : CodeLanguage.values())
            assertThat(fits.stream()
                            .map(fit -> language.text(fit, List.of()))
                            .distinct()
                            .count())
                    .as(language.word())
                    .isEqualTo(fits.stream().distinct().count());
    }

    @Test
    void commands() {
        for (FitDescription fit : fits) assertThat(typed(CommandText.of(fit))).isEqualTo(fit);
    }

    @Test
    void json() throws Exception {
        try (ServedFits service = ServedFits.start()) {
            for (FitDescription fit : fits)
                assertThat(typed(service.code(JsonText.of(fit), "command"))).isEqualTo(fit);
        }
    }

    @Test
    void python() throws Exception {
        var python = PythonPrograms.in(tables.folder());
        assumeTrue(python.isPresent(), "there is no Python with NumPy");
        List<String> asked =
                python.get().printed(fits.stream().map(PythonText::of).toList());
        assertThat(asked).hasSize(COUNT);
        try (ServedFits service = ServedFits.start()) {
            for (int i = 0; i < COUNT; i++)
                assertThat(typed(service.code(asked.get(i), "command"))).isEqualTo(fits.get(i));
        }
    }

    @Test
    void java() throws Exception {
        List<Object> found =
                JavaPrograms.settings(fits.stream().map(JavaText::of).toList(), tables.folder());
        for (int i = 0; i < COUNT; i++) {
            FitDescription fit = fits.get(i);
            List<?> parts = (List<?>) found.get(i);
            assertThat(parts.get(2)).isEqualTo(fit.classes() ? fit.classification() : fit.regression());
            LearningOptions.LearningInput input = TypedFits.input(CommandText.of(fit));
            assertThat(numbers(parts.get(0))).isEqualTo(numbers(input.points().points()));
            assertThat(labels(parts.get(1))).isEqualTo(labels(input.labelled().labels()));
        }
    }

    private static List<Number> labels(Object target) {
        Labels labels = target instanceof ClassLabels classes ? classes.labels() : (Labels) target;
        List<Number> numbers = new ArrayList<>();
        for (int i = 0; i < labels.size(); i++)
            for (int c = 0; c < labels.outputs(); c++)
                if (labels.has(i, c))
                    numbers.addAll(List.of(labels.row(i), c, labels.value(i, c), labels.weight(i, c)));
        return numbers;
    }

    private static List<Double> numbers(Object points) {
        var rows = ((Points) points).withGaps();
        List<Double> numbers = new ArrayList<>(List.of((double) rows.dimension()));
        for (double number : rows.toArray()) numbers.add(number);
        return numbers;
    }
}
