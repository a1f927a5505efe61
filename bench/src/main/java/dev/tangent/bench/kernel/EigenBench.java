package dev.tangent.bench.kernel;

import dev.tangent.linalg.SymmetricEigen;
import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.factory.DecompositionFactory_DDRM;
import org.ejml.interfaces.decomposition.EigenDecomposition_F64;
import org.ojalgo.matrix.decomposition.Eigenvalue;
import org.ojalgo.matrix.store.R064Store;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/// All eigenvalues and eigenvectors of a small symmetric matrix. All return the largest eigenvalue.
public class EigenBench extends KernelBench {
    @Param({"15", "20", "40"})
    int size = 20;

    private double[] matrix = {};
    private SymmetricEigen tangent = new SymmetricEigen(1);
    private EigenDecomposition_F64<DMatrixRMaj> ejml = DecompositionFactory_DDRM.eig(1, true, true);
    private R064Store store = R064Store.FACTORY.make(1, 1);
    private Eigenvalue<Double> ojAlgo = Eigenvalue.R064.make(true);

    @Setup
    public void prepare() {
        matrix = Numbers.definite(size, 9);
        tangent = new SymmetricEigen(size);
        ejml = DecompositionFactory_DDRM.eig(size, true, true);
        store = R064Store.FACTORY.make(size, size);
        for (int i = 0; i < size; i++) for (int j = 0; j < size; j++) store.set(i, j, matrix[i * size + j]);
        ojAlgo = Eigenvalue.R064.make(size, true);
    }

    @Benchmark
    public double tangent() {
        tangent.decompose(matrix, size);
        return tangent.value(0);
    }

    @Benchmark
    public double ejml() {
        if (!ejml.decompose(new DMatrixRMaj(size, size, true, matrix))) throw new IllegalStateException("no result");
        double largest = Double.NEGATIVE_INFINITY;
        for (int t = 0; t < size; t++)
            largest = Math.max(largest, ejml.getEigenvalue(t).getReal());
        return largest;
    }

    @Benchmark
    public double ojAlgo() {
        ojAlgo.decompose(store);
        double largest = Double.NEGATIVE_INFINITY;
        for (int t = 0; t < size; t++) largest = Math.max(largest, ojAlgo.getD().doubleValue(t, t));
        return largest;
    }
}
