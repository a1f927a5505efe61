package dev.tangent.baseline.kernel;

import dev.tangent.sparse.SparseMatrix;

/// Which Laplacian of a weighted graph.
public enum GraphLaplacian {
    /// D - W.
    PLAIN("plain") {
        @Override
        SparseMatrix of(SparseMatrix laplacian) {
            return laplacian;
        }
    },
    /// I - D^-1/2 W D^-1/2: eigenvalues within [0, 2], whatever the weights. A point without weight gets a zero
    /// row.
    NORMALISED("normalised") {
        @Override
        SparseMatrix of(SparseMatrix laplacian) {
            double[] degree = laplacian.diagonal();
            double[] values = new double[laplacian.entries()];
            for (int i = 0; i < degree.length; i++) {
                for (int p = laplacian.rowStart()[i]; p < laplacian.rowStart()[i + 1]; p++) {
                    double product =
                            Math.sqrt(degree[i]) * Math.sqrt(degree[laplacian.columns()[p]]);
                    values[p] = product > 0 ? laplacian.values()[p] / product : 0;
                }
            }
            return new SparseMatrix(laplacian.rowStart(), laplacian.columns(), values);
        }
    };

    private final String word;

    GraphLaplacian(String word) {
        this.word = word;
    }

    /// From D - W.
    abstract SparseMatrix of(SparseMatrix laplacian);

    String word() {
        return word;
    }
}
