package dev.tangent.selection.score;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.trial.Trial;
import dev.tangent.learning.trial.WinsorizedMean;
import dev.tangent.linalg.Matrix;
import dev.tangent.method.Method;
import dev.tangent.method.ParameterValues;
import dev.tangent.parallel.Parallel;
import dev.tangent.parallel.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Compares held-out predictions with the labels, fold by fold, by some measure: makes candidates of trials.
public final class CrossValidation {
    /// Mean absolute errors on held-out labels that a value may be away from the median.
    private static final double FAR = 20;

    /// Trials that a worker scores at a time.
    private static final int TRIALS = 16;

    private final DistinctLabels labels;
    private final DistinctLabels judged;
    private final Folds folds;
    private final ErrorMeasure measure;
    private final double[] spreads;
    private final double unit;
    private final double[] units;
    private final Says[] says;
    private final Optional<ClassCalibration> calibration;

    public CrossValidation(DistinctLabels labels, Folds folds, ErrorMeasure measure) {
        this.labels = labels;
        judged = folds.judged(labels);
        this.folds = folds;
        this.measure = measure;
        spreads = labels.spreads();
        Matrix means = meansEverywhere();
        unit = measure.together(labels, labels.everything(), means, spreads);
        units = IntStream.range(0, labels.outputs())
                .mapToDouble(c -> measure.ofOutput(labels, labels.everything(), means, c))
                .toArray();
        says = says(means);
        calibration = measure.ofClasses() ? Optional.of(ClassCalibration.of(labels, folds)) : Optional.empty();
    }

    /// Which errors a fold has a label for.
    private record Says(boolean[] heldOut, boolean ofAll, boolean[] ofOutput) {}

    /// Whatever is predicted: a candidate without an error where others have one must not do better for it.
    private Says[] says(Matrix predicted) {
        Says[] says = new Says[folds.count()];
        for (int fold = 0; fold < says.length; fold++) {
            boolean[] chosen = heldOutBy(fold);
            boolean[] ofOutput = new boolean[labels.outputs()];
            for (int c = 0; c < ofOutput.length; c++)
                ofOutput[c] = !Double.isNaN(measure.ofOutput(judged, chosen, predicted, c));
            boolean ofAll = !Double.isNaN(measure.together(judged, chosen, predicted, spreads));
            says[fold] = new Says(chosen, ofAll, ofOutput);
        }
        return says;
    }

    /// A mean of several methods with its score.
    public Candidate mean(Trial trial) {
        return candidate(Optional.empty(), ParameterValues.NONE, trial);
    }

    /// A trial of a method with its score.
    ///
    /// @param values of the method's parameters
    public Candidate candidate(Method method, ParameterValues values, Trial trial) {
        return candidate(Optional.of(method), values, trial);
    }

    /// Several trials of one setting.
    ///
    /// @param values of the method's parameters
    public List<Candidate> candidates(Method method, ParameterValues values, List<Trial> trials) {
        Candidate[] candidates = new Candidate[trials.size()];
        return Progress.silently(() -> {
            Parallel.forRange(candidates.length, TRIALS, (from, to) -> {
                for (int t = from; t < to; t++) candidates[t] = candidate(method, values, trials.get(t));
            });
            return List.of(candidates);
        });
    }

    /// Classes are calibrated first, and of values those far outside the labels left out.
    private Candidate candidate(Optional<Method> method, ParameterValues values, Trial trial) {
        Trial held = calibration.map(by -> by.of(trial)).orElseGet(() -> believed(trial));
        return new Candidate(method, values, held, of(held.heldOut()));
    }

    private Trial believed(Trial trial) {
        return trial.with(trial.heldOut(), () -> trial.predict().get().withExtrapolationLimit(labels));
    }

    /// Where labels are classes, how their probabilities are calibrated.
    public Optional<ClassCalibration> calibration() {
        return calibration;
    }

    private Score of(Matrix heldOut) {
        List<Double> all = new ArrayList<>();
        List<Double> refined = new ArrayList<>();
        List<List<Double>> outputs = Stream.<List<Double>>generate(ArrayList::new)
                .limit(labels.outputs())
                .toList();
        for (Says fold : says) {
            if (!fold.ofAll) continue;
            all.add(measure.together(judged, fold.heldOut, heldOut, spreads));
            refined.add(measure.refined(judged, fold.heldOut, heldOut));
            for (int c = 0; c < labels.outputs(); c++)
                if (fold.ofOutput[c]) outputs.get(c).add(measure.ofOutput(judged, fold.heldOut, heldOut, c));
        }
        return new Score(
                new FoldErrors(all),
                new FoldErrors(refined).mean(),
                IntStream.range(0, labels.outputs())
                        .mapToObj(c -> new FoldErrors(outputs.get(c)))
                        .toList());
    }

    /// The mean of several methods that predicted these held-out labels.
    public WinsorizedMean mean(List<Matrix> heldOut, List<Double> weights) {
        double[] shares = weights.stream().mapToDouble(Double::doubleValue).toArray();
        // Probabilities are bounded already, and have to add up to one.
        return measure.ofClasses()
                ? WinsorizedMean.plain(shares, labels.outputs())
                : new WinsorizedMean(shares, bounds(heldOut));
    }

    /// How far from the median a method's value of each output may count: a multiple of the best method's error.
    private double[] bounds(List<Matrix> heldOut) {
        return IntStream.range(0, labels.outputs())
                .mapToDouble(output -> FAR * leastError(heldOut, output))
                .toArray();
    }

    private double leastError(List<Matrix> heldOut, int output) {
        return heldOut.stream()
                .mapToDouble(own -> ValueMeasure.MEAN_ABSOLUTE.ofOutput(judged, labels.everything(), own, output))
                .filter(error -> !Double.isNaN(error))
                .min()
                .orElse(Double.POSITIVE_INFINITY);
    }

    /// Whether some fold can judge an output.
    public boolean judges(int output) {
        return Stream.of(says).anyMatch(fold -> fold.ofOutput[output]);
    }

    public Folds folds() {
        return folds;
    }

    public ErrorMeasure measure() {
        return measure;
    }

    public int labels() {
        return labels.size();
    }

    public int labels(int output) {
        return (int) IntStream.range(0, labels.size())
                .filter(i -> labels.has(i, output))
                .count();
    }

    public int outputs() {
        return labels.outputs();
    }

    /// The error of predicting the mean of the labels.
    public double unit() {
        return unit;
    }

    /// The same for one output.
    public double unit(int output) {
        return units[output];
    }

    private Matrix meansEverywhere() {
        double[] means = labels.means();
        Matrix rows = Matrix.zeros(labels.size(), means.length);
        for (int i = 0; i < labels.size(); i++)
            System.arraycopy(means, 0, rows.values(), i * means.length, means.length);
        return rows;
    }

    private boolean[] heldOutBy(int fold) {
        boolean[] chosen = folds.training(fold);
        for (int i = 0; i < chosen.length; i++) chosen[i] = !chosen[i];
        return chosen;
    }
}
