package dev.tangent.experiments.study;

import dev.tangent.Check;
import dev.tangent.ParameterValue;
import dev.tangent.ProgressListener;
import dev.tangent.ProgressListener.SearchProgress;
import dev.tangent.Regression;
import dev.tangent.experiments.comparison.ComparedMethod;
import dev.tangent.experiments.comparison.Comparison;
import dev.tangent.experiments.comparison.JointComparison;
import dev.tangent.geometry.DistinctPoints;
import dev.tangent.learning.Labels;
import dev.tangent.linalg.MatrixView;
import dev.tangent.report.CandidateReport;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// Runs one search for each draw, target and number of labels, as a user would, and reports the error of every
/// competitor.
///
/// A setting of a regularizer is expensive, a draw of labels is cheap: several draws are searched together.
public final class Study {
    /// Draws are taken together as long as they have no more labels than this, and than this part of the points:
    /// dense work on labels, which grows by their square, must not cost more than sparse work on the points.
    private static final int TOGETHER = 1_100;

    private static final int POINTS_A_LABEL = 3;

    private final Problem problem;
    private final DistinctPoints points;
    private final StudyDesign design;
    private final Regression regression;
    private final Consumer<String> log;

    /// @param regression with the methods to search among, and whatever of their parameters is given
    /// @param log receives a line for each step
    public Study(Problem problem, StudyDesign design, Regression regression, Consumer<String> log) {
        points = DistinctPoints.of(problem.points());
        Check.that(
                design.mostLabels() < points.cloud().size(),
                design.mostLabels() + " labels of " + points.cloud().size() + " points leave nothing to predict");
        this.problem = problem;
        this.design = design;
        this.regression = regression.seed(design.seed());
        this.log = log;
    }

    public StudyResults run(List<Competitor> competitors) {
        return run(competitors, (result, predicted) -> {});
    }

    /// Compares, and hands on what was predicted.
    ///
    /// @param listener receives what was predicted
    public StudyResults run(List<Competitor> competitors, PredictionListener listener) {
        List<LabelDraw> draws = draws();
        int labels = Math.min(TOGETHER, points.cloud().size() / POINTS_A_LABEL);
        int together = Math.max(1, labels / design.mostLabels());
        List<DrawResult> results = new ArrayList<>();
        for (int first = 0; first < draws.size(); first += together) {
            List<LabelDraw> some = draws.subList(first, Math.min(draws.size(), first + together));
            for (ReportedError error : ReportedError.values()) results.addAll(run(competitors, some, error, listener));
        }
        return new StudyResults(results);
    }

    /// The draws of its labels, for methods that are run by someone else.
    public List<LabelDraw> draws() {
        return IntStream.range(0, design.draws())
                .mapToObj(number -> new LabelDraw(number, points, design))
                .toList();
    }

    /// The results of a method that someone else ran on one of the draws.
    ///
    /// @param predicted one row a row of the points, one column an output of the target
    public static List<DrawResult> results(
            String competitor, LabelDraw draw, int labels, StudyTarget target, MatrixView predicted) {
        List<Map<String, ParameterValue>> none =
                Collections.nCopies(target.parts().size(), Map.of());
        return results(competitor, new Case(draw, labels, target), none, predicted);
    }

    /// What one search is for.
    private record Case(LabelDraw draw, int labels, StudyTarget target) {
        Labels given() {
            return draw.labels(target, labels);
        }
    }

    /// The targets of which this error is reported.
    private List<DrawResult> run(
            List<Competitor> competitors, List<LabelDraw> draws, ReportedError error, PredictionListener listener) {
        List<Case> cases = new ArrayList<>();
        for (int labels : design.labels())
            for (LabelDraw draw : draws)
                for (StudyTarget target : problem.targets())
                    if (target.reported() == error) cases.add(new Case(draw, labels, target));
        if (cases.isEmpty()) return List.of();
        String drawn = "draws " + (draws.getFirst().number() + 1) + " to "
                + (draws.getLast().number() + 1);
        JointComparison joint = JointComparison.of(
                asReported(error).listener(logging(drawn)),
                problem.points(),
                cases.stream().map(Case::given).toList());
        return predicted(competitors, cases, joint, listener);
    }

    /// Parameters are chosen for the error that is reported.
    private Regression asReported(ReportedError error) {
        Regression measured = regression.measure(error.measure());
        return error == ReportedError.MEAN_LENGTH ? measured : measured.perOutput();
    }

    private ProgressListener logging(String drawn) {
        return new ProgressListener() {
            @Override
            public void began(String stage) {
                log.accept(drawn + ": " + stage);
            }

            @Override
            public void searched(SearchProgress progress) {
                if (progress.done() > 0) log.accept(drawn + ": setting " + progress.done() + " of " + progress.total());
            }
        };
    }

    /// A competitor of one search. Two competitors may be the same method.
    private record Entrant(Competitor competitor, ComparedMethod method) {}

    private List<DrawResult> predicted(
            List<Competitor> competitors, List<Case> cases, JointComparison joint, PredictionListener listener) {
        List<List<Entrant>> entrants = joint.comparisons().stream()
                .map(comparison -> entrants(competitors, comparison))
                .toList();
        List<List<ComparedMethod>> wanted = entrants.stream()
                .map(own -> own.stream().map(Entrant::method).distinct().toList())
                .toList();
        Map<Entrant, List<DrawResult>> found = new HashMap<>();
        joint.predict(wanted, (set, method, values) -> {
            for (Entrant entrant : entrants.get(set)) {
                if (!entrant.method.equals(method)) continue;
                List<DrawResult> results = results(
                        entrant.competitor.name(),
                        cases.get(set),
                        method.chosen().stream()
                                .map(CandidateReport::parameters)
                                .toList(),
                        values);
                synchronized (found) {
                    found.put(entrant, results);
                    results.forEach(result -> listener.predicted(result, values));
                }
            }
        });
        return entrants.stream()
                .flatMap(List::stream)
                .flatMap(entrant -> found.getOrDefault(entrant, List.of()).stream())
                .toList();
    }

    private static List<Entrant> entrants(List<Competitor> competitors, Comparison comparison) {
        List<Entrant> entrants = new ArrayList<>();
        for (Competitor competitor : competitors)
            competitor.of().apply(comparison).ifPresent(method -> entrants.add(new Entrant(competitor, method)));
        return entrants;
    }

    private static List<DrawResult> results(
            String name, Case where, List<Map<String, ParameterValue>> chosen, MatrixView predicted) {
        boolean[] rows = where.draw.unlabelledRows(where.labels);
        List<String> parts = where.target.parts();
        return IntStream.range(0, parts.size())
                .mapToObj(part -> new DrawResult(
                        name,
                        parts.get(part),
                        where.labels,
                        where.draw.number(),
                        chosen.get(part),
                        where.target.error(part, predicted, rows)))
                .toList();
    }
}
