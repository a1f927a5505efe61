package dev.tangent.app;

import dev.tangent.app.input.Labelled;
import dev.tangent.app.input.PointsInput;
import dev.tangent.app.method.BaselineMethod;
import dev.tangent.app.method.Bounds;
import dev.tangent.app.method.Defaults;
import dev.tangent.app.method.Method;
import dev.tangent.app.method.Origin;
import dev.tangent.app.method.Parameter;
import dev.tangent.app.method.RegularizerMethod;
import dev.tangent.app.method.RuleMethod;
import dev.tangent.app.method.Settings;
import dev.tangent.app.method.TrendMethod;
import dev.tangent.app.report.Stages;
import dev.tangent.app.report.Summary.MethodUsed;
import dev.tangent.app.report.Tuning;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.Labels;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.Learner;
import dev.tangent.learning.Model;
import dev.tangent.learning.Prediction;
import dev.tangent.learning.ReducedLearner;
import dev.tangent.learning.classification.LambdaFreeMethod;
import dev.tangent.learning.loss.Squared;
import dev.tangent.learning.selection.Setting;
import dev.tangent.learning.selection.Task;
import dev.tangent.linalg.Check;
import dev.tangent.linalg.InvalidInput;
import dev.tangent.sparse.SolverSettings;
import java.util.List;
import java.util.Optional;

/// A prediction with one setting and one lambda, or without any.
final class PlainFit {
    /// Losses other than the squared one, and classes, are dense work on the labels.
    private static final int MOST_DENSE = 10_000;

    private PlainFit() {}

    /// With what is given, and the defaults for all else.
    static Fit of(LearningOptions.Input input, LearningOptions options, List<String> warnings, Stages stages) {
        Method method = options.method.only().orElse(options.method.regularizer());
        return switch (method) {
            case RegularizerMethod made ->
                of(
                        Regularization.of(input.points(), options.method, stages),
                        input.labelled(),
                        options,
                        options.method.lambda(),
                        options.method.lambdaOrigin(),
                        Optional.empty(),
                        warnings,
                        stages);
            case RuleMethod rule -> rule(rule, input, options, warnings, stages);
            case BaselineMethod baseline -> throw needsSearch(baseline);
            case TrendMethod trend -> throw needsSearch(trend);
        };
    }

    private static InvalidInput needsSearch(Method method) {
        return new InvalidInput(
                "--method " + method.name() + " chooses parameters of its own by cross-validation, which"
                        + " --no-tune forbids and which needs at least " + SelectionOptions.FEWEST_LABELS
                        + " labelled points");
    }

    static Fit of(
            Regularization made,
            Labelled labelled,
            LearningOptions options,
            Lambda lambda,
            Origin origin,
            Optional<Tuning> tuning,
            List<String> warnings,
            Stages stages) {
        Model model = options.model.model(labelled);
        SolverSettings solver = options.solver.settings();
        Prediction prediction = stages.run("solve", () -> predict(made, labelled.labels(), model, lambda, solver));
        return new Fit(
                prediction,
                Optional.of(made.methodUsed()),
                Optional.of(made.lambdaUsed(lambda, origin)),
                Optional.of(made.matrixMade()),
                tuning,
                warnings,
                Optional.of(new Fit.Regularized(made, lambda)));
    }

    private static Prediction predict(
            Regularization made, Labels labels, Model model, Lambda lambda, SolverSettings solver) {
        if (model instanceof Squared) return new Learner(made.matrix(), lambda, solver).predict(labels);
        DistinctLabels merged = labels.merged(made.matrix().graph().points());
        Check.atMost(
                MOST_DENSE,
                merged.size(),
                "number of labelled points",
                MOST_DENSE + " for classes and for losses other than squared, which are dense work on the labels,");
        return new ReducedLearner(made.matrix(), merged, model, solver).predict(lambda);
    }

    private static Fit rule(
            RuleMethod rule,
            LearningOptions.Input input,
            LearningOptions options,
            List<String> warnings,
            Stages stages) {
        PointsInput points = input.points();
        int coordinates = points.cloud().dimension();
        Settings settings = Defaults.fill(rule, options.method.given(), points.distinct(), coordinates);
        Bounds.check(rule, settings, points.table().file(), points.distinct(), coordinates);
        int neighbours = settings.of(Parameter.NEIGHBOURS);
        NeighbourGraph graph = stages.run("neighbours", () -> NeighbourGraph.nearest(points.cloud(), neighbours));
        Task task = Task.of(graph, input.labelled().labels());
        Setting setting = new Setting(neighbours, rule.weights(settings));
        LambdaFreeMethod method = new LambdaFreeMethod(
                rule.name(),
                rule.maker().apply(options.model.prior(input.labelled())),
                List.of(setting),
                options.solver.settings());
        Prediction prediction = stages.run("solve", () -> method.predict(task, setting));
        return new Fit(
                prediction,
                Optional.of(new MethodUsed(
                        rule.name(),
                        rule.title(),
                        options.method.methodIsDefault(),
                        Regularization.values(rule, settings, graph))),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                warnings,
                Optional.empty());
    }
}
