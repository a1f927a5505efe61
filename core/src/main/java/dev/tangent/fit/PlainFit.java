package dev.tangent.fit;

import dev.tangent.InvalidInput;
import dev.tangent.Subject;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.classification.LambdaFreeMethod;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.method.Method;
import dev.tangent.method.MethodSettings;
import dev.tangent.method.Parameter;
import dev.tangent.method.ParameterValues;
import dev.tangent.method.RegularizerMethod;
import dev.tangent.method.kind.BaselineMethod;
import dev.tangent.method.kind.LambdaFreeRule;
import dev.tangent.method.kind.TrendMethod;
import dev.tangent.method.spec.Bounds;
import dev.tangent.method.spec.Defaults;
import dev.tangent.method.spec.MethodSpec;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.report.FitReport.LambdaReport;
import dev.tangent.report.MethodReport;
import dev.tangent.selection.SelectionSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// A fit without a search: with what is given, and the defaults for all else.
record PlainFit(FitJob job) {
    /// Fits.
    ///
    /// @param reasons for which nothing was searched, where a search was asked for
    public Learnt fit(List<String> reasons) {
        List<String> warnings = new ArrayList<>(reasons);
        warnings.addAll(job.data().labelWarnings());
        return switch (job.plain()) {
            case RegularizerMethod made -> regularized(made, warnings);
            case LambdaFreeRule rule -> lambdaFree(rule, warnings);
            case BaselineMethod baseline -> throw needsSearch(baseline);
            case TrendMethod trend -> throw needsSearch(trend);
        };
    }

    private static InvalidInput needsSearch(Method method) {
        return new InvalidInput(
                "%s %s chooses parameters of its own by cross-validation, which %s forbids and which needs at least %s"
                        + " labelled points",
                Subject.METHOD, method.name(), Subject.UNTUNED, SelectionSettings.FEWEST_LABELS);
    }

    private ParameterValues filled(Method method) {
        ParameterValues given = job.settings()
                .method()
                .of(List.of(method))
                .settings(job.data().isGraph() ? Parameter.OF_GRAPHS : Set.of());
        ParameterValues filled = Defaults.fill(method, given, job.data().size());
        Bounds.check(method, filled, job.data().size());
        return filled;
    }

    private Learnt regularized(RegularizerMethod method, List<String> warnings) {
        MethodSpec choice = job.settings().method();
        ParameterValues settings = filled(method);
        RegularizerSpec setting = new RegularizerSpec(settings.of(Parameter.NEIGHBOURS), method.regularizer(settings));
        NeighbourGraph graph = graph(setting);
        RegularizedFit fit = RegularizedFit.of(
                job, new MethodSettings(method, settings), setting, graph, choice.lambda(), Optional.empty(), false);
        return new Learnt.ByRegularizer(
                fit,
                graph,
                fit.prediction(),
                MethodReport.of(method, choice.isDefault(), settings, graph),
                Optional.of(LambdaReport.of(
                        choice.lambda(), fit.matrix(), choice.lambdas().isEmpty(), false)),
                Optional.empty(),
                warnings);
    }

    private NeighbourGraph graph(RegularizerSpec setting) {
        return job.settings().execution().neighbours(job.data().points(), setting.neighbours(), job.stages());
    }

    private Learnt lambdaFree(LambdaFreeRule rule, List<String> warnings) {
        ParameterValues settings = filled(rule);
        RegularizerSpec setting = new RegularizerSpec(settings.of(Parameter.NEIGHBOURS), rule.weights(settings));
        NeighbourGraph graph = graph(setting);
        LambdaFreeMethod method = new LambdaFreeMethod(
                rule.name(),
                rule.maker().apply(job.data().objective().prior().orElseThrow()),
                List.of(setting),
                job.settings().solver());
        LabelledGraph labelled = new LabelledGraph(graph, job.data().labels());
        Prediction prediction = job.stages().run("solve", () -> method.predict(labelled, setting));
        return new Learnt.ByMethod(
                graph,
                prediction,
                ExtensionRule.weighted(job, graph),
                MethodReport.of(rule, job.settings().method().isDefault(), settings, graph),
                false,
                Optional.empty(),
                warnings);
    }
}
