package dev.tangent.experiments.survey;

import dev.tangent.Regression;
import dev.tangent.RegressionFit;
import dev.tangent.experiments.study.LabelDraw;
import dev.tangent.experiments.study.Study;
import dev.tangent.experiments.study.StudyDesign;
import dev.tangent.experiments.study.StudyTarget;
import dev.tangent.learning.Labels;
import dev.tangent.learning.uncertainty.Suggestions;
import dev.tangent.linalg.MatrixView;
import dev.tangent.method.Methods;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// Suggested labels against random ones, as a user would: a search, suggestions, their labels, the next search.
record SuggestionStudy(SurveyTableSet gallery, StudyDesign design, Consumer<String> log) {
    static final int FIRST = 20;
    static final int STEP = 10;
    static final int LAST = 40;

    /// Mean errors over the draws of one table.
    ///
    /// @param spaceFilling the share of suggestions that went by distances to labels
    record SuggestionMeasurement(String part, double first, double random, double suggested, double spaceFilling) {
        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "suggestions, %s: error %.3f, with random labels %.3f, with suggested ones %.3f",
                    part,
                    first,
                    random,
                    suggested);
        }
    }

    List<SuggestionMeasurement> run() {
        List<SuggestionMeasurement> all = new ArrayList<>();
        for (SurveyTable table : gallery.values()) {
            List<SuggestionMeasurement> found = measured(table);
            found.forEach(each -> log.accept(each.toString()));
            all.addAll(found);
        }
        return all;
    }

    private List<SuggestionMeasurement> measured(SurveyTable table) {
        StudyTarget target = table.target();
        int outputs = target.outputs().size();
        double[][] errors = new double[3][outputs];
        double filling = 0;
        List<LabelDraw> draws = new Study(table.problem(), design, regression(), log).draws();
        for (LabelDraw draw : draws) {
            int[] rows = draw.rows(LAST);
            int[] known = Arrays.copyOf(rows, FIRST);
            RegressionFit fit = fit(table, known);
            add(errors[0], fit, target, known, draws.size());
            add(errors[1], fit(table, rows), target, rows, draws.size());
            while (known.length < LAST) {
                var suggested = fit.suggest(STEP);
                if (suggested.design() == Suggestions.SamplingDesign.SPACE_FILLING)
                    filling += (double) STEP / (LAST - FIRST) / draws.size();
                known = IntStream.concat(Arrays.stream(known), Arrays.stream(suggested.rows()))
                        .toArray();
                fit = fit(table, known);
            }
            add(errors[2], fit, target, known, draws.size());
        }
        double share = filling;
        return IntStream.range(0, outputs)
                .mapToObj(c -> new SuggestionMeasurement(
                        target.outputs().get(c), errors[0][c], errors[1][c], errors[2][c], share))
                .toList();
    }

    private Regression regression() {
        return new Regression().method(Methods.LOCAL_GAUSSIAN).forSuggestions().seed(design.seed());
    }

    private RegressionFit fit(SurveyTable table, int[] rows) {
        double[][] values = new double[rows.length][];
        Arrays.setAll(values, i -> table.target().values().row(rows[i]));
        return regression().fit(table.points(), Labels.of(rows, values));
    }

    private static void add(double[] errors, RegressionFit fit, StudyTarget target, int[] known, int draws) {
        boolean[] marked = new boolean[target.values().rows()];
        Arrays.fill(marked, true);
        for (int row : known) marked[row] = false;
        MatrixView values = fit.values();
        for (int c = 0; c < errors.length; c++) errors[c] += target.error(c, values, marked) / draws;
    }
}
