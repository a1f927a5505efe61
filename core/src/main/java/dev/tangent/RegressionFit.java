package dev.tangent;

import dev.tangent.fit.FitErrorBars;
import dev.tangent.fit.FitJob;
import dev.tangent.fit.LearningData;
import dev.tangent.fit.LearningSettings;
import dev.tangent.fit.Learnt;
import dev.tangent.fit.RegularizedFit;
import dev.tangent.fit.ScalingSelection;
import dev.tangent.fit.Selected;
import dev.tangent.fit.assessment.HeldOutLabels;
import dev.tangent.fit.assessment.LabelAudit;
import dev.tangent.fit.assessment.PermutationImportance;
import dev.tangent.fit.assessment.TestScores;
import dev.tangent.geometry.IncompletePoints;
import dev.tangent.geometry.Points;
import dev.tangent.learning.Intervals;
import dev.tangent.learning.Intervals.PredictionInterval;
import dev.tangent.learning.Labels;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.LearningCurve;
import dev.tangent.learning.Target;
import dev.tangent.learning.newpoints.FittedModel;
import dev.tangent.learning.newpoints.StreamingModel;
import dev.tangent.learning.uncertainty.PosteriorCheck;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.MatrixView;
import dev.tangent.method.Capability;
import dev.tangent.method.LossKind;
import dev.tangent.method.MeasureKind;
import dev.tangent.method.MethodSettings;
import dev.tangent.method.spec.LossSpec;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.report.FitReport;
import dev.tangent.report.HeldOutValues;
import dev.tangent.report.ImportanceReport;
import dev.tangent.report.LabelSuggestions;
import dev.tangent.report.SuspectValues;
import dev.tangent.report.TestScore;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/// Values at every row of the points, and what they rest on.
public final class RegressionFit extends Fit {
    private final Optional<FitErrorBars> bars;

    private RegressionFit(FitJob job, Learnt learnt, Optional<FitErrorBars> bars, FitReport report) {
        super(job, learnt, learnt.prediction(), report);
        this.bars = bars;
    }

    static RegressionFit of(FitJob job, Learnt learnt) {
        boolean wanted = job.settings().needed().contains(Capability.VARIANCES);
        Optional<FitErrorBars> bars =
                wanted ? Optional.of(job.stages().run("error bars", () -> bars(job, learnt))) : Optional.empty();
        FitReport report = job.report(
                learnt, bars.map(found -> found.report(job.data().given().outputs())));
        return new RegressionFit(job, learnt, bars, report);
    }

    private static FitErrorBars bars(FitJob job, Learnt learnt) {
        FitErrorBars bars = learnt.regularized()
                .map(FitErrorBars::of)
                .orElseGet(() -> FitErrorBars.of(job.data(), learnt.selected().orElseThrow()));
        return bars.completed(job.data(), learnt.prediction().values());
    }

    @Override
    public RegressionFit heard(ProgressListener listener, Cancellation cancellation) {
        return new RegressionFit(job.heard(listener, cancellation), learnt, bars, report());
    }

    /// One row a row of the points, one column an output.
    public MatrixView values() {
        return MatrixView.of(prediction.values());
    }

    /// The value of the first output.
    public double at(int row) {
        return values().at(row);
    }

    /// The standard deviation of each value: of f where one regularizer made the fit, else of a measured value,
    /// noise included; needs [Regression#errorBars].
    public MatrixView sds() {
        return errorBars().sds();
    }

    /// Intervals that are to hold a share of measured values; needs [Regression#errorBars].
    ///
    /// @param share between 0 and 1, such as 0.95
    public Intervals intervals(double share) {
        return errorBars().intervals(share, values());
    }

    /// The interval of the first output at one row.
    public PredictionInterval interval(int row, double share) {
        return intervals(share).at(row, 0);
    }

    private FitErrorBars errorBars() {
        return bars.orElseThrow(
                () -> new InvalidInput("this fit has no error bars: ask for them with %s", Subject.ERROR_BARS));
    }

    /// Every label as predicted without it, one element an output; empty where nothing was searched. Where the fit
    /// has error bars, with the half width that a 95 % interval has at a label which the others predict.
    public List<HeldOutValues> heldOut() {
        return learnt.selected().map(this::heldOut).orElse(List.of());
    }

    private List<HeldOutValues> heldOut(Selected search) {
        LearningData data = job.data();
        int[] rows = data.labelledRows();
        return IntStream.range(0, data.given().outputs().size())
                .mapToObj(c -> HeldOutLabels.values(
                        data.given().outputs().get(c),
                        c,
                        data.labels(),
                        search.heldOut(),
                        search.folds(),
                        rows,
                        bars.flatMap(found -> found.heldOut(data.labels(), c))))
                .toList();
    }

    /// The labels, those first that the others contradict most: what they predict instead, how far off a right
    /// label would be, and whether the label stands out. A fit by one regularizer leaves each label out, which is
    /// dense work on the labels; any other has what the folds of its search predicted.
    public SuspectValues suspectLabels() {
        return job.settings()
                .execution()
                .run(stages -> stages.run("audit", () -> new LabelAudit(job, learnt).values()));
    }

    /// How far the values are from labels that were not learnt from, for each output that they know.
    ///
    /// @param test names rows of the points
    public List<TestScore.OfValues> score(Labels test) {
        return score(prediction.values(), test);
    }

    /// The same at places that were not there.
    ///
    /// @param test names rows of these places
    public List<TestScore.OfValues> score(Points places, Labels test) {
        return score(predicted(places), test);
    }

    private List<TestScore.OfValues> score(Matrix values, Labels test) {
        return TestScores.values(
                job.data().given().outputs(), values, test, job.data().given().rows());
    }

    private Matrix predicted(Points places) {
        return model().predict(places.withGaps()).values();
    }

    @Override
    public ImportanceReport importance(Points places, Target target, List<String> names) {
        Labels truth = new Regression().checked(target);
        IncompletePoints given = job.data().scaled().prepared().given();
        int[] rows = truth.rows();
        TestScores.checkOutputs(truth, job.data().given().outputs().size());
        TestScores.checkRows(rows, places.size());
        return new PermutationImportance(
                        checked(places, names, given.dimension()).select(rows),
                        given,
                        mixed -> TestScores.errors(predicted(mixed), truth, units()),
                        MeasureKind.MEAN_ABSOLUTE,
                        job.settings())
                .of(names);
    }

    /// What errors of each output are measured in, so that a mean over several is in units of their spread.
    private double[] units() {
        return job.data().given().outputs().size() == 1
                ? new double[] {1}
                : job.data().labels().spreads();
    }

    @Override
    public int unlabelled() {
        return job.data().unlabelled();
    }

    @Override
    public LabelSuggestions suggest(int count, int candidates) {
        RegularizedFit fit = regularized(Capability.SUGGESTIONS.words());
        return job.settings()
                .execution()
                .run(stages -> stages.run("suggest", () -> {
                    PosteriorCheck check = fit.check();
                    return LabelSuggestions.of(
                            fit.suggest(count, candidates, check),
                            Optional.of(check),
                            fit.matrix().graph().points(),
                            job.data().scaled().prepared().used());
                }));
    }

    /// The error on labels that are left out over how many are used, one curve an output.
    public List<LearningCurve> learningCurves() {
        return regularized(Message.of("a learning curve"))
                .learningCurves(job.data().objective().model());
    }

    /// The same method, parameters and labels with another weight of the regularizer. Dense work on the labels and
    /// one solve: R and its reduction are those of this fit. It has no error bars until [#withErrorBars] adds them,
    /// and nothing is searched or held out.
    @Override
    public RegressionFit with(Lambda lambda) {
        return again(plain(), job.data(), Optional.of(lambda));
    }

    /// The same with another loss, at its usual parameter, for the same cost.
    public RegressionFit with(LossKind loss) {
        return with(new LossSpec(loss, OptionalDouble.empty()));
    }

    /// The same with another loss, for the same cost.
    ///
    /// @param parameter as [Regression#loss] takes it
    public RegressionFit with(LossKind loss, double parameter) {
        return with(new LossSpec(loss, OptionalDouble.of(parameter)));
    }

    private RegressionFit with(LossSpec loss) {
        LearningSettings other = plain().with(loss);
        return again(other, job.data().with(other), Optional.empty());
    }

    /// The same with other labels in place of all of these; each row that never had one costs a solve more.
    ///
    /// @param labels name rows of the points
    public RegressionFit with(Labels labels) {
        LearningSettings other = plain();
        LearningData data = job.data();
        return again(other, ScalingSelection.data(other, data.scaled(), data.points(), labels), Optional.empty());
    }

    /// The same with standard deviations and intervals, from the same reduction.
    public RegressionFit withErrorBars() {
        return again(Message.of("error bars"), plain().needing(Capability.VARIANCES), job.data(), Optional.empty());
    }

    private LearningSettings plain() {
        return job.settings().needingNothing();
    }

    private RegressionFit again(LearningSettings other, LearningData data, Optional<Lambda> lambda) {
        return again(Message.of("a change"), other, data, lambda);
    }

    private RegressionFit again(Message what, LearningSettings other, LearningData data, Optional<Lambda> lambda) {
        RegularizedFit fit = regularized(what);
        other.check();
        return other.execution().run(stages -> {
            FitJob again = new FitJob(other, data, stages);
            return of(again, fit.refit(again, lambda).learnt(lambda, report()));
        });
    }

    /// For points that were not there, and for files.
    @Override
    public FittedModel model() {
        return learnt.extension()
                .atPlaces()
                .model(learnt.prediction(), bars.map(FitErrorBars::kept))
                .with(job.data().scaled().scaler())
                .withMeans(job.data().means());
    }

    /// For labels and points that come later, without starting over. For the squared loss. Values far outside the
    /// labels' range are replaced as in the fit it comes from.
    public StreamingModel streaming() {
        Check.that(
                !job.data().isGraph(),
                "labels and points cannot be added to a fit on a graph of one's own: add them to the graph and fit again");
        Check.that(
                job.data().completion().isIdentity(),
                "labels and points cannot be added to a fit that leaves rows out because they lack coordinates; complete"
                        + " them, or choose %s median and leave out those that lack all",
                Subject.MISSING);
        return regularized(Message.of("a model that takes labels and points later"))
                .streaming()
                .with(job.data().scaled().scaler());
    }

    /// What new points follow by, as a file of the model needs it: the method where it is one regularizer, else the
    /// heaviest that has a part in the fit.
    @Override
    public MethodSettings settings() {
        return learnt.extension().atPlaces().made();
    }

    /// R over the distinct points.
    public RegularizerMatrix regularizer() {
        return regularized(Message.of("R")).matrix();
    }
}
