package dev.tangent.experiments.survey;

import dev.tangent.Classification;
import dev.tangent.ClassificationFit;
import dev.tangent.Regression;
import dev.tangent.RegressionFit;
import dev.tangent.experiments.study.StudyDesign;
import dev.tangent.learning.ClassLabels;
import dev.tangent.learning.Labels;
import dev.tangent.linalg.array.RandomSubset;
import dev.tangent.method.Methods;
import dev.tangent.report.HeldOutClasses.HeldOutClass;
import dev.tangent.report.HeldOutValues.HeldOutValue;
import dev.tangent.report.SuspectClasses.SuspectClass;
import dev.tangent.report.SuspectValues.SuspectValue;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Predicate;

/// Spoils one label in twenty and looks for them: values are replaced by those of other labels, classes by other
/// classes.
///
/// @param design its labels are those of each draw
record WrongLabelStudy(SurveyTableSet gallery, StudyDesign design, Consumer<String> log) {
    static final int ONE_IN = 20;

    /// What one method ranked: rows, the most suspect first, and those that stand out.
    private record Ranked(List<Integer> rows, Set<Integer> outstanding, List<Integer> byResidual) {}

    /// Means over the draws of one table.
    ///
    /// @param precision the share of spoiled labels among the first ones, as many as are spoiled
    /// @param residuals the same where labels are ranked by errors of cross-validation as they are
    /// @param found the share of spoiled labels that stand out
    /// @param right the share of spoiled ones among those that stand out; one where none does
    /// @param alarms the share of draws without spoiled labels in which some label stands out
    record AuditMeasurement(
            String table, double precision, double residuals, double found, double right, double alarms) {
        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "wrong labels, %s: precision %.2f, by residuals %.2f, standing out %.2f of which right %.2f, alarms %.2f",
                    table,
                    precision,
                    residuals,
                    found,
                    right,
                    alarms);
        }
    }

    /// Looks at rows whose labels were spoiled.
    private interface Search {
        Ranked rank(int[] rows, Set<Integer> spoiled, SplittableRandom random);
    }

    List<AuditMeasurement> run() {
        List<AuditMeasurement> all = new ArrayList<>();
        for (SurveyTable table : gallery.values())
            all.add(measured(
                    table.name(),
                    table.points().size(),
                    (rows, spoiled, random) -> values(table, rows, spoiled, random)));
        for (ClassTable table : gallery.classes())
            all.add(measured(
                    table.name(),
                    table.points().size(),
                    (rows, spoiled, random) -> classes(table, rows, spoiled, random)));
        return all;
    }

    private AuditMeasurement measured(String name, int size, Search search) {
        int labels = design.mostLabels();
        int count = labels / ONE_IN;
        double[] sums = new double[5];
        for (int draw = 0; draw < design.draws(); draw++) {
            SplittableRandom random = new SplittableRandom(design.seed() + draw);
            int[] rows = RandomSubset.inOrder(size, labels, design.seed() + draw);
            Set<Integer> spoiled = new HashSet<>();
            for (int t = 0; t < count; t++) spoiled.add(rows[t]);
            Ranked found = search.rank(rows, spoiled, random);
            long hits = found.outstanding.stream().filter(spoiled::contains).count();
            sums[0] += share(found.rows.subList(0, count), spoiled::contains);
            sums[1] += share(found.byResidual.subList(0, count), spoiled::contains);
            sums[2] += (double) hits / count;
            sums[3] += found.outstanding.isEmpty() ? 1 : (double) hits / found.outstanding.size();
            sums[4] += search.rank(rows, Set.of(), random).outstanding.isEmpty() ? 0 : 1;
        }
        for (int t = 0; t < sums.length; t++) sums[t] /= design.draws();
        AuditMeasurement found = new AuditMeasurement(name, sums[0], sums[1], sums[2], sums[3], sums[4]);
        log.accept(found.toString());
        return found;
    }

    private static double share(List<Integer> rows, Predicate<Integer> marked) {
        return rows.stream().filter(marked).count() / (double) rows.size();
    }

    private Ranked values(SurveyTable table, int[] rows, Set<Integer> spoiled, SplittableRandom random) {
        double[] truth = table.target().values().column(0);
        double[] values = new double[rows.length];
        for (int t = 0; t < rows.length; t++) {
            int from = t;
            while (spoiled.contains(rows[t]) && truth[rows[from]] == truth[rows[t]]) from = random.nextInt(rows.length);
            values[t] = truth[rows[from]];
        }
        RegressionFit fit = new Regression()
                .method(Methods.LOCAL_GAUSSIAN)
                .seed(design.seed())
                .fit(table.points(), Labels.of(rows, values));
        List<SuspectValue> found = fit.suspectLabels().labels();
        return new Ranked(
                found.stream().map(SuspectValue::row).toList(),
                new HashSet<>(found.stream()
                        .filter(SuspectValue::standsOut)
                        .map(SuspectValue::row)
                        .toList()),
                fit.heldOut().getFirst().labels().stream()
                        .sorted(Comparator.comparingDouble(label -> -Math.abs(label.residual())))
                        .map(HeldOutValue::row)
                        .toList());
    }

    private Ranked classes(ClassTable table, int[] rows, Set<Integer> spoiled, SplittableRandom random) {
        Map<Integer, Integer> classes = new HashMap<>();
        for (int row : rows) {
            int shift = spoiled.contains(row) ? 1 + random.nextInt(table.count() - 1) : 0;
            classes.put(row, (table.classes()[row] + shift) % table.count());
        }
        ClassificationFit fit = new Classification()
                .method(Methods.LOCAL_GAUSSIAN)
                .seed(design.seed())
                .fit(table.points(), ClassLabels.ofIntegers(classes));
        List<SuspectClass> found = fit.suspectLabels().labels();
        return new Ranked(
                found.stream().map(SuspectClass::row).toList(),
                new HashSet<>(found.stream()
                        .filter(SuspectClass::standsOut)
                        .map(SuspectClass::row)
                        .toList()),
                fit.heldOut().orElseThrow().labels().stream()
                        .sorted(Comparator.comparingDouble(
                                label -> label.probabilities().get(label.truth())))
                        .map(HeldOutClass::row)
                        .toList());
    }
}
