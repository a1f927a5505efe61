package dev.tangent.present.code;

import dev.tangent.ComputeDevice;
import dev.tangent.MissingCoordinates;
import dev.tangent.Standardisation;
import dev.tangent.data.input.ColumnChoice;
import dev.tangent.data.input.LabelInput;
import dev.tangent.data.input.PointsInput;
import dev.tangent.data.table.Table;
import dev.tangent.learning.Lambda;
import dev.tangent.method.LossKind;
import dev.tangent.method.MeasureKind;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.method.SelectionCriterion;
import dev.tangent.regularizer.Bandwidth;
import dev.tangent.sparse.SolverSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/// Fits to describe: of a rolled-up strip with a value, a second one, a weight and a class in some rows.
final class DescribedFits {
    private static final int ROWS = 150;

    private DescribedFits() {}

    /// @param gaps whether some coordinates are missing
    static Path table(Path folder, boolean gaps) throws IOException {
        StringBuilder text = new StringBuilder("x,y,z,side,angle,height,weight,colour\n");
        for (int i = 0; i < ROWS; i++) {
            double angle = 3 + 0.05 * i;
            String x = gaps && i % 19 == 5 ? "" : String.valueOf(angle * Math.cos(angle));
            String side = i % 2 == 0 ? "left" : "right";
            String labels = i % 5 == 0
                    ? String.format(
                            Locale.ROOT,
                            "%.3f,%.3f,%.1f,%s",
                            angle + 0.1 * Math.sin(17 * i),
                            (double) (i % 7),
                            0.5 + i % 3,
                            i < ROWS / 2 ? "red" : "dark blue")
                    : ",,,";
            text.append(x + "," + (i % 7) + "," + angle * Math.sin(angle) + "," + side + "," + labels + "\n");
        }
        return Files.writeString(folder.resolve("it's a strip.csv"), text);
    }

    /// A description with the data's settings first.
    static FitDescription of(
            Path file,
            ColumnChoice.ColumnRequest columns,
            List<DataSetting> labels,
            List<? extends FitSetting> settings) {
        Table table = Table.read(file);
        List<FitSetting> all = new ArrayList<>(List.of(new DataSetting.PointsFile(file.toString())));
        all.addAll(labels);
        PointsInput points = PointsInput.of(table, columns, taken(labels));
        all.add(new DataSetting.Coordinates(
                columns, points.choice().coordinates(), points.points().missing() == 0));
        all.addAll(settings);
        return new FitDescription(labels.contains(new DataSetting.TargetColumns(List.of("colour"))), all);
    }

    static List<String> taken(List<DataSetting> labels) {
        return input(labels).taken();
    }

    static LabelInput input(List<DataSetting> labels) {
        List<String> targets = new ArrayList<>();
        Optional<String> weights = Optional.empty();
        for (DataSetting setting : labels) {
            if (setting instanceof DataSetting.TargetColumns target) targets.addAll(target.columns());
            if (setting instanceof DataSetting.LabelWeights column) weights = Optional.of(column.column());
        }
        return new LabelInput.Targets(targets, weights);
    }

    /// One of each kind.
    static List<FitSetting> oneOfEachKind() {
        return List.of(
                new DataSetting.PointsFile("points.csv"),
                new DataSetting.GraphFile("edges.csv"),
                new DataSetting.Coordinates(
                        new ColumnChoice.ColumnRequest(List.of("x"), List.of("y"), List.of("day"), false),
                        List.of(),
                        false),
                new DataSetting.TargetColumns(List.of("angle")),
                new DataSetting.LabelsBeside("labels.npy"),
                new DataSetting.LabelWeights("weight"),
                new DataSetting.FileFormat(
                        Optional.of(","), Optional.of("."), Optional.of("UTF-8"), Optional.of("first")),
                new LearningSetting.ScaledBy(Standardisation.ROBUST),
                new LearningSetting.MissingBy(MissingCoordinates.MEDIAN),
                new LearningSetting.ApproximateNeighbours(),
                new LearningSetting.RandomSeed(7),
                new LearningSetting.AllMethods(),
                new LearningSetting.NamedMethods(List.of(Methods.LAPLACIAN)),
                new LearningSetting.ParameterGiven<>(Parameter.BANDWIDTH, List.of(new Bandwidth.Absolute(0.5))),
                new LearningSetting.LambdaGiven(List.of(Lambda.raw(0.25))),
                new LearningSetting.LossGiven(LossKind.QUANTILE, OptionalDouble.of(0.9)),
                new LearningSetting.Untuned(),
                new LearningSetting.FoldCount(4),
                new LearningSetting.LeaveOneOutFolds(),
                new LearningSetting.ChosenBy(SelectionCriterion.MARGINAL_LIKELIHOOD),
                new LearningSetting.MeasuredBy(MeasureKind.ROOT_MEAN_SQUARE),
                new LearningSetting.OneStandardError(),
                new LearningSetting.OneMethod(),
                new LearningSetting.SearchTime(Duration.ofMillis(1500)),
                new LearningSetting.SamplePoints(500),
                new LearningSetting.SearchAllPoints(),
                new LearningSetting.ComputedOn(ComputeDevice.CPU),
                new LearningSetting.SolvedBy(SolverSettings.Choice.ITERATIVE),
                new ValueSetting.PerOutput(),
                new ValueSetting.WithErrorBars(),
                new ValueSetting.ForSuggestions(),
                new ClassSetting.ClassShares(Map.of("red", 1.0)));
    }
}
