package dev.tangent.linalg.dense;

/// An orthonormal basis of the columns of a small matrix, by Gram-Schmidt with a projection taken twice where the
/// first one cancelled much of the column.
///
/// Twice is enough for orthogonality to rounding (Giraud, Langou, Rozloznik 2005). A column of which less than
/// `rows * ulp(1)` of the largest column is left adds nothing and is dropped, so the rank is safe.
public final class ColumnSpace {
    /// A column that keeps this part of its length has lost at most a digit to cancellation.
    private static final double CANCELLED = 0.1;

    private ColumnSpace() {}

    /// Reads the rows x columns matrix at the front of `matrix`, row-major, and writes the basis vectors one after
    /// the other, each `rows` long, to `basis`. Returns how many there are.
    public static int orthonormalise(double[] matrix, int rows, int columns, double[] basis) {
        double floor = rows * Math.ulp(1.0) * largestColumn(matrix, rows, columns);
        int rank = 0;
        for (int c = 0; c < columns; c++) {
            int at = rank * rows;
            for (int r = 0; r < rows; r++) basis[at + r] = matrix[r * columns + c];
            if (extend(basis, rows, rank, floor)) rank++;
        }
        return rank;
    }

    /// Makes the vector that follows `rank` orthonormal ones in `basis` orthonormal to them; false if no more than
    /// `floor` is left of it.
    public static boolean extend(double[] basis, int length, int rank, double floor) {
        int at = rank * length;
        double before = Math.sqrt(dot(basis, at, at, length));
        project(basis, at, length, rank);
        double norm = Math.sqrt(dot(basis, at, at, length));
        if (norm < CANCELLED * before) {
            project(basis, at, length, rank);
            norm = Math.sqrt(dot(basis, at, at, length));
        }
        if (norm <= floor) return false;
        for (int r = 0; r < length; r++) basis[at + r] /= norm;
        return true;
    }

    private static double largestColumn(double[] matrix, int rows, int columns) {
        double largest = 0;
        for (int c = 0; c < columns; c++) {
            double sum = 0;
            for (int r = 0; r < rows; r++) sum += matrix[r * columns + c] * matrix[r * columns + c];
            largest = Math.max(largest, sum);
        }
        return Math.sqrt(largest);
    }

    private static void project(double[] basis, int at, int rows, int rank) {
        for (int t = 0; t < rank; t++) {
            double along = dot(basis, t * rows, at, rows);
            for (int r = 0; r < rows; r++) basis[at + r] -= along * basis[t * rows + r];
        }
    }

    private static double dot(double[] basis, int a, int b, int rows) {
        double sum = 0;
        for (int r = 0; r < rows; r++) sum += basis[a + r] * basis[b + r];
        return sum;
    }
}
