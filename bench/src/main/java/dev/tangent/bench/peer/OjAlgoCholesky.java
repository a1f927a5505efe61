package dev.tangent.bench.peer;

import dev.tangent.sparse.SparseMatrix;
import java.util.Arrays;
import org.ojalgo.matrix.decomposition.SparseQDLDL;
import org.ojalgo.matrix.store.R064CSC;

/// ojAlgo's sparse L D L', in the order the matrix comes in. It needs the upper triangle.
public final class OjAlgoCholesky {
    private final R064CSC upper;
    private final SparseQDLDL factor = new SparseQDLDL();

    public OjAlgoCholesky(SparseMatrix matrix) {
        int size = matrix.size();
        int[] start = new int[size + 1];
        int[] rows = new int[matrix.entries()];
        double[] values = new double[rows.length];
        int count = 0;
        for (int column = 0; column < size; column++) {
            for (int p = matrix.rowStart()[column]; p < matrix.rowStart()[column + 1]; p++) {
                if (matrix.columns()[p] > column) break;
                rows[count] = matrix.columns()[p];
                values[count++] = matrix.values()[p];
            }
            start[column + 1] = count;
        }
        upper = new R064CSC(size, size, Arrays.copyOf(values, count), Arrays.copyOf(rows, count), start);
    }

    public void factor() {
        if (!factor.factor(upper)) throw new IllegalStateException("ojAlgo could not factorize the matrix");
    }

    public double[] solve(double[] right) {
        return factor.solve(right.clone());
    }
}
