package dev.tangent.learning.newpoints;

import dev.tangent.geometry.DistinctPoints;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.Labels;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.Status;
import dev.tangent.learning.fitting.ReducedLearner;
import dev.tangent.learning.loss.Squared;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.learning.reduction.Reduction;
import dev.tangent.linalg.Matrix;
import dev.tangent.preprocessing.ColumnScaler;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.sparse.SolverSettings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// A fit by the squared loss that takes more labels and more points in without starting over. Never changed: each
/// addition gives a new one.
///
/// A label at a new place costs one solve with the factor that is there, one at an old place none; the answer is that
/// of a fit with all labels. New points are predicted as in [FittedModel], are numbered after those there
/// are, and are neighbours to those that come later; the fit itself does not see them until [#refitted].
///
/// A model of a fit that keeps values near the labels' range does so too, whatever labels come later: those that
/// cannot be a sample of the rows bound nothing ([dev.tangent.learning.prediction.LabelRange]).
@SuppressWarnings("exports") // hidden types are the library's own to make it of
public final class StreamingModel {
    private final RegularizerSpec setting;
    private final Lambda lambda;
    private final SolverSettings solver;
    private final RegularizerMatrix regularizer;
    private final DistinctLabels labels;
    private final Reduction reduction;
    private final List<PointCloud> added;
    private final ColumnScaler scaler;
    private final boolean bounded;
    private final Prediction prediction;

    private StreamingModel(
            RegularizerSpec setting,
            Lambda lambda,
            SolverSettings solver,
            RegularizerMatrix regularizer,
            DistinctLabels labels,
            Reduction reduction,
            List<PointCloud> added,
            ColumnScaler scaler,
            boolean bounded) {
        this.setting = setting;
        this.lambda = lambda;
        this.solver = solver;
        this.regularizer = regularizer;
        this.labels = labels;
        this.reduction = reduction;
        this.added = List.copyOf(added);
        this.scaler = scaler;
        this.bounded = bounded;
        Prediction found = new ReducedLearner(regularizer, labels, new Squared(), reduction).predict(lambda);
        prediction = bounded ? found.withExtrapolationLimit(labels) : found;
    }

    private static StreamingModel fit(
            PointCloud cloud,
            RegularizerSpec setting,
            Labels labels,
            Lambda lambda,
            SolverSettings solver,
            boolean bounded) {
        RegularizerMatrix regularizer = setting.over(NeighbourGraph.nearest(cloud, setting.neighbours()));
        DistinctLabels merged = labels.merged(regularizer.graph().points());
        Reduction reduction = Reduction.of(regularizer, merged.points(), solver);
        return new StreamingModel(
                setting, lambda, solver, regularizer, merged, reduction, List.of(), ColumnScaler.identity(), bounded);
    }

    /// From a fit that is there.
    ///
    /// @param regularizer R over the points
    /// @param labels of the distinct ones
    /// @param reduction of R to the labelled points
    /// @param bounded whether values far outside the labels' range are replaced, as a fit does after a search
    public static StreamingModel of(
            RegularizerSpec setting,
            Lambda lambda,
            SolverSettings solver,
            RegularizerMatrix regularizer,
            DistinctLabels labels,
            Reduction reduction,
            boolean bounded) {
        return new StreamingModel(
                setting, lambda, solver, regularizer, labels, reduction, List.of(), ColumnScaler.identity(), bounded);
    }

    /// The same, whose points were scaled so; new ones will be.
    public StreamingModel with(ColumnScaler other) {
        return new StreamingModel(setting, lambda, solver, regularizer, labels, reduction, added, other, bounded);
    }

    /// With more labels; those at a place that has one already are pooled with it.
    ///
    /// @param more name rows of the fitted cloud, or added ones, which makes it fit again
    public StreamingModel withLabels(Labels more) {
        DistinctPoints points = regularizer.graph().points();
        if (Arrays.stream(more.rows()).anyMatch(row -> row >= points.rows())) return refitted(more);
        DistinctLabels all = DistinctLabels.together(labels, more.merged(points));
        Reduction wider = reduction.widened(regularizer, all.points(), solver);
        return new StreamingModel(setting, lambda, solver, regularizer, all, wider, added, scaler, bounded);
    }

    /// With more points, numbered after those there are.
    public StreamingModel withPoints(PointCloud more) {
        List<PointCloud> longer = new ArrayList<>(added);
        longer.add(scaler.of(more));
        return new StreamingModel(setting, lambda, solver, regularizer, labels, reduction, longer, scaler, bounded);
    }

    /// Fitted again to all points and labels, as if they had been there from the start.
    public StreamingModel refitted() {
        return fit(everything(), setting, byRow(), lambda, solver, bounded).with(scaler);
    }

    private StreamingModel refitted(Labels more) {
        return fit(everything(), setting, Labels.together(byRow(), more), lambda, solver, bounded)
                .with(scaler);
    }

    /// The labels again by rows: one row of each distinct point stands for all of them.
    private Labels byRow() {
        return labels.atFirstRows(regularizer.graph().points());
    }

    private PointCloud everything() {
        DistinctPoints points = regularizer.graph().points();
        List<PointCloud> all = new ArrayList<>(List.of(points.cloud().select(rows(points))));
        all.addAll(added);
        return PointCloud.concatenated(all);
    }

    private static int[] rows(DistinctPoints points) {
        int[] chosen = new int[points.rows()];
        Arrays.setAll(chosen, points::pointOf);
        return chosen;
    }

    /// How each of the rows that were fitted came by its values.
    public List<Status> statuses() {
        return List.copyOf(prediction.statuses());
    }

    /// Values at all rows, the added ones after those that were fitted.
    public Matrix values() {
        List<Matrix> parts = new ArrayList<>(List.of(prediction.values()));
        FittedModel grown = unscaled();
        for (PointCloud part : added) parts.add(grown.predict(part).values()); // at their own places: known by now
        int rows = parts.stream().mapToInt(Matrix::rows).sum();
        Matrix all = Matrix.zeros(rows, prediction.values().columns());
        int at = 0;
        for (Matrix part : parts) {
            System.arraycopy(part.values(), 0, all.values(), at, part.values().length);
            at += part.values().length;
        }
        return all;
    }

    /// For predicting points without adding them.
    public FittedModel model() {
        return unscaled().with(scaler);
    }

    /// For points that are scaled already.
    private FittedModel unscaled() {
        FittedModel model = FittedModel.of(setting, regularizer.graph(), prediction, Optional.empty());
        for (PointCloud part : added) model = model.with(part);
        return model;
    }
}
