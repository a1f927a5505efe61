package dev.tangent.data.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.InvalidInput;
import dev.tangent.Regression;
import dev.tangent.RegressionFit;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Labels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.learning.newpoints.ErrorBars;
import dev.tangent.learning.newpoints.NewPrediction;
import dev.tangent.linalg.Matrix;
import dev.tangent.method.Capability;
import dev.tangent.method.Method;
import dev.tangent.method.Methods;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A model by whatever method is the same after it was written and read.
@Tag("full")
class EveryMethodFileTest {
    private static final int KNOWN = 120;
    private static final PointCloud ALL = Roll.of(160, 3);

    @TempDir
    private Path folder;

    static Stream<String> names() {
        return Stream.concat(
                Methods.all().stream()
                        .filter(each -> each.can(Capability.VALUES))
                        .map(Method::name),
                Stream.of("auto", "per output"));
    }

    /// Two outputs, of which the second lacks some labels.
    private static Labels labels() {
        LabelsBuilder labels = new LabelsBuilder(2);
        for (int row = 0; row < 40; row++) {
            labels.add(row, 0, ALL.at(row, 0) + ALL.at(row, 1) / 9, 1);
            if (row % 3 > 0) labels.add(row, 1, Math.sin(ALL.at(row, 2)), 2);
        }
        return labels.build();
    }

    private static RegressionFit fit(String method) {
        Regression base = new Regression().neighbours(10).dimension(2).folds(3).errorBars();
        Regression plain = new Regression().folds(3).errorBars();
        PointCloud points = ALL.select(IntStream.range(0, KNOWN).toArray());
        return switch (method) {
            case "auto" -> base.auto().fit(points, labels());
            case "per output" ->
                new Regression()
                        .neighbours(10)
                        .dimension(2)
                        .folds(3)
                        .auto()
                        .perOutput()
                        .fit(points, labels());
            default -> plain.method(Methods.named(method)).fit(points, labels());
        };
    }

    @ParameterizedTest
    @MethodSource("names")
    void isTheSameAfterReading(String method) throws Exception {
        SavedModel saved = SavedModel.of(fit(method), List.of("x", "y", "z"), List.of("a", "b"));
        Path file = folder.resolve("m.tangent");
        ModelWriter.write(file, saved);
        SavedModel read = ModelReader.read(file);
        NewPrediction before = saved.model().predict(ALL);
        NewPrediction after = read.model().predict(ALL);
        assertThat(after.values().values()).containsExactly(before.values().values());
        assertThat(after.statuses()).isEqualTo(before.statuses());
        assertThat(after.sds().map(Matrix::values))
                .usingRecursiveComparison()
                .isEqualTo(before.sds().map(Matrix::values));
        if (!method.equals("per output")) sameIntervals(saved, before, read, after);
        Path again = folder.resolve("again.tangent");
        ModelWriter.write(again, read);
        assertThat(Files.mismatch(file, again)).isEqualTo(-1);
    }

    private static void sameIntervals(SavedModel saved, NewPrediction before, SavedModel read, NewPrediction after) {
        for (int row = KNOWN; row < ALL.size(); row++)
            assertThat(read.model().bars().orElseThrow().intervals(after, 0.8).at(row, 1))
                    .isEqualTo(saved.model()
                            .bars()
                            .orElseThrow()
                            .intervals(before, 0.8)
                            .at(row, 1));
    }

    @Test
    void whatTheFunctionsNumbersCannotBeIsRefused() {
        SavedModel saved = SavedModel.of(fit("knn"), List.of("x", "y", "z"), List.of("a", "b"));
        assertThat(saved.model().bars().orElseThrow().source()).isInstanceOf(ErrorBars.Source.NearestLabel.class);
        SavedFunction.Entry entry =
                SavedFunction.of(saved.model().function().orElseThrow()).getFirst();
        assertThatThrownBy(() -> SavedFunction.read(List.of(entry), 4, 2))
                .isInstanceOf(InvalidInput.class)
                .hasMessageStartingWith("function-0.npy must be 40 x 7");
        SavedFunction.Entry narrow = new SavedFunction.Entry(
                new SavedFunction(
                        "nearest",
                        List.of(1.0),
                        entry.head().shape(),
                        entry.head().count(),
                        entry.head().byDistance()),
                entry.numbers());
        assertThatThrownBy(() -> SavedFunction.read(List.of(narrow), 3, 2))
                .hasMessage("a function must have a weight for each of 2 outputs but has 1");
    }
}
