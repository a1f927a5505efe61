package dev.tangent.samples.motion;

/// Rotation matrices, 3 x 3 and row-major, inside flat arrays.
public final class Rotation {
    private Rotation() {}

    public static double[] identity() {
        return new double[] {1, 0, 0, 0, 1, 0, 0, 0, 1};
    }

    /// Multiplies from the right by a turn about an axis, which mixes two columns. StrictMath: the same bits
    /// everywhere.
    static void turn(double[] matrix, int at, int axis, double angle) {
        if (angle == 0) return;
        double cosine = StrictMath.cos(angle);
        double sine = StrictMath.sin(angle);
        int a = at + (axis + 1) % 3;
        int b = at + (axis + 2) % 3;
        for (int row = 0; row < 9; row += 3) {
            double u = matrix[a + row];
            double v = matrix[b + row];
            matrix[a + row] = cosine * u + sine * v;
            matrix[b + row] = cosine * v - sine * u;
        }
    }

    /// Multiplies the matrix at `at` from the right.
    public static void times(double[] matrix, int at, double[] factor) {
        for (int row = at; row < at + 9; row += 3) {
            double x = matrix[row];
            double y = matrix[row + 1];
            double z = matrix[row + 2];
            for (int c = 0; c < 3; c++) matrix[row + c] = x * factor[c] + y * factor[3 + c] + z * factor[6 + c];
        }
    }

    public static double[] transposed(double[] m) {
        return new double[] {m[0], m[3], m[6], m[1], m[4], m[7], m[2], m[5], m[8]};
    }
}
