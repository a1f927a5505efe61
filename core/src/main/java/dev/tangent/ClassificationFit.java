package dev.tangent;

import dev.tangent.fit.ExtensionRule;
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
import dev.tangent.geometry.DistinctPoints;
import dev.tangent.geometry.IncompletePoints;
import dev.tangent.geometry.Points;
import dev.tangent.learning.ClassLabels;
import dev.tangent.learning.ClassPrediction;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.Prior;
import dev.tangent.learning.Target;
import dev.tangent.learning.calibration.TemperatureScaling;
import dev.tangent.learning.classification.PriorShift;
import dev.tangent.learning.newpoints.FittedModel;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.learning.uncertainty.Suggestions;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.MatrixView;
import dev.tangent.method.LossKind;
import dev.tangent.method.MeasureKind;
import dev.tangent.method.MethodSettings;
import dev.tangent.method.spec.LossSpec;
import dev.tangent.report.HeldOutClasses;
import dev.tangent.report.ImportanceReport;
import dev.tangent.report.LabelSuggestions;
import dev.tangent.report.SuspectClasses;
import dev.tangent.report.TestScore;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/// A class and its probability at every row of the points.
public final class ClassificationFit extends Fit {
    private final Prediction used; // at the rows that have their coordinates
    private final ClassPrediction classes;
    private final Prior prior;
    private final TemperatureScaling scaling;
    private final Optional<HeldOutClasses> heldOut;

    private ClassificationFit(
            FitJob job, Learnt learnt, Prediction used, ClassLabels labels, Prior prior, TemperatureScaling scaling) {
        super(job, learnt, used, job.report(learnt, Optional.empty()));
        this.used = used;
        classes =
                new ClassPrediction(labels.names(), prediction.values(), prediction.statuses(), prediction.warnings());
        this.prior = prior;
        this.scaling = scaling;
        LearningData data = job.data();
        heldOut = learnt.selected()
                .map(search -> HeldOutLabels.classes(
                        classes.names(), data.labels(), search.heldOut(), search.folds(), data.labelledRows()));
    }

    static ClassificationFit of(FitJob job, Learnt learnt, ClassLabels labels, Prior prior) {
        // A fit without held-out labels is not calibrated: no more is known than that nothing is sure.
        int count = job.data().labels().size();
        return learnt.selected()
                .flatMap(Selected::reliability)
                .map(found -> of(
                        job,
                        learnt,
                        learnt.prediction(),
                        labels,
                        prior,
                        new TemperatureScaling(found.temperature(), count)))
                .orElseGet(() -> scaled(job, learnt, labels, prior, TemperatureScaling.neutral(count)));
    }

    private static ClassificationFit scaled(
            FitJob job, Learnt learnt, ClassLabels labels, Prior prior, TemperatureScaling scaling) {
        Prediction plain = learnt.prediction();
        return of(job, learnt, plain.with(scaling.of(plain.values())), labels, prior, scaling);
    }

    private static ClassificationFit of(
            FitJob job,
            Learnt learnt,
            Prediction calibrated,
            ClassLabels labels,
            Prior prior,
            TemperatureScaling scaling) {
        Prediction shifted = calibrated.with(
                PriorShift.of(prior, job.data().labels(), job.data().labels().everything())
                        .of(calibrated.values()));
        return new ClassificationFit(job, learnt, shifted, labels, prior, scaling);
    }

    @Override
    public ClassificationFit heard(ProgressListener listener, Cancellation cancellation) {
        FitJob other = job.heard(listener, cancellation);
        return new ClassificationFit(
                other, learnt, used, job.data().given().classes().orElseThrow(), prior, scaling);
    }

    /// The same method, parameters and labels with another weight of the regularizer. Dense work on the labels and
    /// one solve: R, its reduction and the temperature of the probabilities are those of this fit.
    @Override
    public ClassificationFit with(Lambda lambda) {
        return again(job.settings(), job.data(), Optional.of(lambda));
    }

    /// The same with another loss, at its usual parameter, for the same cost.
    public ClassificationFit with(LossKind loss) {
        LearningSettings other = job.settings().with(new LossSpec(loss, OptionalDouble.empty()));
        return again(other, job.data().with(other), Optional.empty());
    }

    /// The same with other labels in place of all of these; each row that never had one costs a solve more.
    ///
    /// @param labels name rows of the points
    public ClassificationFit with(ClassLabels labels) {
        return again(
                job.settings(),
                ScalingSelection.data(
                        job.settings(), job.data().scaled(), job.data().points(), labels),
                Optional.empty());
    }

    private ClassificationFit again(LearningSettings other, LearningData data, Optional<Lambda> lambda) {
        RegularizedFit fit = regularized(Message.of("a change"));
        other.check();
        return other.execution().run(stages -> {
            FitJob again = new FitJob(other, data, stages);
            Learnt changed = fit.refit(again, lambda).learnt(lambda, report());
            TemperatureScaling own =
                    new TemperatureScaling(scaling.temperature(), data.labels().size());
            return scaled(again, changed, data.given().classes().orElseThrow(), prior, own);
        });
    }

    /// For points that were not there, and for files, by whatever method. Its outputs are the classes.
    ///
    /// A new point has the mean of its nearest rows' probabilities, weighted as edges of the graph are: so no class
    /// is impossible there that was not before. Extended as values are, by a local regularizer, probabilities leave
    /// [0, 1] where they are steep: on digits with five labels a class 8.8 % of the new rows were wrong instead of
    /// 5.9 %, and the log loss was 0.93 instead of 0.24.
    @Override
    public FittedModel model() {
        return extension()
                .model(used, Optional.empty())
                .with(job.data().scaled().scaler())
                .withMeans(job.data().means());
    }

    private ExtensionRule extension() {
        return ExtensionRule.weighted(job, learnt.graph()).atPlaces();
    }

    /// What new points follow by, as a file of the model needs it: a graph Laplacian's weights, with as many
    /// neighbours as rules that spread classes have.
    @Override
    public MethodSettings settings() {
        return extension().made();
    }

    /// The class and the probabilities of every row, with its status: a copy, whose numbers are the caller's.
    public ClassPrediction classes() {
        return new ClassPrediction(
                classes.names(), classes.probabilities().copy(), classes.statuses(), classes.warnings());
    }

    /// The names of the classes, in the order of the probabilities' columns.
    public List<String> names() {
        return classes.names();
    }

    /// The labels as predicted without them; absent where none were held out.
    public Optional<HeldOutClasses> heldOut() {
        return heldOut;
    }

    /// The labels, those first whose class the others find most improbable: what they predict instead, how surely,
    /// and whether the label stands out. A fit by one regularizer leaves each label out, which is dense work on the
    /// labels; any other has what the folds of its search predicted.
    public SuspectClasses suspectLabels() {
        return job.settings()
                .execution()
                .run(stages -> stages.run("audit", () -> new LabelAudit(job, learnt).classes(scaling.temperature())));
    }

    /// How the classes compare with labels that were not learnt from.
    ///
    /// @param test the class of some rows of the points
    public TestScore.OfClasses score(Map<Integer, String> test) {
        return score(prediction.values(), test);
    }

    /// The same at places that were not there.
    ///
    /// @param test the class of some rows of these places
    public TestScore.OfClasses score(Points places, Map<Integer, String> test) {
        return score(predicted(places), test);
    }

    private TestScore.OfClasses score(Matrix probabilities, Map<Integer, String> test) {
        return TestScores.classes(
                job.data().given().outputs().getFirst(),
                probabilities,
                test,
                job.data().given().classes().orElseThrow());
    }

    private Matrix predicted(Points places) {
        return ClassPrediction.probabilities(model().predict(places.withGaps()).values());
    }

    @Override
    public ImportanceReport importance(Points places, Target target, List<String> names) {
        Map<Integer, String> truth = new Classification().checked(target).byRow();
        IncompletePoints given = job.data().scaled().prepared().given();
        int[] classes =
                truth.values().stream().mapToInt(classes().names()::indexOf).toArray();
        int[] rows = truth.keySet().stream().mapToInt(Integer::intValue).toArray();
        TestScores.checkRows(rows, places.size());
        return new PermutationImportance(
                        checked(places, names, given.dimension()).select(rows),
                        given,
                        mixed -> TestScores.surprises(predicted(mixed), classes),
                        MeasureKind.LOG_LOSS,
                        job.settings())
                .of(names);
    }

    @Override
    public int unlabelled() {
        return job.data().unlabelled();
    }

    @Override
    public LabelSuggestions suggest(int count, int candidates) {
        LearningData data = job.data();
        DistinctPoints points = data.points();
        int[] columns = IntStream.range(0, used.values().columns()).toArray();
        return job.settings()
                .execution()
                .run(stages -> stages.run("suggest", () -> {
                    Suggestions found = Suggestions.ofClasses(
                            points,
                            data.labels(),
                            used.values().select(points.firstRows(), columns),
                            count,
                            candidates,
                            job.settings().execution().seed());
                    return LabelSuggestions.of(
                            found,
                            Optional.empty(),
                            points,
                            data.scaled().prepared().used());
                }));
    }

    /// The most probable class of a row.
    public String at(int row) {
        return classes.at(row);
    }

    /// One row a row of the points, one column a class; each row sums to one.
    public MatrixView probabilities() {
        return MatrixView.of(prediction.values());
    }
}
