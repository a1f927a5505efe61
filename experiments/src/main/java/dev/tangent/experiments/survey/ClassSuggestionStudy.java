package dev.tangent.experiments.survey;

import dev.tangent.Classification;
import dev.tangent.ClassificationFit;
import dev.tangent.experiments.study.StudyDesign;
import dev.tangent.learning.ClassLabels;
import dev.tangent.linalg.array.RandomSubset;
import dev.tangent.method.Methods;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// Suggested classes against random ones: both begin with the same few random labels; one side asks for a batch,
/// labels it, fits again and asks once more.
///
/// @param design its labels are the numbers at which errors are compared
record ClassSuggestionStudy(List<ClassTable> tables, StudyDesign design, Consumer<String> log) {
    static final int STEP = 5;

    /// Mean shares of wrong rows without a label, over the draws of one table.
    ///
    /// @param random for each number of labels
    record ClassSuggestionMeasurement(String table, double[] random, double[] suggested) {
        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "classes, %s: error with random labels %s, with suggested ones %s",
                    table,
                    Arrays.toString(random),
                    Arrays.toString(suggested));
        }
    }

    List<ClassSuggestionMeasurement> run() {
        List<ClassSuggestionMeasurement> all = new ArrayList<>();
        for (ClassTable table : tables) {
            all.add(measured(table));
            log.accept(all.getLast().toString());
        }
        return all;
    }

    private ClassSuggestionMeasurement measured(ClassTable table) {
        int[] labels = design.labels();
        double[] random = new double[labels.length];
        double[] suggested = new double[labels.length];
        for (int draw = 0; draw < design.draws(); draw++) {
            int[] order = order(table, design.seed() + draw);
            int[] known = Arrays.copyOf(order, STEP);
            ClassificationFit fit = fit(table, known);
            for (int t = 0; t < labels.length; t++) {
                int[] drawn = Arrays.copyOf(order, labels[t]);
                random[t] += error(table, fit(table, drawn), drawn) / design.draws();
                for (; known.length < labels[t]; fit = fit(table, known))
                    known = IntStream.concat(
                                    Arrays.stream(known),
                                    Arrays.stream(fit.suggest(Math.min(STEP, labels[t] - known.length))
                                            .rows()))
                            .toArray();
                suggested[t] += error(table, fit, known) / design.draws();
            }
        }
        return new ClassSuggestionMeasurement(table.name(), random, suggested);
    }

    /// All rows in random order, such that the first few are not of one class.
    private static int[] order(ClassTable table, long seed) {
        int size = table.classes().length;
        int[] order = RandomSubset.inOrder(size, size, seed);
        int other = 0;
        while (table.classes()[order[other]] == table.classes()[order[0]]) other++;
        if (other >= STEP) {
            int row = order[other];
            System.arraycopy(order, 1, order, 2, other - 1);
            order[1] = row;
        }
        return order;
    }

    private ClassificationFit fit(ClassTable table, int[] rows) {
        Map<Integer, Integer> classes = new HashMap<>();
        for (int row : rows) classes.put(row, table.classes()[row]);
        return new Classification()
                .method(Methods.POISSON)
                .seed(design.seed())
                .fit(table.points(), ClassLabels.ofIntegers(classes));
    }

    private static double error(ClassTable table, ClassificationFit fit, int[] known) {
        boolean[] labelled = new boolean[table.classes().length];
        for (int row : known) labelled[row] = true;
        int wrong = 0;
        for (int row = 0; row < labelled.length; row++)
            if (!labelled[row] && !fit.at(row).equals(String.valueOf(table.classes()[row]))) wrong++;
        return wrong / (double) (labelled.length - known.length);
    }
}
