package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.MissingCoordinates;
import dev.tangent.RegressionFit;
import dev.tangent.Standardisation;
import dev.tangent.data.format.Dialect;
import dev.tangent.data.input.ColumnChoice;
import dev.tangent.data.input.LabelInput;
import dev.tangent.data.input.Labelled;
import dev.tangent.data.input.PointsInput;
import dev.tangent.data.table.Table;
import dev.tangent.learning.Lambda;
import dev.tangent.linalg.MatrixView;
import dev.tangent.method.LossKind;
import dev.tangent.method.MeasureKind;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.method.SelectionCriterion;
import dev.tangent.present.code.ClassSetting;
import dev.tangent.present.code.CommandText;
import dev.tangent.present.code.DataSetting;
import dev.tangent.present.code.FitDescription;
import dev.tangent.present.code.FitSetting;
import dev.tangent.present.code.LearningSetting;
import dev.tangent.present.code.ValueSetting;
import dev.tangent.sparse.SolverSettings;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A fit shown as a command: the program takes it, and predicts what the fit predicts.
class CommandTextTest {
    private static final ColumnChoice.ColumnRequest COLUMNS =
            new ColumnChoice.ColumnRequest(List.of("x", "y"), List.of(), List.of(), false);
    private static final Pattern WORD = Pattern.compile("(?:[^\\s']|'[^']*')+");

    @TempDir
    private Path folder;

    private Path file;
    private Table table;

    @BeforeEach
    void writeTable() {
        String[] lines = Tables.surface(120, 4);
        lines[0] = "x,y,z,height,weight,kind";
        for (int i = 1; i < lines.length; i++) {
            boolean known = !lines[i].endsWith(",");
            lines[i] += known ? "," + i % 7 + "," + (1 + i % 3) + "," + (i % 20 == 1 ? "round" : "not round") : ",,,";
        }
        file = Tables.write(folder.resolve("some points.csv"), lines);
        table = Table.read(file);
    }

    private FitDescription described(boolean classes, List<DataSetting> labels, List<? extends FitSetting> settings) {
        List<FitSetting> all = new ArrayList<>(List.of(new DataSetting.PointsFile(file.toString())));
        all.addAll(labels);
        all.add(new DataSetting.Coordinates(COLUMNS, List.of(), true));
        all.addAll(settings);
        return new FitDescription(classes, all);
    }

    /// What the program wrote, without the columns of rows and states.
    private Table predicted(FitDescription fit) {
        List<String> words = new ArrayList<>();
        Matcher found = WORD.matcher(CommandText.of(fit));
        while (found.find()) words.add(found.group().replace("'", ""));
        assertThat(words.removeFirst()).isEqualTo("tangent");
        Path out = folder.resolve("predictions.csv");
        words.set(words.indexOf("predictions.csv"), out.toString());
        Run run = Run.of(words.toArray());
        assertThat(run.err()).as(words.toString()).doesNotContain("tangent:");
        assertThat(run.code()).isZero();
        return Table.read(out);
    }

    private Labelled labelled(List<String> targets, Optional<String> weights) {
        return new LabelInput.Targets(targets, weights).read(table, Dialect.UNKNOWN, false);
    }

    private PointsInput points() {
        return PointsInput.of(table, COLUMNS, List.of());
    }

    private static void assertSame(double[] written, MatrixView values, int output) {
        assertThat(Arrays.stream(written).boxed().toList())
                .isEqualTo(Arrays.stream(values.column(output)).boxed().toList());
    }

    @Test
    void lossScalingSeedWeightsAndLambda() {
        FitDescription fit = described(
                false,
                List.of(new DataSetting.TargetColumns(List.of("z")), new DataSetting.LabelWeights("weight")),
                List.of(
                        new LearningSetting.ScaledBy(Standardisation.SCALE),
                        new LearningSetting.MissingBy(MissingCoordinates.DROP),
                        new LearningSetting.ApproximateNeighbours(),
                        new LearningSetting.RandomSeed(5),
                        new LearningSetting.NamedMethods(List.of(Methods.ITERATED_LAPLACIAN)),
                        new LearningSetting.ParameterGiven<>(Parameter.NEIGHBOURS, List.of(12)),
                        new LearningSetting.ParameterGiven<>(Parameter.POWER, List.of(3)),
                        new LearningSetting.LambdaGiven(List.of(Lambda.raw(1e-7))),
                        new LearningSetting.LossGiven(LossKind.QUANTILE, OptionalDouble.of(0.75)),
                        new LearningSetting.Untuned()));
        RegressionFit own = fit.regression()
                .fit(
                        points().points(),
                        labelled(List.of("z"), Optional.of("weight")).labels());
        assertSame(predicted(fit).numbers("z"), own.values(), 0);
    }

    @Test
    void aSearchWithItsSettings() {
        FitDescription fit = described(
                false,
                List.of(new DataSetting.TargetColumns(List.of("z"))),
                List.of(
                        new LearningSetting.RandomSeed(3),
                        new LearningSetting.NamedMethods(List.of(Methods.LAPLACIAN, Methods.LOCAL_GAUSSIAN)),
                        new LearningSetting.ParameterGiven<>(Parameter.NEIGHBOURS, List.of(8, 14)),
                        new LearningSetting.LambdaGiven(List.of(Lambda.relative(1e-4), Lambda.relative(1e-2))),
                        new LearningSetting.FoldCount(3),
                        new LearningSetting.MeasuredBy(MeasureKind.ROOT_MEAN_SQUARE),
                        new LearningSetting.OneStandardError(),
                        new LearningSetting.OneMethod(),
                        new LearningSetting.SearchTime(Duration.ofMinutes(10)),
                        new LearningSetting.SearchAllPoints(),
                        new LearningSetting.SolvedBy(SolverSettings.Choice.ITERATIVE),
                        new ValueSetting.WithErrorBars()));
        RegressionFit own = fit.regression()
                .fit(points().points(), labelled(List.of("z"), Optional.empty()).labels());
        Table written = predicted(fit);
        assertSame(written.numbers("z"), own.values(), 0);
        assertSame(written.numbers("z_sd"), own.sds(), 0);
    }

    @Test
    void twoOutputsEachAlone() {
        List<String> targets = List.of("z", "height");
        FitDescription fit = described(
                false,
                List.of(new DataSetting.TargetColumns(targets)),
                List.of(
                        new LearningSetting.ParameterGiven<>(Parameter.DIMENSION, List.of(1, 2)),
                        new LearningSetting.ChosenBy(SelectionCriterion.LEAVE_ONE_OUT),
                        new LearningSetting.SamplePoints(100),
                        new ValueSetting.PerOutput()));
        RegressionFit own = fit.regression()
                .fit(points().points(), labelled(targets, Optional.empty()).labels());
        Table written = predicted(fit);
        for (int output = 0; output < 2; output++)
            assertSame(written.numbers(targets.get(output)), own.values(), output);
    }

    @Test
    void classesWithTheirShares() {
        Labelled labelled = labelled(List.of("kind"), Optional.empty());
        Map<String, Double> shares = new LinkedHashMap<>();
        List<String> names = labelled.classes().orElseThrow().names();
        names.forEach(name -> shares.put(name, name.equals("round") ? 0.8 : 0.2));
        FitDescription fit = described(
                true,
                List.of(new DataSetting.TargetColumns(List.of("kind"))),
                List.of(
                        new LearningSetting.LossGiven(LossKind.SOFTMAX, OptionalDouble.empty()),
                        new LearningSetting.Untuned(),
                        new ClassSetting.ClassShares(shares)));
        MatrixView own = fit.classification()
                .fit(points().points(), labelled.classes().orElseThrow())
                .probabilities();
        Table written = predicted(fit);
        for (int c = 0; c < names.size(); c++) assertSame(written.numbers("kind_" + names.get(c)), own, c);
    }
}
