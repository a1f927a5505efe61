package dev.tangent.experiments.survey;

import dev.tangent.Regression;
import dev.tangent.RegressionFit;
import dev.tangent.experiments.study.LabelDraw;
import dev.tangent.experiments.study.Study;
import dev.tangent.experiments.study.StudyDesign;
import dev.tangent.experiments.study.StudyTarget;
import dev.tangent.learning.Intervals;
import dev.tangent.learning.Intervals.PredictionInterval;
import dev.tangent.method.Methods;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/// How many of the values without a label lie within intervals of 95 %, and how wide those are.
record IntervalStudy(SurveyTableSet gallery, StudyDesign design, Consumer<String> log) {
    static final double SHARE = 0.95;

    /// Over the draws of one table, method and number of labels.
    ///
    /// @param covered the share of values within
    /// @param width the mean width over the standard deviation of the target
    record IntervalMeasurement(String part, String method, int labels, double covered, double width) {
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

    List<IntervalMeasurement> run() {
        List<IntervalMeasurement> all = new ArrayList<>();
        for (SurveyTable table : gallery.values())
            for (int labels : design.labels())
                methods().forEach((name, method) -> {
                    List<IntervalMeasurement> found = measured(table, labels, name, method);
                    // A run takes hours: what is known is told at once.
                    found.forEach(each -> log.accept(each.toString()));
                    all.addAll(found);
                });
        return all;
    }

    /// Each output by itself, because error bars are for one method.
    private List<IntervalMeasurement> measured(SurveyTable table, int labels, String name, Regression method) {
        List<LabelDraw> draws = new Study(table.problem(), design, method, log).draws();
        List<IntervalMeasurement> measured = new ArrayList<>();
        for (int c = 0; c < table.target().outputs().size(); c++)
            measured.add(measured(table, table.target().only(c), draws, labels, name, method));
        return measured;
    }

    private IntervalMeasurement measured(
            SurveyTable table, StudyTarget target, List<LabelDraw> draws, int labels, String name, Regression method) {
        double covered = 0;
        double width = 0;
        for (LabelDraw draw : draws) {
            RegressionFit fit = method.seed(design.seed()).errorBars().fit(table.points(), draw.labels(target, labels));
            Share share = share(fit.intervals(SHARE), target, draw.unlabelledRows(labels));
            covered += share.within / draws.size();
            width += share.width / draws.size();
        }
        return new IntervalMeasurement(target.outputs().getFirst(), name, labels, covered, width);
    }

    /// Of the intervals of some rows, which share holds its value, and their mean width.
    private record Share(double within, double width) {}

    private static Share share(Intervals intervals, StudyTarget target, boolean[] rows) {
        int count = 0;
        int within = 0;
        double width = 0;
        for (int row = 0; row < rows.length; row++) {
            if (!rows[row]) continue;
            PredictionInterval interval = intervals.at(row, 0);
            count++;
            width += interval.width();
            if (interval.contains(target.values().at(row, 0))) within++;
        }
        return new Share(
                (double) within / count,
                width / count / SurveyTable.deviation(target.values().column(0)));
    }
}
