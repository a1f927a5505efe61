package dev.tangent.app.command;

import dev.tangent.InvalidInput;
import dev.tangent.MissingCoordinates;
import dev.tangent.Standardisation;
import dev.tangent.data.input.ColumnChoice;
import dev.tangent.data.input.LabelInput;
import dev.tangent.data.input.PointsInput;
import dev.tangent.data.table.KeptColumns;
import dev.tangent.data.table.Table;
import dev.tangent.learning.Lambda;
import dev.tangent.method.Domain;
import dev.tangent.method.LossKind;
import dev.tangent.method.MeasureKind;
import dev.tangent.method.Method;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.method.SelectionCriterion;
import dev.tangent.present.code.ClassSetting;
import dev.tangent.present.code.DataSetting;
import dev.tangent.present.code.FitDescription;
import dev.tangent.present.code.FitSetting;
import dev.tangent.present.code.LearningSetting;
import dev.tangent.present.code.ValueSetting;
import dev.tangent.regularizer.Bandwidth;
import dev.tangent.sparse.SolverSettings;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.function.Supplier;

/// Fits with settings of all kinds, drawn at random; what the library refuses is drawn anew.
final class RandomFits {
    private final DescribedTables tables;
    private final Random random;
    private final List<FitSetting> settings = new ArrayList<>();

    RandomFits(DescribedTables tables, long seed) {
        this.tables = tables;
        random = new Random(seed);
    }

    FitDescription next() {
        while (true) {
            settings.clear();
            FitDescription drawn = drawn();
            try {
                if (drawn.classes()) drawn.classification().check();
                else drawn.regression().check();
                return drawn;
            } catch (InvalidInput e) {
                // such as a parameter that the method does not have
            }
        }
    }

    @SafeVarargs
    private <T> T one(T... items) {
        return items[random.nextInt(items.length)];
    }

    private void sometimes(double share, Supplier<FitSetting> setting) {
        if (random.nextDouble() < share) settings.add(setting.get());
    }

    private FitDescription drawn() {
        boolean classes = random.nextInt(3) == 0;
        String file = one("points.csv", "points.csv", "gaps.csv", "comma.csv");
        DataSetting.FileFormat format = file.equals("comma.csv")
                ? new DataSetting.FileFormat(
                        Optional.of(","),
                        Optional.empty(),
                        one(Optional.empty(), Optional.of("UTF-8")),
                        Optional.empty())
                : DataSetting.FileFormat.UNKNOWN;
        if (format.isUsual() && random.nextInt(8) == 0) return overGraph(classes);
        Table table = Table.read(Path.of(tables.file(file)), format.dialect(), KeptColumns.NONE);
        settings.add(new DataSetting.PointsFile(tables.file(file)));
        settings.add(format);
        Optional<String> weights = random.nextInt(4) == 0 ? Optional.of("w") : Optional.empty();
        List<String> taken = classes ? classes(table, weights) : values(file, weights);
        coordinates(table, taken);
        learning(classes, file.equals("gaps.csv"));
        if (!classes) forValues();
        return new FitDescription(classes, settings);
    }

    /// Rows that are the vertices of a graph, with coordinates or without.
    private FitDescription overGraph(boolean classes) {
        String graph = tables.file(one("chain.mtx", "chain.mtx", "edges.csv"));
        settings.add(new DataSetting.GraphFile(graph));
        if (!classes && graph.endsWith(".mtx") && random.nextBoolean()) {
            settings.add(new DataSetting.LabelsBeside(tables.file("each.csv")));
            settings.add(new DataSetting.Coordinates(ColumnChoice.ColumnRequest.NONE, List.of(), true));
        } else {
            String file = tables.file("points.csv");
            settings.add(new DataSetting.PointsFile(file));
            Table table = Table.read(Path.of(file));
            coordinates(table, classes ? classes(table, Optional.empty()) : values("points.csv", Optional.empty()));
        }
        learning(classes, false);
        if (!classes) forValues();
        return new FitDescription(classes, settings);
    }

    private List<String> classes(Table table, Optional<String> weights) {
        String target = one("digit", "kind");
        settings.add(new DataSetting.TargetColumns(List.of(target)));
        weights.map(DataSetting.LabelWeights::new).ifPresent(settings::add);
        LabelInput.Targets input = new LabelInput.Targets(List.of(target), weights);
        List<String> names = input.read(table, dev.tangent.data.format.Dialect.UNKNOWN, true)
                .classes()
                .orElseThrow()
                .names();
        sometimes(0.4, () -> {
            double first = one(0.5, 0.125, 0.7);
            Map<String, Double> shares = new LinkedHashMap<>();
            shares.put(names.getFirst(), first);
            shares.put(names.getLast(), 1 - first);
            return new ClassSetting.ClassShares(shares);
        });
        return input.taken();
    }

    private List<String> values(String file, Optional<String> weights) {
        if (!file.equals("comma.csv") && random.nextInt(3) == 0) {
            String beside = one("labels.csv", "each.csv");
            settings.add(new DataSetting.LabelsBeside(tables.file(beside)));
            if (beside.equals("labels.csv")) settings.add(new DataSetting.LabelWeights("w"));
            return List.of();
        }
        List<String> targets = one(List.of("angle"), List.of("height", "angle"), List.of("digit"));
        settings.add(new DataSetting.TargetColumns(targets));
        weights.map(DataSetting.LabelWeights::new).ifPresent(settings::add);
        return new LabelInput.Targets(targets, weights).taken();
    }

    private void coordinates(Table table, List<String> taken) {
        List<String> others = new ArrayList<>(List.of("angle", "height", "w", "digit"));
        others.removeAll(taken);
        ColumnChoice.ColumnRequest asked = one(
                new ColumnChoice.ColumnRequest(List.of("x", "y", "z"), List.of(), List.of(), false),
                new ColumnChoice.ColumnRequest(List.of("z", "x"), List.of(), List.of("day"), false),
                new ColumnChoice.ColumnRequest(
                        List.of("x", "y", "z", DescribedTables.CATEGORY), List.of(), List.of(), false),
                new ColumnChoice.ColumnRequest(List.of(), others, List.of(), false));
        PointsInput points = PointsInput.of(table, asked, taken);
        settings.add(new DataSetting.Coordinates(
                asked, points.choice().coordinates(), points.points().missing() == 0));
    }

    private void learning(boolean classes, boolean gaps) {
        sometimes(0.5, () -> new LearningSetting.ScaledBy(one(Standardisation.values())));
        sometimes(
                0.4,
                () -> new LearningSetting.MissingBy(
                        gaps
                                ? one(MissingCoordinates.DROP, MissingCoordinates.MEDIAN, MissingCoordinates.NEIGHBOURS)
                                : one(MissingCoordinates.values())));
        sometimes(0.2, LearningSetting.ApproximateNeighbours::new);
        sometimes(0.4, () -> new LearningSetting.RandomSeed(one(1L, -5L, 1L << 40, 0L)));
        List<Method> methods = methods();
        sometimes(
                0.3,
                () -> new LearningSetting.LossGiven(
                        classes
                                ? one(LossKind.LOGISTIC, LossKind.SOFTMAX, LossKind.HINGE, LossKind.SQUARED)
                                : one(LossKind.HUBER, LossKind.QUANTILE, LossKind.ABSOLUTE, LossKind.EPSILON),
                        one(OptionalDouble.empty(), OptionalDouble.of(0.25), OptionalDouble.of(0.1 + 0.2))));
        boolean tuned = random.nextBoolean();
        for (Parameter<?> parameter : Methods.parameters())
            if (methods.stream().anyMatch(method -> method.takes(parameter)) && random.nextInt(3) == 0)
                settings.add(given(parameter, tuned));
        sometimes(0.4, () -> lambdas(tuned));
        if (!tuned) settings.add(new LearningSetting.Untuned());
        else search(classes); // what is said of a search is refused where there is none
        sometimes(0.2, () -> new LearningSetting.SolvedBy(one(SolverSettings.Choice.values())));
    }

    private List<Method> methods() {
        int kind = random.nextInt(6);
        if (kind == 0) settings.add(new LearningSetting.AllMethods());
        if (kind < 2) return kind == 0 ? Methods.contenders() : List.of(Methods.LOCAL_GAUSSIAN);
        List<Method> all = new ArrayList<>(Methods.all());
        Collections.shuffle(all, random);
        List<Method> some = List.copyOf(all.subList(0, kind == 2 ? 2 : 1));
        settings.add(new LearningSetting.NamedMethods(some));
        return some;
    }

    private <T> LearningSetting given(Parameter<T> parameter, boolean several) {
        List<T> values = new ArrayList<>(List.of(value(parameter)));
        T other = value(parameter);
        if (several && random.nextBoolean() && !other.equals(values.getFirst())) values.add(other);
        return new LearningSetting.ParameterGiven<>(parameter, values);
    }

    @SuppressWarnings("unchecked") // each domain has values of its own kind
    private <T> T value(Parameter<T> parameter) {
        return switch (parameter.domain()) {
            case Domain.WholeNumber whole -> (T) (parameter.equals(Parameter.NEIGHBOURS) ? one(8, 10, 13) : one(1, 2));
            case Domain.PositiveNumber number -> (T) one(0.1, 0.25, 1e-3);
            case Domain.Width width ->
                (T) one(new Bandwidth.Relative(0.5), new Bandwidth.Absolute(1.5), new Bandwidth.Relative(2));
            case Domain.OneOf<T> words ->
                words.values().get(random.nextInt(words.values().size()));
        };
    }

    private LearningSetting lambdas(boolean several) {
        List<Double> values = several ? one(List.of(1e-3), List.of(1e-8, 0.1 + 0.2)) : List.of(one(1e-3, 2.5e-7));
        boolean raw = random.nextBoolean();
        return new LearningSetting.LambdaGiven(
                values.stream().map(raw ? Lambda::raw : Lambda::relative).toList());
    }

    private void search(boolean classes) {
        sometimes(0.3, () -> one(new LearningSetting.FoldCount(3), new LearningSetting.LeaveOneOutFolds()));
        sometimes(0.2, () -> new LearningSetting.ChosenBy(one(SelectionCriterion.values())));
        sometimes(
                0.3,
                () -> new LearningSetting.MeasuredBy(
                        classes
                                ? one(MeasureKind.ACCURACY, MeasureKind.LOG_LOSS)
                                : one(MeasureKind.MEAN_ABSOLUTE, MeasureKind.ROOT_MEAN_SQUARE, MeasureKind.MEAN_L2)));
        sometimes(0.2, LearningSetting.OneStandardError::new);
        sometimes(0.2, LearningSetting.OneMethod::new);
        sometimes(0.2, () -> new LearningSetting.SearchTime(one(Duration.ofHours(3), Duration.ofMillis(900_123))));
        sometimes(0.2, () -> one(new LearningSetting.SamplePoints(70), new LearningSetting.SearchAllPoints()));
    }

    private void forValues() {
        sometimes(0.2, ValueSetting.PerOutput::new);
        sometimes(0.3, ValueSetting.WithErrorBars::new);
        sometimes(0.2, ValueSetting.ForSuggestions::new);
    }
}
