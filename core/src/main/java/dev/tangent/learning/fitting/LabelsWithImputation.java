package dev.tangent.learning.fitting;

import dev.tangent.Check;
import dev.tangent.MissingCoordinates;
import dev.tangent.geometry.DistinctPoints;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.Labels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.MatrixView;
import dev.tangent.preprocessing.LabelTransfer;
import dev.tangent.preprocessing.RowCompletion;
import dev.tangent.preprocessing.ScaledPoints;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.DoubleUnaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/// Labels of the rows that are used. The label of a row that lacks coordinates is learnt from at another place: of the
/// complete points near it in the coordinates it has, the one whose value agrees best with the label stands for it.
/// The row's own value comes as that of any row that lacks coordinates: where it lies remains open, whatever its label.
/// What that value is, and how the label differs at the one place from the other, is told by a fit without a search to
/// the labels of complete rows. A label weighs the less, the less the coordinates of its row tell about its value.
/// Where even that point's value is unlike the label, the row lies elsewhere, on another fold perhaps, and the label is
/// not used: with a small lambda a function goes through a wrong label whatever its weight.
///
/// @param labels name rows of the scaled cloud
/// @param unused labels of incomplete rows that no complete row could stand for
/// @param gaps labels of incomplete rows that lie near complete ones; empty where there are none
public record LabelsWithImputation(Labels labels, RowCompletion completion, int unused, Optional<HeldOutGaps> gaps) {
    /// Of an output's spread: values that differ by less agree.
    private static final double AGREEMENT = 0.05;

    /// Of an output's spread: values that differ by more do not belong to the same place.
    private static final double UNLIKE = 0.15;

    /// The same of a class's indicator, whose values are nought and one.
    private static final double UNLIKE_CLASS = 0.5;

    /// Of an output's spread: what coordinates leave open beyond it takes half of a label's weight.
    private static final double TOLERANCE = 0.02;

    /// Labels of incomplete rows, and what labels of complete rows alone predict there.
    ///
    /// @param predicted a row for each label
    public record HeldOutGaps(DistinctLabels labels, Matrix predicted) {
        static HeldOutGaps of(Labels rows, RowCompletion completion, Matrix first) {
            int[] chosen = IntStream.range(0, rows.size())
                    .filter(i -> completion.origin(rows.row(i)) == RowCompletion.CompletionSource.NEIGHBOURS)
                    .toArray();
            Matrix all = completion.values(first, first, new double[first.columns()]);
            Matrix predicted = Matrix.zeros(chosen.length, first.columns());
            LabelsBuilder labels = new LabelsBuilder(rows.outputs());
            for (int t = 0; t < chosen.length; t++)
                for (int c = 0; c < rows.outputs(); c++) {
                    predicted.set(t, c, all.at(rows.row(chosen[t]), c));
                    if (rows.has(chosen[t], c)) labels.add(t, c, rows.value(chosen[t], c), rows.weight(chosen[t], c));
                }
            return new HeldOutGaps(labels.distinct(), predicted);
        }
    }

    /// Fits values to labels of some points of a cloud.
    @FunctionalInterface
    public interface FirstFit {
        /// A row for each point.
        MatrixView values(PointCloud cloud, Labels labels);
    }

    /// Of values at all rows.
    ///
    /// @param fit a quick one, where the labels of incomplete rows need it
    public static LabelsWithImputation ofValues(ScaledPoints scaled, Labels rows, FirstFit fit) {
        return of(scaled, rows, fit, spread -> UNLIKE * spread);
    }

    /// Of indicators of classes at all rows.
    ///
    /// @param fit a quick one, where the labels of incomplete rows need it
    public static LabelsWithImputation ofClasses(ScaledPoints scaled, Labels rows, FirstFit fit) {
        return of(scaled, rows, fit, spread -> UNLIKE_CLASS);
    }

    private static LabelsWithImputation of(ScaledPoints scaled, Labels rows, FirstFit fit, DoubleUnaryOperator unlike) {
        RowCompletion completion = scaled.completion();
        int size = completion.rows();
        for (int row : rows.rows()) Check.index(row, size, "labelled point");
        if (completion.isIdentity()) return new LabelsWithImputation(rows, completion, 0, Optional.empty());
        Labels own = placed(rows, completion::position);
        boolean lost = Arrays.stream(rows.rows())
                .anyMatch(row -> completion.origin(row) == RowCompletion.CompletionSource.NEIGHBOURS);
        return lost
                ? handedOn(scaled, rows, own, fit, unlike)
                : new LabelsWithImputation(own, completion, placeless(scaled, rows, completion), Optional.empty());
    }

    /// How many are of rows that are far from all complete ones, or of which nothing is known, unless rows with
    /// gaps are to be left out: no place there is for these labels.
    private static int placeless(ScaledPoints scaled, Labels rows, RowCompletion completion) {
        boolean asked = scaled.prepared().missing() == MissingCoordinates.DROP;
        return (int) Arrays.stream(rows.rows())
                .mapToObj(completion::origin)
                .filter(origin -> origin == RowCompletion.CompletionSource.FAR_NEIGHBOURS
                        || (origin == RowCompletion.CompletionSource.NOTHING && !asked))
                .count();
    }

    /// Those of rows that have a place among the rows that are used.
    ///
    /// @param place of a row; negative where it has none
    public static Labels placed(Labels rows, IntUnaryOperator place) {
        LabelsBuilder builder = new LabelsBuilder(rows.outputs());
        for (int i = 0; i < rows.size(); i++) {
            int position = place.applyAsInt(rows.row(i));
            for (int c = 0; c < rows.outputs() && position >= 0; c++)
                if (rows.has(i, c)) builder.add(position, c, rows.value(i, c), rows.weight(i, c));
        }
        return builder.build();
    }

    private static LabelsWithImputation handedOn(
            ScaledPoints scaled, Labels rows, Labels own, FirstFit fit, DoubleUnaryOperator unlike) {
        PointCloud cloud = scaled.cloud();
        RowCompletion completion = scaled.completion();
        MatrixView first = fit.values(cloud, own);
        double[] spreads = own.merged(DistinctPoints.of(cloud)).spreads();
        double[] limits = Arrays.stream(spreads).map(unlike).toArray();
        LabelTransfer transfer =
                new LabelTransfer(cloud, scaled.scaler().of(scaled.prepared().given()), first);
        LabelsBuilder builder = new LabelsBuilder(rows.outputs());
        int unused = placeless(scaled, rows, completion);
        int handed = 0;
        for (int i = 0; i < rows.size(); i++) {
            int row = rows.row(i);
            if (completion.origin(row) != RowCompletion.CompletionSource.NEIGHBOURS) continue;
            int source = agreeing(rows, i, completion, first, spreads);
            if (isUnlike(rows, i, first.row(source), limits)) {
                unused++;
                continue;
            }
            handed++;
            LabelTransfer.Difference difference = transfer.between(row, source);
            for (int c = 0; c < rows.outputs(); c++) {
                if (!rows.has(i, c)) continue;
                double open = difference.deviations()[c] / (TOLERANCE * spreads[c]);
                builder.add(source, c, rows.value(i, c) + difference.shift()[c], rows.weight(i, c) / (1 + open * open));
            }
        }
        return new LabelsWithImputation(
                handed == 0 ? own : Labels.together(own, builder.build()),
                completion,
                unused,
                Optional.of(HeldOutGaps.of(rows, completion, first.copy())));
    }

    /// Whether a label is far from the values at the place it would be handed on to.
    private static boolean isUnlike(Labels rows, int i, double[] values, double[] limits) {
        return IntStream.range(0, rows.outputs())
                .anyMatch(c -> rows.has(i, c) && Math.abs(rows.value(i, c) - values[c]) > limits[c]);
    }

    /// Near in the coordinates that are there, and in the value.
    private static int agreeing(Labels rows, int i, RowCompletion completion, MatrixView first, double[] spreads) {
        int[] sources = completion.sources(rows.row(i));
        double[] weights = completion.weights(rows.row(i));
        int best = 0;
        double least = Double.POSITIVE_INFINITY;
        for (int t = 0; t < sources.length; t++) {
            double cost = -Math.log(weights[t]);
            for (int c = 0; c < rows.outputs(); c++)
                if (rows.has(i, c))
                    cost += Math.pow((first.at(sources[t], c) - rows.value(i, c)) / (AGREEMENT * spreads[c]), 2);
            if (cost >= least) continue;
            least = cost;
            best = t;
        }
        return sources[best];
    }
}
