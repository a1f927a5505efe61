package dev.tangent.experiments.survey;

import dev.tangent.Classification;
import dev.tangent.ClassificationFit;
import dev.tangent.InvalidInput;
import dev.tangent.Regression;
import dev.tangent.RegressionFit;
import dev.tangent.experiments.study.NewPointSplit;
import dev.tangent.experiments.study.SameSettings;
import dev.tangent.experiments.study.StudyDesign;
import dev.tangent.learning.ClassLabels;
import dev.tangent.learning.Intervals;
import dev.tangent.learning.Labels;
import dev.tangent.learning.newpoints.FittedModel;
import dev.tangent.learning.newpoints.NewPrediction;
import dev.tangent.linalg.MatrixView;
import dev.tangent.linalg.NotSolved;
import dev.tangent.method.Capability;
import dev.tangent.method.Method;
import dev.tangent.method.Methods;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.DoubleSupplier;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/// A third of the rows is held back, a model of the others predicts them, and a fit to all rows says how well they are
/// predicted that take part: the same rows, once as new points and once as rows without a label.
///
/// @param values methods for values, by the names they have in the tables
/// @param classes methods for classes
record NewPointStudy(
        SurveyTableSet gallery,
        Map<String, Regression> values,
        Map<String, Classification> classes,
        StudyDesign design,
        Consumer<String> log) {
    static final double SHARE = 0.95;

    /// Of one draw.
    ///
    /// @param error at the new points
    /// @param rows error of the same fit at its own rows without a label
    /// @param same what a fit to all rows errs there, with the method, parameters and lambda that were chosen
    ///     without them; absent where no single regularizer was
    /// @param searched the same after a search of its own
    /// @param within shares of values inside their intervals, at rows without a label and at new points; absent for
    ///     classes
    record Draw(double error, double rows, OptionalDouble same, double searched, Optional<double[]> within) {}

    /// Over the draws of one table, method and number of labels.
    record NewPointMeasurement(String table, String method, int labels, List<Draw> draws) {
        /// Of the error at new points over that of a joint fit.
        Ratio ratio() {
            return Ratio.of(draws.stream()
                    .mapToDouble(draw -> quotient(draw.error, draw.same.orElse(draw.searched)))
                    .toArray());
        }

        /// The same with the joint fit's own search.
        Ratio searched() {
            return Ratio.of(draws.stream()
                    .mapToDouble(draw -> quotient(draw.error, draw.searched))
                    .toArray());
        }

        private static double quotient(double error, double joint) {
            return error == joint ? 1 : error / joint;
        }

        double error() {
            return draws.stream().mapToDouble(Draw::error).average().orElseThrow();
        }

        /// Of the fit without the new points at its own rows without a label.
        double rows() {
            return draws.stream().mapToDouble(Draw::rows).average().orElseThrow();
        }

        /// @param part 0 for rows without a label, 1 for new points
        OptionalDouble within(int part) {
            return draws.stream()
                    .flatMap(draw -> draw.within.stream())
                    .mapToDouble(both -> both[part])
                    .average();
        }

        @Override
        public String toString() {
            return "new points of " + table + ", " + method + ", " + labels + " labels: error "
                    + String.format(Locale.ROOT, "%.3g, at rows %.3g", error(), rows()) + ", ratio " + ratio()
                    + ", searched "
                    + searched() + ", within " + text(within(0)) + " and " + text(within(1));
        }

        private static String text(OptionalDouble share) {
            return share.isPresent() ? String.format(Locale.ROOT, "%.3f", share.getAsDouble()) : "-";
        }
    }

    /// A mean and its standard error.
    record Ratio(double mean, double error) {
        static Ratio of(double[] each) {
            double mean = Arrays.stream(each).average().orElseThrow();
            double squares =
                    Arrays.stream(each).map(one -> (one - mean) * (one - mean)).sum();
            return new Ratio(mean, each.length < 2 ? 0 : Math.sqrt(squares / (each.length - 1.0) / each.length));
        }

        @Override
        public String toString() {
            return String.format(Locale.ROOT, "%.2f +- %.2f", mean, error);
        }
    }

    /// Every method that predicts values, each with its usual search.
    static Map<String, Regression> everyRegression() {
        Map<String, Regression> all = new LinkedHashMap<>();
        for (Method method : Methods.all())
            if (method.can(Capability.VALUES)) all.put(method.name(), new Regression().method(method));
        all.put("auto", new Regression().auto());
        return all;
    }

    /// Every method that predicts classes.
    static Map<String, Classification> everyClassification() {
        Map<String, Classification> all = new LinkedHashMap<>();
        for (Method method : Methods.all())
            if (method.can(Capability.CLASSES)) all.put(method.name(), new Classification().method(method));
        all.put("auto", new Classification().auto());
        return all;
    }

    /// What a method refuses, such as more columns than its neighbourhoods can describe, is told and left out.
    List<NewPointMeasurement> run() {
        List<NewPointMeasurement> all = new ArrayList<>();
        for (int labels : design.labels()) {
            for (SurveyTable table : gallery.values())
                for (int c = 0; c < table.target().outputs().size(); c++) {
                    double[] truth = table.target().values().column(c);
                    String name = table.target().outputs().get(c);
                    values.forEach((method, regression) -> add(
                            name,
                            method,
                            labels,
                            all,
                            seed -> values(
                                    table, truth, regression.seed(design.seed()).errorBars(), labels, seed)));
                }
            for (ClassTable table : gallery.classes())
                classes.forEach((method, classification) -> add(
                        table.name(),
                        method,
                        labels,
                        all,
                        seed -> classes(table, classification.seed(design.seed()), labels, seed)));
        }
        return all;
    }

    private interface Drawn {
        Draw of(long seed);
    }

    private void add(String table, String method, int labels, List<NewPointMeasurement> all, Drawn drawn) {
        try {
            List<Draw> draws = IntStream.range(0, design.draws())
                    .mapToObj(number -> drawn.of(design.seed() + number))
                    .toList();
            all.add(new NewPointMeasurement(table, method, labels, draws));
            log.accept(all.getLast().toString());
        } catch (InvalidInput | NotSolved refused) {
            log.accept("new points of " + table + ", " + method + ": " + refused.getMessage());
        }
    }

    private static Draw values(SurveyTable table, double[] column, Regression regression, int labels, long seed) {
        NewPointSplit split = NewPointSplit.of(column.length, labels, seed);
        double[] truth = split.values(column);
        Labels given = Labels.of(IntStream.range(0, labels).toArray(), Arrays.copyOf(truth, labels));
        RegressionFit fit = regression.fit(split.knownOf(table.points()), given);
        FittedModel model = fit.model();
        NewPrediction predicted = model.predict(split.newOf(table.points()));
        int known = split.known();
        double error = error(MatrixView.of(predicted.values()), truth, 0, known);
        OptionalDouble same = SameSettings.of(new Regression(), fit.report())
                .map(plain -> solved(() ->
                        error(plain.fit(split.all(table.points()), given).values(), truth, known, known)))
                .orElse(OptionalDouble.empty());
        RegressionFit searched = regression.fit(split.all(table.points()), given);
        double[] within = {
            within(fit.intervals(SHARE), truth, labels, known, 0),
            within(model.bars().orElseThrow().intervals(predicted, SHARE), truth, known, truth.length, known)
        };
        double rows = error(fit.values(), truth, labels, labels, known);
        return new Draw(error, rows, same, error(searched.values(), truth, known, known), Optional.of(within));
    }

    /// A setting of other points may have equations that cannot be solved.
    private static OptionalDouble solved(DoubleSupplier error) {
        try {
            return OptionalDouble.of(error.getAsDouble());
        } catch (NotSolved unsolved) {
            return OptionalDouble.empty();
        }
    }

    /// Root mean square over the new points.
    ///
    /// @param at the row of the first of them
    private static double error(MatrixView values, double[] truth, int at, int known) {
        return error(values, truth, at, known, truth.length);
    }

    private static double error(MatrixView values, double[] truth, int at, int from, int to) {
        return Math.sqrt(IntStream.range(from, to)
                .mapToDouble(row -> Math.pow(values.at(row - from + at, 0) - truth[row], 2))
                .average()
                .orElseThrow());
    }

    private static double within(Intervals intervals, double[] truth, int from, int to, int first) {
        return share(from, to, row -> intervals.at(row - first, 0).contains(truth[row]));
    }

    private static double share(int from, int to, IntPredicate holds) {
        return (double) IntStream.range(from, to).filter(holds).count() / (to - from);
    }

    private static Draw classes(ClassTable table, Classification classification, int labels, long seed) {
        NewPointSplit split = NewPointSplit.of(table.points().size(), labels, seed);
        int known = split.known();
        int[] truth =
                Arrays.stream(split.order()).map(row -> table.classes()[row]).toArray();
        Map<Integer, Integer> shown = new TreeMap<>();
        for (int row = 0; row < labels; row++) shown.put(row, truth[row]);
        ClassLabels given = ClassLabels.ofIntegers(shown);
        ClassificationFit fit = classification.fit(split.knownOf(table.points()), given);
        MatrixView found =
                MatrixView.of(fit.model().predict(split.newOf(table.points())).values());
        OptionalDouble same = SameSettings.of(new Classification(), fit.report())
                .map(plain -> solved(() -> wrong(plain.fit(split.all(table.points()), given), truth, known)))
                .orElse(OptionalDouble.empty());
        double searched = wrong(classification.fit(split.all(table.points()), given), truth, known);
        double error = share(
                known,
                truth.length,
                row -> !fit.names().get(best(found, row - known)).equals("" + truth[row]));
        return new Draw(error, wrong(fit, truth, labels, known), same, searched, Optional.empty());
    }

    private static double wrong(ClassificationFit joint, int[] truth, int known) {
        return wrong(joint, truth, known, truth.length);
    }

    private static double wrong(ClassificationFit joint, int[] truth, int from, int to) {
        MatrixView probabilities = MatrixView.of(joint.classes().probabilities());
        return share(
                from, to, row -> !joint.names().get(best(probabilities, row)).equals("" + truth[row]));
    }

    private static int best(MatrixView probabilities, int row) {
        int best = 0;
        for (int c = 1; c < probabilities.columns(); c++)
            if (probabilities.at(row, c) > probabilities.at(row, best)) best = c;
        return best;
    }
}
