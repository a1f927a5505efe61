package dev.tangent.present.code;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.ClassificationFit;
import dev.tangent.Fit;
import dev.tangent.MissingCoordinates;
import dev.tangent.RegressionFit;
import dev.tangent.Standardisation;
import dev.tangent.data.format.Dialect;
import dev.tangent.data.input.ColumnChoice;
import dev.tangent.data.input.Labelled;
import dev.tangent.data.input.PointsInput;
import dev.tangent.data.table.Table;
import dev.tangent.learning.Lambda;
import dev.tangent.method.LossKind;
import dev.tangent.method.MeasureKind;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.regularizer.Bandwidth;
import dev.tangent.regularizer.NullSpace;
import dev.tangent.sparse.SolverSettings;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The program that is shown is the fit that was made: it compiles, runs and prints the same numbers.
@Tag("full")
class JavaTextTest {
    private static final DataSetting ANGLE = new DataSetting.TargetColumns(List.of("angle"));

    @TempDir
    private Path folder;

    private static ColumnChoice.ColumnRequest columns(String... names) {
        return new ColumnChoice.ColumnRequest(List.of(names), List.of(), List.of(), false);
    }

    private void assertThatTheProgramIsTheFit(FitDescription described, List<DataSetting> labels, Path file)
            throws Exception {
        Table table = Table.read(file);
        DataSetting.Coordinates coordinates = described.settings().stream()
                .filter(DataSetting.Coordinates.class::isInstance)
                .map(DataSetting.Coordinates.class::cast)
                .findFirst()
                .orElseThrow();
        PointsInput points = PointsInput.of(table, coordinates.asked(), DescribedFits.taken(labels));
        Labelled labelled = DescribedFits.input(labels).read(table, Dialect.UNKNOWN, false);
        String program = JavaText.of(described);
        String expected = described.classes()
                ? lines(described
                        .classification()
                        .fit(points.points(), labelled.classes().orElseThrow()))
                : lines(described.regression().fit(points.points(), labelled.labels()));
        assertThat(JavaProgram.printed(program, folder)).as(program).isEqualTo(expected);
    }

    private static String lines(Fit fit) {
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < fit.rows(); row++)
            lines.add(row + " " + predicted(fit, row) + " " + fit.status(row) + System.lineSeparator());
        return String.join("", lines);
    }

    private static String predicted(Fit fit, int row) {
        return switch (fit) {
            case ClassificationFit classes -> classes.at(row);
            case RegressionFit values -> predicted(values, row);
        };
    }

    private static String predicted(RegressionFit fit, int row) {
        if (fit.values().columns() > 1) return Arrays.toString(fit.values().row(row));
        boolean bars = fit.report().errorBars().isPresent();
        return fit.at(row) + (bars ? " " + fit.sds().at(row) : "");
    }

    @Test
    void lossScalingSeedWeightsAndLambda() throws Exception {
        Path file = DescribedFits.table(folder, false);
        List<DataSetting> labels = List.of(ANGLE, new DataSetting.LabelWeights("weight"));
        assertThatTheProgramIsTheFit(
                DescribedFits.of(
                        file,
                        columns("x", "y", "z"),
                        labels,
                        List.of(
                                new LearningSetting.ScaledBy(Standardisation.ROBUST),
                                new LearningSetting.ApproximateNeighbours(),
                                new LearningSetting.RandomSeed(5),
                                new LearningSetting.NamedMethods(List.of(Methods.LOCAL_GAUSSIAN)),
                                new LearningSetting.ParameterGiven<>(Parameter.NEIGHBOURS, List.of(12)),
                                new LearningSetting.ParameterGiven<>(Parameter.DIMENSION, List.of(2)),
                                new LearningSetting.ParameterGiven<>(Parameter.SCALE, List.of(0.2)),
                                new LearningSetting.ParameterGiven<>(Parameter.NULL_SPACE, List.of(NullSpace.CONSTANT)),
                                new LearningSetting.LambdaGiven(List.of(Lambda.raw(0.01))),
                                new LearningSetting.LossGiven(LossKind.HUBER, OptionalDouble.of(0.03)),
                                new LearningSetting.Untuned())),
                labels,
                file);
    }

    @Test
    void aSearchWithItsSettings() throws Exception {
        Path file = DescribedFits.table(folder, false);
        assertThatTheProgramIsTheFit(
                DescribedFits.of(
                        file,
                        columns("x", "y", "z"),
                        List.of(ANGLE),
                        List.of(
                                new LearningSetting.RandomSeed(3),
                                new LearningSetting.NamedMethods(
                                        List.of(Methods.ITERATED_LAPLACIAN, Methods.LAPLACIAN)),
                                new LearningSetting.ParameterGiven<>(Parameter.NEIGHBOURS, List.of(8, 14)),
                                new LearningSetting.ParameterGiven<>(
                                        Parameter.BANDWIDTH, List.of(new Bandwidth.Absolute(2.5))),
                                new LearningSetting.FoldCount(3),
                                new LearningSetting.MeasuredBy(MeasureKind.ROOT_MEAN_SQUARE),
                                new LearningSetting.OneStandardError(),
                                new LearningSetting.OneMethod(),
                                new LearningSetting.SamplePoints(120),
                                new LearningSetting.SolvedBy(SolverSettings.Choice.DIRECT),
                                new ValueSetting.WithErrorBars())),
                List.of(ANGLE),
                file);
    }

    @Test
    void twoOutputsEachAlone() throws Exception {
        Path file = DescribedFits.table(folder, false);
        List<DataSetting> labels = List.of(new DataSetting.TargetColumns(List.of("angle", "height")));
        assertThatTheProgramIsTheFit(
                DescribedFits.of(
                        file,
                        columns("x", "y", "z"),
                        labels,
                        List.of(
                                new LearningSetting.ParameterGiven<>(Parameter.NEIGHBOURS, List.of(8, 14)),
                                new LearningSetting.ParameterGiven<>(Parameter.DIMENSION, List.of(1, 2)),
                                new ValueSetting.PerOutput())),
                labels,
                file);
    }

    @Test
    void classesWithSharesOfPointsWithGapsAndCategories() throws Exception {
        Path file = DescribedFits.table(folder, true);
        List<DataSetting> labels = List.of(new DataSetting.TargetColumns(List.of("colour")));
        Map<String, Double> shares = new LinkedHashMap<>();
        DescribedFits.input(labels)
                .read(Table.read(file), Dialect.UNKNOWN, false)
                .classes()
                .orElseThrow()
                .names()
                .forEach(name -> shares.put(name, name.equals("red") ? 0.999 : 0.001));
        assertThatTheProgramIsTheFit(
                DescribedFits.of(
                        file,
                        columns("x", "y", "z", "side"),
                        labels,
                        List.of(
                                new LearningSetting.MissingBy(MissingCoordinates.MEDIAN),
                                new LearningSetting.ParameterGiven<>(Parameter.NEIGHBOURS, List.of(10)),
                                new LearningSetting.LossGiven(LossKind.SOFTMAX, OptionalDouble.empty()),
                                new LearningSetting.Untuned(),
                                new ClassSetting.ClassShares(shares))),
                labels,
                file);
    }
}
