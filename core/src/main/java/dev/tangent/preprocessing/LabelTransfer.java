package dev.tangent.preprocessing;

import dev.tangent.geometry.IncompletePoints;
import dev.tangent.geometry.PointCloud;
import dev.tangent.geometry.neighbours.NeighbourIndex;
import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.MatrixView;
import java.util.Arrays;
import java.util.stream.IntStream;

/// What a value at a point that lacks coordinates says about one at a complete point near it.
///
/// Around the complete point a linear regression of the function on the coordinates that both have tells the function
/// at the other one, and how well these coordinates determine it.
public final class LabelTransfer {
    /// Beside two for each coordinate.
    private static final int NEIGHBOURS = 10;

    /// Relative to the diagonal: coordinates that go together have no slopes of their own.
    private static final double RIDGE = 1e-8;

    private final PointCloud cloud;
    private final NeighbourIndex index;
    private final IncompletePoints points;
    private final MatrixView function;

    /// Around points of a cloud.
    ///
    /// @param points some of which lack coordinates, in the cloud's scale
    /// @param function at the points of the cloud
    public LabelTransfer(PointCloud cloud, IncompletePoints points, MatrixView function) {
        this.cloud = cloud;
        this.points = points;
        this.function = function;
        index = NeighbourIndex.of(cloud);
    }

    /// For each output what to add to a value at the row to have it at the source.
    ///
    /// @param deviations of the function about the regression
    public record Difference(double[] shift, double[] deviations) {}

    /// From the row of the points to the point of the cloud.
    public Difference between(int row, int source) {
        int[] known = IntStream.range(0, cloud.dimension())
                .filter(c -> !Double.isNaN(points.at(row, c)))
                .toArray();
        int count = Math.min(cloud.size(), 2 * (known.length + 1) + NEIGHBOURS);
        double[] place = new double[cloud.dimension()];
        cloud.copyTo(source, place, 0);
        int[] near = index.nearest(place, count).neighbours();
        Matrix design = Matrix.zeros(count, known.length + 1);
        Matrix values = Matrix.zeros(count, function.columns());
        for (int i = 0; i < count; i++) {
            design.set(i, known.length, 1);
            for (int t = 0; t < known.length; t++)
                design.set(i, t, cloud.at(near[i], known[t]) - points.at(row, known[t]));
            for (int c = 0; c < values.columns(); c++) values.set(i, c, function.at(near[i], c));
        }
        Matrix slopes = regression(design, values);
        Matrix left = values.minus(design.times(slopes));
        double[] shift = new double[values.columns()];
        double[] deviations = new double[values.columns()];
        int freedom = Math.max(1, count - known.length - 1);
        for (int c = 0; c < shift.length; c++) {
            shift[c] = function.at(source, c) - slopes.at(known.length, c);
            deviations[c] =
                    Math.sqrt(Arrays.stream(left.column(c)).map(x -> x * x).sum() / freedom);
        }
        return new Difference(shift, deviations);
    }

    private static Matrix regression(Matrix design, Matrix values) {
        Matrix gram = design.transpose().times(design);
        double trace = 0;
        for (int t = 0; t < gram.rows(); t++) trace += gram.at(t, t) / gram.rows();
        // A coordinate that is the same everywhere has a zero on the diagonal.
        for (int t = 0; t < gram.rows(); t++) gram.set(t, t, gram.at(t, t) * (1 + RIDGE) + RIDGE * RIDGE * trace);
        return DenseSolve.positiveDefinite(gram, design.transpose().times(values));
    }
}
