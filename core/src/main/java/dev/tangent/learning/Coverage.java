package dev.tangent.learning;

import dev.tangent.geometry.PointCloud;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.ConnectedComponents;
import dev.tangent.sparse.DiagonalShift;
import dev.tangent.sparse.MatrixPower;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.SymmetricOperator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// Which components of the graph the labels determine, for each output.
///
/// A component is determined if its labelled points span as many affine dimensions as R leaves free, or as many as the
/// component itself has; where functions that bend are free too, they must be as many as all free functions.
final class Coverage {
    /// Strength of the pull towards the mean beside R: far below what R charges for anything, far above rounding.
    private static final double PULL = 1e-6;

    private final ConnectedComponents components;
    private final Status[][] statusOf; // [output][component]

    Coverage(RegularizerMatrix regularizer, Labels labels) {
        this(regularizer, labelledFor(labels));
    }

    /// For one output that is labelled at these points.
    Coverage(RegularizerMatrix regularizer, int[] points) {
        this(regularizer, new int[][] {points});
    }

    private Coverage(RegularizerMatrix regularizer, int[][] labelled) {
        components = regularizer.matrix() instanceof MatrixPower power && power.power() > 1
                ? ConnectedComponents.ofPowers(power.base())
                : new ConnectedComponents(pattern(regularizer.matrix()));
        statusOf = new Status[labelled.length][components.count()];
        for (int output = 0; output < labelled.length; output++) {
            List<List<Integer>> here = new ArrayList<>();
            for (int component = 0; component < components.count(); component++) here.add(new ArrayList<>());
            for (int point : labelled[output])
                here.get(components.componentOf(point)).add(point);
            for (int component = 0; component < components.count(); component++)
                statusOf[output][component] = judge(regularizer, here.get(component), component);
        }
    }

    private static int[][] labelledFor(Labels labels) {
        int[][] labelled = new int[labels.outputs()][];
        for (int c = 0; c < labelled.length; c++) {
            int output = c;
            labelled[c] = IntStream.range(0, labels.size())
                    .filter(i -> labels.has(i, output))
                    .map(labels::point)
                    .toArray();
        }
        return labelled;
    }

    /// A power of a matrix falls into the same components as the matrix.
    private static SparseMatrix pattern(SymmetricOperator matrix) {
        return matrix instanceof MatrixPower power ? power.base() : matrix.explicit();
    }

    private Status judge(RegularizerMatrix regularizer, List<Integer> here, int component) {
        if (here.isEmpty()) return Status.NO_LABEL;
        int[] labelled = here.stream().mapToInt(Integer::intValue).toArray();
        int wanted = regularizer.linear();
        int free = regularizer.freeFunctions();
        if (free > wanted + 1 && here.size() < Math.min(free, components.sizeOf(component))) return Status.FEW_LABELS;
        PointCloud cloud = regularizer.graph().cloud();
        int spanned = AffineRank.of(cloud, labelled, wanted);
        if (spanned == wanted || spanned == AffineRank.of(cloud, components.membersOf(component), wanted))
            return Status.OK;
        return Status.FEW_LABELS;
    }

    Status status(int point, int output) {
        return statusOf[output][components.componentOf(point)];
    }

    /// What to add to the diagonal so that components which are not determined have a solution: the one nearest to the
    /// mean. It decides only what R and the labels leave open. `scale` is what R's mean diagonal entry weighs.
    double[] pull(int output, double scale) {
        double[] diagonal = new double[components.size()];
        for (int i = 0; i < diagonal.length; i++) if (status(i, output) != Status.OK) diagonal[i] = PULL * scale;
        return diagonal;
    }

    /// lambda R + J for an output, and the pull: what f's equations have for a matrix, and its posterior for a
    /// precision, in units of the noise.
    static DiagonalShift precision(
            RegularizerMatrix regularizer, Labels labels, int output, double lambda, double[] pull) {
        double[] diagonal = pull.clone();
        for (int i = 0; i < labels.size(); i++) diagonal[labels.point(i)] += labels.weight(i, output);
        return new DiagonalShift(regularizer.matrix(), lambda, diagonal);
    }

    Status worst(int point) {
        Status worst = Status.OK;
        for (Status[] byComponent : statusOf) worst = worst.worse(byComponent[components.componentOf(point)]);
        return worst;
    }

    /// The worst status of each component over all outputs.
    Status[] worstOfComponents() {
        Status[] worst = new Status[components.count()];
        Arrays.fill(worst, Status.OK);
        for (Status[] byComponent : statusOf)
            for (int p = 0; p < worst.length; p++) worst[p] = worst[p].worse(byComponent[p]);
        return worst;
    }
}
