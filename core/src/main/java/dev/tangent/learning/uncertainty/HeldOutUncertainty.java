package dev.tangent.learning.uncertainty;

import dev.tangent.Check;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.fitting.HeldOutErrors;
import dev.tangent.learning.fold.Folds;
import dev.tangent.linalg.Matrix;
import dev.tangent.parallel.Parallel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// Error bars of any method that predicted labels which it had not seen, a mean of several methods included
/// (cross-conformal prediction, Vovk 2015).
///
/// Such a method has no variances. What stands for them is the squared distance to the nearest label in use, and
/// [NonconformityScores] choose its power, zero where the distance tells nothing. The method was chosen on these
/// labels, which makes their errors a little small, and saw fewer of them than the fit, which makes them a little
/// large.
///
/// Costs a distance of every point to every label.
///
/// @param variances what stands for the predictive variance, u x o, up to a factor of each output
public record HeldOutUncertainty(List<NonconformityScores> scores, Matrix variances, HeldOutCoverage coverage) {
    private static final int POINTS = 256;

    /// The error bars of a method at all distinct points.
    ///
    /// @param labels name distinct points
    /// @param heldOut l x o: each label as predicted by the fold that did not see it
    public static HeldOutUncertainty of(PointCloud cloud, DistinctLabels labels, Matrix heldOut, Folds folds) {
        Check.that(
                heldOut.rows() == labels.size() && heldOut.columns() == labels.outputs(),
                "held-out predictions must be " + labels.size() + " x " + labels.outputs() + " but are "
                        + heldOut.rows() + " x " + heldOut.columns());
        List<NonconformityScores> scores = new ArrayList<>();
        List<int[]> foldOf = new ArrayList<>();
        Matrix variances = Matrix.zeros(cloud.size(), labels.outputs());
        for (int c = 0; c < labels.outputs(); c++) {
            int[] known = labels.known(c);
            foldOf.add(IntStream.of(known).map(folds::foldOf).toArray());
            scores.add(new NonconformityScores(errors(cloud, labels, heldOut, known, foldOf.getLast(), c)));
            int[] labelled = IntStream.of(known).map(labels::point).toArray();
            fill(cloud, labelled, scores.getLast().errors(), cloud, variances, c);
        }
        List<HeldOutErrors> errors =
                scores.stream().map(NonconformityScores::errors).toList();
        return new HeldOutUncertainty(
                List.copyOf(scores), variances, HeldOutCoverage.of(errors, foldOf, folds.count()));
    }

    /// Of labels of one output, with the squared distance to the nearest label in use for a variance.
    ///
    /// @param known labels that were held out, ascending
    /// @param foldOf the fold of each
    public static HeldOutErrors errors(
            PointCloud cloud, DistinctLabels labels, Matrix heldOut, int[] known, int[] foldOf, int output) {
        int size = known.length;
        double[] absolute = new double[size];
        double[] squared = new double[size];
        double[] deviations = new double[size];
        double mean = labels.means()[output];
        double weight = Arrays.stream(labels.weights().column(output)).sum();
        for (int t = 0; t < size; t++) {
            int label = known[t];
            double own = labels.weight(label, output);
            absolute[t] = Math.abs(labels.value(label, output) - heldOut.at(label, output));
            deviations[t] = Math.abs(labels.value(label, output) - mean) * weight / Math.max(weight - own, own);
            squared[t] = Double.POSITIVE_INFINITY;
            for (int s = 0; s < size; s++)
                if (foldOf[s] != foldOf[t])
                    squared[t] =
                            Math.min(squared[t], cloud.squaredDistance(labels.point(label), labels.point(known[s])));
        }
        // A fold that holds all labels of an output leaves none to be near to.
        boolean near = Arrays.stream(squared).allMatch(d -> d > 0 && Double.isFinite(d));
        if (!near) Arrays.fill(squared, 1);
        return new HeldOutErrors(absolute, squared, deviations);
    }

    /// No point is nearer to a label than the nearest held-out one, or a label's own interval would have no width.
    ///
    /// @param labelled points of `data` that have a label of the output
    /// @param variances takes those of the places, in the column of the output
    public static void fill(
            PointCloud data, int[] labelled, HeldOutErrors errors, PointCloud places, Matrix variances, int output) {
        double least = Arrays.stream(errors.variances()).min().orElse(1);
        Parallel.forRange(places.size(), POINTS, (from, to) -> {
            for (int i = from; i < to; i++) {
                double nearest = Double.POSITIVE_INFINITY;
                for (int label : labelled) nearest = Math.min(nearest, places.squaredDistance(i, data, label));
                variances.set(i, output, Math.max(nearest, least));
            }
        });
    }

    /// The standard deviation of a measured value about its prediction, noise included, at all distinct points, u x
    /// o.
    public Matrix sds() {
        return sds(scores, variances);
    }

    /// The same of these variances.
    public static Matrix sds(List<NonconformityScores> scores, Matrix variances) {
        Matrix sds = Matrix.zeros(variances.rows(), variances.columns());
        for (int i = 0; i < sds.rows(); i++)
            for (int c = 0; c < sds.columns(); c++) sds.set(i, c, scores.get(c).predictiveSd(variances.at(i, c)));
        return sds;
    }
}
