package dev.tangent.fit.assessment;

import dev.tangent.fit.LearningSettings;
import dev.tangent.geometry.IncompletePoints;
import dev.tangent.method.MeasureKind;
import dev.tangent.parallel.Progress;
import dev.tangent.report.ImportanceReport;
import dev.tangent.report.ImportanceReport.ColumnImportance;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;

/// How much larger the error at some places becomes where one column has the values of other rows.
///
/// @param places that were not learnt from
/// @param donors rows whose values are put in place of theirs
/// @param losses of places that come one or several times round, in their order
/// @param settings of the fit, which say how to run
public record PermutationImportance(
        IncompletePoints places,
        IncompletePoints donors,
        Function<IncompletePoints, double[]> losses,
        MeasureKind measure,
        LearningSettings settings) {
    /// Predictions of each column that make its mean error sure enough.
    private static final int ENOUGH = 300;

    /// Operations that may be spent on more than one round.
    private static final double AFFORDABLE = 2e11;

    /// Of columns by their names.
    ///
    /// @param names one for each coordinate; those of one name are one column
    public ImportanceReport of(List<String> names) {
        return settings.execution().run(stages -> stages.run("importance", () -> computed(names)));
    }

    private ImportanceReport computed(List<String> names) {
        Map<String, List<Integer>> columns = new LinkedHashMap<>();
        for (int c = 0; c < names.size(); c++)
            columns.computeIfAbsent(names.get(c), name -> new ArrayList<>()).add(c);
        double round = (double) places.size() * columns.size() * donors.size() * donors.dimension();
        int wanted = Math.ceilDiv(ENOUGH, places.size());
        int repeats = Math.clamp((long) (AFFORDABLE / round), 1, wanted);
        double[] whole = losses.apply(places);
        SplittableRandom random = new SplittableRandom(settings.execution().seed());
        List<ColumnImportance> found = new ArrayList<>();
        Progress progress = Progress.current();
        for (Map.Entry<String, List<Integer>> column : columns.entrySet()) {
            double[] mixed = losses.apply(mixed(column.getValue(), repeats, random));
            found.add(importance(column.getKey(), whole, mixed, repeats));
            progress.at(found.size(), columns.size());
        }
        found.sort(Comparator.comparingDouble(each -> -each.increase()));
        return new ImportanceReport(measure, mean(whole), places.size(), repeats, found);
    }

    /// The places several times round, with other rows' values of one column.
    private IncompletePoints mixed(List<Integer> column, int repeats, SplittableRandom random) {
        int dimension = places.dimension();
        double[] own = places.toArray();
        double[] mixed = new double[repeats * own.length];
        for (int r = 0; r < repeats; r++) System.arraycopy(own, 0, mixed, r * own.length, own.length);
        for (int i = 0; i < repeats * places.size(); i++) {
            int donor = random.nextInt(donors.size());
            for (int c : column) mixed[i * dimension + c] = donors.at(donor, c);
        }
        return places.with(mixed);
    }

    private static ColumnImportance importance(String name, double[] whole, double[] mixed, int repeats) {
        MeanEstimate mean = new MeanEstimate();
        for (int i = 0; i < whole.length; i++) {
            double changed = 0;
            for (int r = 0; r < repeats; r++) changed += mixed[r * whole.length + i] / repeats;
            mean.add(changed - whole[i], 1);
        }
        return new ColumnImportance(name, mean.mean(), mean.standardError());
    }

    private static double mean(double[] values) {
        MeanEstimate mean = new MeanEstimate();
        for (double value : values) mean.add(value, 1);
        return mean.mean();
    }
}
