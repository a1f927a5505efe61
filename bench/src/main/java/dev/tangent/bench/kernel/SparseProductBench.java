package dev.tangent.bench.kernel;

import dev.tangent.bench.peer.EjmlCholesky;
import dev.tangent.bench.table.TestMatrices;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.simd.RowKernel;
import dev.tangent.sparse.SparseMatrix;
import java.util.Arrays;
import org.ejml.data.DMatrixRMaj;
import org.ejml.data.DMatrixSparseCSC;
import org.ejml.sparse.csc.CommonOps_DSCC;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/// A sparse matrix times one column and times sixteen. All return the last entry of the product.
public class SparseProductBench extends KernelBench {
    @Param({"1", "16"})
    int width = 16;

    @Param("100")
    int side = 10;

    private SparseMatrix matrix = SparseMatrix.diagonal(1);
    private Matrix x = Matrix.zeros(1, 1);
    private Matrix y = Matrix.zeros(1, 1);
    private DMatrixSparseCSC ejml = new DMatrixSparseCSC(1, 1);
    private DMatrixRMaj in = new DMatrixRMaj(1, 1);
    private DMatrixRMaj out = new DMatrixRMaj(1, 1);

    @Setup
    public void prepare() {
        matrix = TestMatrices.biharmonic(side);
        int size = matrix.size();
        x = Matrix.wrap(size, width, Numbers.random(size * width, 6));
        y = Matrix.zeros(size, width);
        ejml = EjmlCholesky.of(matrix);
        in = new DMatrixRMaj(size, width, true, x.values());
        out = new DMatrixRMaj(size, width);
    }

    @Benchmark
    public double tangentOnAllCores() {
        matrix.multiply(x, y);
        return last(y.values());
    }

    @Benchmark
    public double tangentOnOneCore() {
        double[] sums = y.values();
        Arrays.fill(sums, 0);
        RowKernel rows = RowKernel.best();
        for (int i = 0; i < matrix.size(); i++)
            rows.addSparse(
                    matrix.values(),
                    matrix.columns(),
                    matrix.rowStart()[i],
                    matrix.rowStart()[i + 1],
                    x.values(),
                    width,
                    sums,
                    i * width);
        return last(sums);
    }

    @Benchmark
    public double ejml() {
        CommonOps_DSCC.mult(ejml, in, out);
        return last(out.data);
    }

    private static double last(double[] values) {
        return values[values.length - 1];
    }
}
