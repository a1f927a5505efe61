package dev.tangent.experiments.survey;

import dev.tangent.Regression;
import dev.tangent.RegressionFit;
import dev.tangent.experiments.study.Design;
import dev.tangent.experiments.study.LabelDraw;
import dev.tangent.experiments.study.Study;
import dev.tangent.experiments.study.Target;
import dev.tangent.learning.uncertainty.Intervals;
import dev.tangent.learning.uncertainty.PredictionInterval;
import dev.tangent.method.Methods;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/// How many of the values without a label lie within intervals of 95 %, and how wide those are.
record IntervalStudy(Gallery gallery, Design design, Consumer<String> log) {
    static final double SHARE = 0.95;

    /// Over the draws of one table, method and number of labels.
    ///
    /// @param covered the share of values within
    /// @param width the mean width over the standard deviation of the target
    record Measured(String part, String method, int labels, double covered, double width) {
        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "intervals of %s, %s, %d labels: %.3f within, width %.3f",
                    method,
                    part,
                    labels,
                    covered,
                    width);
        }
    }

    static Map<String, Regression> methods() {
        Map<String, Regression> methods = new LinkedHashMap<>();
        methods.put("auto", new Regression().auto());
        methods.put("LG", new Regression().method(Methods.LOCAL_GAUSSIAN));
        methods.put("GP", new Regression().method(Methods.GAUSSIAN_PROCESS));
        return methods;
    }

    List<Measured> run() {
        List<Measured> all = new ArrayList<>();
        for (SurveyTable table : gallery.values())
            for (int labels : design.labels())
                methods().forEach((name, method) -> {
                    List<Measured> found = measured(table, labels, name, method);
                    // A run takes hours: what is known is told at once.
                    found.forEach(each -> log.accept(each.toString()));
                    all.addAll(found);
                });
        return all;
    }

    private List<Measured> measured(SurveyTable table, int labels, String name, Regression method) {
        Target target = table.target();
        double[] covered = new double[target.outputs().size()];
        double[] widths = new double[covered.length];
        List<LabelDraw> draws = new Study(table.problem(), design, method, log).draws();
        for (LabelDraw draw : draws) {
            RegressionFit fit = method.perOutput()
                    .folds(design.folds())
                    .seed(design.seed())
                    .errorBars()
                    .fit(table.points(), draw.labels(target, labels));
            add(fit.intervals(SHARE), target, draw.unlabelledRows(labels), covered, widths);
        }
        List<Measured> measured = new ArrayList<>();
        for (int c = 0; c < covered.length; c++)
            measured.add(new Measured(
                    target.outputs().get(c), name, labels, covered[c] / draws.size(), widths[c] / draws.size()));
        return measured;
    }

    private static void add(Intervals intervals, Target target, boolean[] rows, double[] covered, double[] widths) {
        for (int c = 0; c < covered.length; c++) {
            int count = 0;
            int within = 0;
            double width = 0;
            for (int row = 0; row < rows.length; row++) {
                if (!rows[row]) continue;
                PredictionInterval interval = intervals.at(row, c);
                count++;
                width += interval.width();
                if (interval.contains(target.values().at(row, c))) within++;
            }
            covered[c] += (double) within / count;
            widths[c] += width / count / SurveyTable.deviation(target.values().column(c));
        }
    }
}
