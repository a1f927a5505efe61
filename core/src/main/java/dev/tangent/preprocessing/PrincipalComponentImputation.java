package dev.tangent.preprocessing;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.SymmetricEigen;

/// Missing cells by the leading principal components: they are set to what the components say of their row, the
/// components are computed again, and so on until nothing moves (Josse and Husson 2012, regularised iterative PCA).
///
/// For standardised columns. An iteration takes n d^2 + d^3 for n rows of d columns.
///
/// @param rank number of components
record PrincipalComponentImputation(int rank) {
    private static final int MOST_ITERATIONS = 60;

    /// Of a column's spread: what is left to move is far below the error of an imputed cell.
    private static final double STILL = 1e-3;

    /// Fills the cells that are NaN, in place.
    void fill(Matrix cells) {
        double[] x = cells.values();
        boolean[] missing = new boolean[x.length];
        int count = 0;
        for (int t = 0; t < x.length; t++) {
            missing[t] = Double.isNaN(x[t]);
            if (!missing[t]) continue;
            x[t] = 0;
            count++;
        }
        if (count == 0 || rank == 0) return;
        SymmetricEigen eigen = new SymmetricEigen(cells.columns());
        for (int i = 0; i < MOST_ITERATIONS; i++) {
            double moved = step(cells, missing, eigen);
            if (Math.sqrt(moved / count) < STILL) return;
        }
    }

    /// One turn; gives the sum of squares of what moved.
    private double step(Matrix cells, boolean[] missing, SymmetricEigen eigen) {
        int columns = cells.columns();
        double[] means = means(cells);
        Matrix centred = cells.copy();
        for (int i = 0; i < cells.rows(); i++)
            for (int c = 0; c < columns; c++) centred.set(i, c, cells.at(i, c) - means[c]);
        Matrix moments = centred.transpose().times(centred).times(1.0 / cells.rows());
        eigen.decompose(moments.values(), columns);
        Matrix fitted = centred.times(projection(eigen));
        double moved = 0;
        double[] x = cells.values();
        for (int t = 0; t < x.length; t++) {
            if (!missing[t]) continue;
            double value = means[t % columns] + fitted.values()[t];
            moved += (value - x[t]) * (value - x[t]);
            x[t] = value;
        }
        return moved;
    }

    private static double[] means(Matrix cells) {
        double[] means = new double[cells.columns()];
        for (int i = 0; i < cells.rows(); i++)
            for (int c = 0; c < means.length; c++) means[c] += cells.at(i, c) / cells.rows();
        return means;
    }

    /// V diag(1 - noise / value) V': a component that hardly exceeds the others hardly counts.
    private Matrix projection(SymmetricEigen eigen) {
        int columns = eigen.size();
        double noise = 0;
        for (int t = rank; t < columns; t++) noise += Math.max(0, eigen.value(t)) / Math.max(1, columns - rank);
        Matrix projection = Matrix.zeros(columns, columns);
        for (int t = 0; t < Math.min(rank, columns) && eigen.value(t) > noise; t++) {
            double[] v = eigen.vector(t);
            double weight = 1 - noise / eigen.value(t);
            for (int i = 0; i < columns; i++)
                for (int j = 0; j < columns; j++) projection.set(i, j, projection.at(i, j) + weight * v[i] * v[j]);
        }
        return projection;
    }
}
