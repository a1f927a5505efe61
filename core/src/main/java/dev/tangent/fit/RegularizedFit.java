package dev.tangent.fit;

import dev.tangent.Check;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.LearningCurve;
import dev.tangent.learning.audit.ReducedHoldout;
import dev.tangent.learning.fitting.LabelSpectra;
import dev.tangent.learning.fitting.Learner;
import dev.tangent.learning.fitting.Model;
import dev.tangent.learning.fitting.ReducedLearner;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.fold.NearCopies;
import dev.tangent.learning.loss.Squared;
import dev.tangent.learning.newpoints.ErrorBars;
import dev.tangent.learning.newpoints.StreamingModel;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.learning.reduction.LabelGroups;
import dev.tangent.learning.reduction.Reducer;
import dev.tangent.learning.reduction.Reduction;
import dev.tangent.learning.uncertainty.HeldOutCoverage;
import dev.tangent.learning.uncertainty.PosteriorCheck;
import dev.tangent.learning.uncertainty.Suggestions;
import dev.tangent.learning.uncertainty.Uncertainty;
import dev.tangent.method.MethodSettings;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.report.FitReport;
import dev.tangent.report.FitReport.LambdaReport;
import dev.tangent.report.MethodReport;
import dev.tangent.sparse.SolverSettings;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// A fit by one regularizer. It keeps R and, once something needs it, the reduction with its factor: error bars,
/// coverage, suggestions and labels added later all work with these.
public final class RegularizedFit {
    /// Losses other than the squared one, and classes, are dense work on the labels.
    private static final int MOST_DENSE = 10_000;

    /// With more labels the solve for each that a reduction takes is not made for the sake of a change: one solve
    /// answers it, while minutes of others may be under way for error bars.
    private static final int MOST_AHEAD = 500;

    private static final int FOLDS = 5;

    private final MethodSettings made;
    private final RegularizerSpec setting;
    private final RegularizerMatrix matrix;
    private final LearningData data;
    private final DistinctLabels labels;
    private final Lambda lambda;
    private final SolverSettings solver;
    private final long seed;
    private final boolean bounded;
    private final Prediction prediction;
    private volatile Optional<Reduction> reduction;
    private Optional<Reduction> widest = Optional.empty(); // to all points that ever had a label

    private RegularizedFit(
            FitJob job,
            MethodSettings made,
            RegularizerSpec setting,
            RegularizerMatrix matrix,
            Lambda lambda,
            Optional<Reduction> reduction,
            boolean bounded) {
        this.made = made;
        this.setting = setting;
        this.matrix = matrix;
        this.lambda = lambda;
        this.reduction = reduction;
        this.bounded = bounded;
        data = job.data();
        labels = data.labels();
        solver = job.settings().solver();
        seed = job.settings().execution().seed();
        prediction =
                job.stages().run("solve", () -> predict(job.data().objective().model()));
    }

    /// Fits.
    ///
    /// @param made what the setting was made of
    /// @param graph with at least as many neighbours as the setting needs
    /// @param kept what a search left of the same setting
    /// @param bounded whether values far outside the labels' range are replaced; the fit and its model have
    ///     nothing else
    public static RegularizedFit of(
            FitJob job,
            MethodSettings made,
            RegularizerSpec setting,
            NeighbourGraph graph,
            Lambda lambda,
            Optional<Reducer.Reduced> kept,
            boolean bounded) {
        RegularizerMatrix matrix = kept.map(Reducer.Reduced::regularizer)
                .orElseGet(() -> job.stages().run("regularizer", () -> setting.over(graph)));
        return new RegularizedFit(job, made, setting, matrix, lambda, kept.map(Reducer.Reduced::reduction), bounded);
    }

    private Prediction predict(Model model) {
        Prediction found = minimum(model);
        return bounded ? found.withExtrapolationLimit(labels) : found;
    }

    /// The squared loss alone does without a reduction, which takes a solve for each label and loses digits: on
    /// motion capture values by way of it differ from these by some millionths of their range.
    private Prediction minimum(Model model) {
        if (model instanceof Squared && reduction.isEmpty()) return new Learner(matrix, lambda, solver).predict(labels);
        if (!(model instanceof Squared))
            Check.atMost(
                    MOST_DENSE,
                    labels.size(),
                    "number of labelled points",
                    MOST_DENSE + " for classes and for losses other than squared, which are dense work on the labels,");
        return new ReducedLearner(matrix, labels, model, reduction()).predict(lambda);
    }

    /// The same regularizer with the labels and the loss of another job: dense work on the labels and one solve,
    /// and one more for each point that never had a label. A point that loses its label stays in the reduction, so
    /// that taking the change back costs nothing. Where there is no reduction yet and it would take many solves, a
    /// change of the squared loss does without, and waits for nobody who makes one.
    ///
    /// @param weight another lambda; a given one is followed wherever it leads
    public RegularizedFit refit(FitJob other, Optional<Lambda> weight) {
        if (isSolvedAnew(other)) return refitted(other, weight, Optional.empty());
        int[] wanted = other.data().labels().points();
        Reduction wide = other.stages()
                .run("reduction", () -> widest.orElseGet(this::reduction).widened(matrix, wanted, solver));
        Reduction fitting = Arrays.equals(wide.points(), wanted) ? wide : wide.restrictedTo(wanted);
        RegularizedFit fit = refitted(other, weight, Optional.of(fitting));
        fit.widest = Optional.of(wide);
        return fit;
    }

    private boolean isSolvedAnew(FitJob other) {
        return reduction.isEmpty()
                && labels.size() > MOST_AHEAD
                && other.settings().needed().isEmpty()
                && other.data().objective().model() instanceof Squared;
    }

    private RegularizedFit refitted(FitJob other, Optional<Lambda> weight, Optional<Reduction> known) {
        return new RegularizedFit(
                other, made, setting, matrix, weight.orElse(lambda), known, bounded && weight.isEmpty());
    }

    /// What a fit without a search reports of it.
    ///
    /// @param given another lambda than before
    /// @param before of the fit that was changed
    public Learnt learnt(Optional<Lambda> given, FitReport before) {
        return new Learnt.ByRegularizer(
                this,
                matrix.graph(),
                prediction,
                MethodReport.of(made.method(), false, made.settings(), matrix.graph()),
                given.map(weight -> LambdaReport.of(weight, matrix, false, false))
                        .or(before::lambda),
                Optional.empty(),
                List.of());
    }

    public MethodSettings made() {
        return made;
    }

    public RegularizerMatrix matrix() {
        return matrix;
    }

    public Prediction prediction() {
        return prediction;
    }

    private synchronized Reduction reduction() {
        if (reduction.isEmpty()) reduction = Optional.of(Reduction.of(matrix, labels.points(), solver));
        return reduction.get();
    }

    public Uncertainty uncertainty() {
        return Uncertainty.of(matrix, labels, reduction(), together(), lambda.over(matrix), solver, seed);
    }

    public ErrorBars errorBars(Uncertainty uncertainty) {
        return ErrorBars.of(uncertainty, lambda.over(matrix));
    }

    public HeldOutCoverage coverage() {
        Folds usual = Folds.of(labels.size(), Math.min(FOLDS, labels.size()), seed);
        Folds folds = data.copies().map(copies -> copies.heldOutTogether(usual)).orElse(usual);
        return HeldOutCoverage.of(reduction().matrix(), labels, lambda.over(matrix), folds, together());
    }

    /// Labels that say nothing of how well the fit knows each other.
    private LabelGroups together() {
        return data.copies().map(NearCopies::groups).orElseGet(() -> LabelGroups.alone(labels.size()));
    }

    public List<LearningCurve> learningCurves(Model model) {
        return LearningCurves.of(reduction().matrix(), labels, together(), model, lambda.over(matrix), seed);
    }

    /// Whether held-out labels bear the posterior out.
    public PosteriorCheck check() {
        LabelSpectra spectra = new LabelSpectra(reduction().matrix(), labels, together());
        return PosteriorCheck.of(IntStream.range(0, labels.outputs())
                .mapToObj(c -> spectra.heldOut(lambda.over(matrix), c))
                .toList());
    }

    /// By variances that mean something, else by distances, where there are any.
    public Suggestions suggest(int count, int candidates, PosteriorCheck check) {
        if (!check.isInformative() && matrix.graph().cloud().dimension() > 0)
            return Suggestions.spaceFilling(matrix.graph().cloud(), labels.points(), count, candidates, seed);
        return Suggestions.of(matrix, labels, reduction(), count, candidates, solver, seed);
    }

    /// For what is predicted of labels without them.
    public ReducedHoldout holdout() {
        return new ReducedHoldout(reduction().matrix(), labels, together(), lambda.over(matrix), seed);
    }

    public StreamingModel streaming() {
        return StreamingModel.of(setting, lambda, solver, matrix, labels, reduction(), bounded);
    }
}
