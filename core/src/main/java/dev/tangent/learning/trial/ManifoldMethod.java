package dev.tangent.learning.trial;

import dev.tangent.Check;
import dev.tangent.ParameterValue;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.fitting.LabelSpectra;
import dev.tangent.learning.fitting.Model;
import dev.tangent.learning.fitting.ModelFit;
import dev.tangent.learning.fitting.ReducedLearner;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.loss.Squared;
import dev.tangent.learning.reduction.LabelGroups;
import dev.tangent.learning.reduction.Reducer;
import dev.tangent.linalg.Matrix;
import dev.tangent.parallel.Parallel;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.sparse.SolverSettings;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/// Regularization on the manifold: some settings, and lambdas to try with each.
///
/// Each setting costs one reduction; all lambdas, folds and outputs are then dense work on the labels. Models
/// that iterate start each lambda from the one before.
///
/// @param model a loss, or a classification, where labels are rows of class shares
/// @param evidence whether trials tell the marginal likelihood of the labels, which supposes the squared loss
/// @param described what fixes R over a graph, as people read it
@SuppressWarnings("exports") // hidden types are the library's own to make it of
public record ManifoldMethod(
        String name,
        List<RegularizerSpec> settings,
        List<Lambda> lambdas,
        Model model,
        boolean evidence,
        SolverSettings solver,
        BiFunction<RegularizerSpec, NeighbourGraph, Map<String, ParameterValue>> described)
        implements TunableMethod {
    public ManifoldMethod {
        settings = List.copyOf(settings);
        lambdas = List.copyOf(lambdas);
        Check.that(
                !evidence || model instanceof Squared,
                "the marginal likelihood is that of the squared loss, not of " + model);
    }

    /// With lambdas relative to each R's own scale, and without the marginal likelihood.
    public static ManifoldMethod of(
            String name, List<RegularizerSpec> settings, double[] relativeLambdas, Model model, SolverSettings solver) {
        List<Lambda> lambdas =
                Arrays.stream(relativeLambdas).mapToObj(Lambda::relative).toList();
        return new ManifoldMethod(name, settings, lambdas, model, false, solver, RegularizerSpec::parameters);
    }

    @Override
    public void tryAll(LabelledGraph labelled, Folds folds, Consumer<Trial> found) {
        for (RegularizerSpec setting : settings) tryOne(setting, labelled, folds, found);
    }

    @Override
    public List<SearchUnit> units() {
        return settings.stream()
                .map(setting -> new SearchUnit(
                        String.join(" ", name, setting.toString(), lambdas.toString(), model.toString())
                                + (evidence ? " with evidence" : ""),
                        new ManifoldMethod(name, List.of(setting), lambdas, model, evidence, solver, described),
                        Optional.of(setting),
                        shown -> TrialParameters.Regularized.restored(setting, shown)))
                .toList();
    }

    /// Its trials do not keep the reduction: whoever predicts with one of them has it made again, or in the
    /// reducer.
    private void tryOne(RegularizerSpec setting, LabelledGraph labelled, Folds folds, Consumer<Trial> found) {
        ReducedLearner learner = learner(labelled, setting);
        RegularizerMatrix matrix = learner.regularizer();
        double[] raw =
                lambdas.stream().mapToDouble(lambda -> lambda.over(matrix)).toArray();
        Matrix reduced = learner.reduction().matrix();
        Matrix[] heldOut = heldOut(model, labelled.labels(), folds, reduced, raw);
        Optional<LabelSpectra> spectra =
                evidence ? Optional.of(new LabelSpectra(reduced, labelled.labels())) : Optional.empty();
        Map<String, ParameterValue> shown = described.apply(setting, matrix.graph());
        for (int t = 0; t < raw.length; t++) {
            double lambda = raw[t];
            double relative = lambdas.get(t) instanceof Lambda.Relative given ? given.value() : lambda * matrix.scale();
            found.accept(Trial.of(
                    TrialParameters.Regularized.of(setting, shown, lambda, relative),
                    relative,
                    heldOut[t],
                    spectra.map(s -> OptionalDouble.of(s.logEvidence(lambda))).orElse(OptionalDouble.empty()),
                    () -> learner(labelled, setting).predict(Lambda.raw(lambda))));
        }
    }

    /// For each lambda, every label as predicted without it.
    ///
    /// @param reduced S, l x l
    /// @param raw the lambdas, as they stand
    public static Matrix[] heldOut(Model model, DistinctLabels labels, Folds folds, Matrix reduced, double[] raw) {
        return Optional.of(folds)
                .filter(Folds::leaveOneOut)
                .flatMap(each -> model.leaveOneOut(reduced, labels, LabelGroups.alone(labels.size()), raw))
                .orElseGet(() -> foldByFold(model, labels, folds, reduced, raw));
    }

    private static Matrix[] foldByFold(Model model, DistinctLabels labels, Folds folds, Matrix reduced, double[] raw) {
        Matrix[] heldOut = new Matrix[raw.length];
        Arrays.setAll(heldOut, t -> Matrix.zeros(labels.size(), labels.outputs()));
        Parallel.forRange(folds.count(), 1, (fold, end) -> {
            ModelFit fit = model.fit(reduced, labels, folds.training(fold));
            for (int t = 0; t < raw.length; t++) folds.copyHeldOut(fold, fit.heldOut(raw[t]), heldOut[t]);
        });
        return heldOut;
    }

    private ReducedLearner learner(LabelledGraph labelled, RegularizerSpec setting) {
        Reducer.Reduced reduced = labelled.reducer()
                .reduce(labelled.graph(), setting, labelled.labels().points(), solver);
        return new ReducedLearner(reduced.regularizer(), labelled.labels(), model, reduced.reduction());
    }
}
