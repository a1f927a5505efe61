package dev.tangent.learning.reduction;

import dev.tangent.geometry.PointCloud;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.SymmetricOperator;
import dev.tangent.sparse.graph.ConnectedComponents;
import dev.tangent.sparse.operator.MatrixPower;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Whether the values at some points determine f on each connected component of the graph.
///
/// They do if the points of a component span as many affine dimensions as R leaves in its null space, or as many as
/// the component itself has. Where functions of higher order are in the null space too, the points must also be as
/// many as its dimension.
public final class Identifiability {
    /// Strength of the jitter beside R: far below any energy of R, far above rounding.
    private static final double JITTER = 1e-6;

    private final ConnectedComponents components;
    private final Degree[] degrees;

    /// How far f is determined.
    public enum Degree {
        /// f is unique.
        FULL,
        /// There are points, but too few: f is unique up to a part of the null space.
        PARTIAL,
        /// There is no point.
        NONE
    }

    private Identifiability(RegularizerMatrix regularizer, ConnectedComponents components, int[] points) {
        this.components = components;
        List<List<Integer>> pointsOf = new ArrayList<>();
        for (int component = 0; component < components.count(); component++) pointsOf.add(new ArrayList<>());
        for (int point : points) pointsOf.get(components.componentOf(point)).add(point);
        degrees = new Degree[components.count()];
        for (int component = 0; component < degrees.length; component++)
            degrees[component] = degree(regularizer, pointsOf.get(component), component);
    }

    public static Identifiability of(RegularizerMatrix regularizer, int[] points) {
        return ofEach(regularizer, List.of(points)).getFirst();
    }

    /// The same for several sets of points; the components are found once.
    public static List<Identifiability> ofEach(RegularizerMatrix regularizer, List<int[]> sets) {
        ConnectedComponents components = regularizer.matrix() instanceof MatrixPower power && power.power() > 1
                ? ConnectedComponents.ofPowers(power.base())
                : new ConnectedComponents(pattern(regularizer.matrix()));
        return sets.stream()
                .map(points -> new Identifiability(regularizer, components, points))
                .toList();
    }

    /// A power of a matrix has the same components as the matrix.
    private static SparseMatrix pattern(SymmetricOperator matrix) {
        return matrix instanceof MatrixPower power ? power.base() : matrix.explicit();
    }

    private Degree degree(RegularizerMatrix regularizer, List<Integer> here, int component) {
        if (here.isEmpty()) return Degree.NONE;
        int[] points = here.stream().mapToInt(Integer::intValue).toArray();
        int linear = regularizer.linear();
        int free = regularizer.nullSpaceDimension();
        if (free > linear + 1 && points.length < Math.min(free, components.sizeOf(component))) return Degree.PARTIAL;
        PointCloud cloud = regularizer.graph().cloud();
        int spanned = AffineRank.of(cloud, points, linear);
        return spanned == linear || spanned == AffineRank.of(cloud, components.membersOf(component), linear)
                ? Degree.FULL
                : Degree.PARTIAL;
    }

    /// On the component of a point.
    public Degree at(int point) {
        return degrees[components.componentOf(point)];
    }

    /// On each component.
    public Degree[] ofComponents() {
        return degrees.clone();
    }

    /// What to add to the diagonal so that components which are not determined have a solution: the one nearest to
    /// the mean. It decides only what R and the labels leave open.
    ///
    /// @param scale the mean diagonal entry of R, times what R is multiplied with
    public double[] jitter(double scale) {
        double[] diagonal = new double[components.size()];
        Arrays.setAll(diagonal, i -> at(i) == Degree.FULL ? 0 : JITTER * scale);
        return diagonal;
    }
}
