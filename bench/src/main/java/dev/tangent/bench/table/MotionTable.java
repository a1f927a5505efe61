package dev.tangent.bench.table;

import dev.tangent.data.npy.NpyFile;
import dev.tangent.geometry.DistinctPoints;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import dev.tangent.samples.generated.SmoothSheet;
import java.nio.file.Path;
import java.util.Locale;

/// 50,000 points in R^15 with 46 outputs: body poses and joint angles where the measured table is at hand, else a 5-D
/// sheet with waves on it. No two points are equal, since peers know nothing of merging.
public record MotionTable(String name, PointCloud points, Matrix outputs) {
    private static final int AMBIENT = 15;
    private static final int OUTPUTS = 46;
    private static final int INTRINSIC = 5;

    /// The first rows of `points.npy` and `angles.npy`.
    public static MotionTable read(Path folder, int most) {
        Matrix rows = first(NpyFile.read(folder.resolve("points.npy")), most);
        Matrix angles = first(NpyFile.read(folder.resolve("angles.npy")), most);
        DistinctPoints distinct = DistinctPoints.of(PointCloud.of(rows.columns(), rows.values()));
        Matrix outputs = Matrix.zeros(distinct.cloud().size(), angles.columns());
        for (int row = rows.rows() - 1; row >= 0; row--)
            for (int c = 0; c < angles.columns(); c++) outputs.set(distinct.pointOf(row), c, angles.at(row, c));
        return new MotionTable("motion capture", distinct.cloud(), outputs);
    }

    public static MotionTable generated(int size) {
        PointCloud points = SmoothSheet.of(size, INTRINSIC, AMBIENT, 1).points();
        Matrix outputs = Matrix.zeros(size, OUTPUTS);
        for (int i = 0; i < size; i++)
            for (int c = 0; c < OUTPUTS; c++)
                outputs.set(i, c, Math.sin(3 * points.at(i, c % AMBIENT) + c) + points.at(i, (c + 1) % INTRINSIC));
        return new MotionTable("generated 5-D sheet", points, outputs);
    }

    private static Matrix first(Matrix matrix, int most) {
        int rows = Math.min(most, matrix.rows());
        double[] values = new double[rows * matrix.columns()];
        System.arraycopy(matrix.values(), 0, values, 0, values.length);
        return Matrix.wrap(rows, matrix.columns(), values);
    }

    /// Size and origin, for captions.
    public String caption() {
        return String.format(Locale.ROOT, "%,d x %d (%s)", points.size(), points.dimension(), name);
    }
}
