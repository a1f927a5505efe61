package dev.tangent.bench.kernel;

import dev.tangent.linalg.block.FrontCholesky;
import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.factory.DecompositionFactory_DDRM;
import org.ejml.interfaces.decomposition.CholeskyDecomposition_F64;
import org.ojalgo.matrix.decomposition.Cholesky;
import org.ojalgo.matrix.store.R064Store;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/// A dense Cholesky factor: the fronts of the sparse factorization beside EJML's and ojAlgo's. All return the last
/// diagonal entry, and all copy their input first.
public class CholeskyBench extends KernelBench {
    @Param({"32", "256"})
    int size = 32;

    private final FrontCholesky cholesky = new FrontCholesky();
    private final FrontCholesky.Scratch scratch = new FrontCholesky.Scratch();
    private double[] matrix = {};
    private double[] panel = {};
    private double[] least = {};
    private CholeskyDecomposition_F64<DMatrixRMaj> ejml = DecompositionFactory_DDRM.chol(1, true);
    private R064Store store = R064Store.FACTORY.make(1, 1);
    private Cholesky<Double> ojAlgo = Cholesky.R064.make();

    @Setup
    public void prepare() {
        matrix = Numbers.definite(size, 3);
        panel = new double[size * stride()];
        least = new double[size];
        ejml = DecompositionFactory_DDRM.chol(size, true);
        store = R064Store.FACTORY.make(size, size);
        for (int i = 0; i < size; i++) for (int j = 0; j < size; j++) store.set(i, j, matrix[i * size + j]);
        ojAlgo = Cholesky.R064.make(store);
    }

    private int stride() {
        return FrontCholesky.stride(size, 0);
    }

    @Benchmark
    public double tangent() {
        for (int j = 0; j < size; j++) System.arraycopy(matrix, j * size, panel, j * stride(), size);
        cholesky.factor(new FrontCholesky.Front(panel, size, stride(), new double[0], 0), least, 0, scratch);
        return panel[(size - 1) * (stride() + 1)];
    }

    @Benchmark
    public double ejml() {
        DMatrixRMaj copy = new DMatrixRMaj(size, size, true, matrix);
        if (!ejml.decompose(copy)) throw new IllegalStateException("not positive definite");
        return ejml.getT(copy).get(size - 1, size - 1);
    }

    @Benchmark
    public double ojAlgo() {
        ojAlgo.decompose(store);
        return ojAlgo.getL().doubleValue(size - 1, size - 1);
    }
}
