package dev.tangent.bench.kernel;

import dev.tangent.linalg.block.BlockProduct;
import java.util.Arrays;
import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.CommonOps_DDRM;
import org.ojalgo.matrix.store.R064Store;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/// C := -A B of dense square matrices on one thread. All return the last entry of C.
public class ProductBench extends KernelBench {
    @Param({"32", "96"})
    int size = 32;

    private final BlockProduct product = new BlockProduct();
    private double[] transposed = {};
    private double[] right = {};
    private double[] result = {};
    private DMatrixRMaj a = new DMatrixRMaj(1, 1);
    private DMatrixRMaj b = new DMatrixRMaj(1, 1);
    private DMatrixRMaj c = new DMatrixRMaj(1, 1);
    private R064Store storeA = R064Store.FACTORY.make(1, 1);
    private R064Store storeB = R064Store.FACTORY.make(1, 1);
    private R064Store storeC = R064Store.FACTORY.make(1, 1);

    @Setup
    public void prepare() {
        double[] left = Numbers.random(size * size, 4);
        right = Numbers.random(size * size, 5);
        transposed = new double[size * size];
        result = new double[size * size];
        storeA = R064Store.FACTORY.make(size, size);
        storeB = R064Store.FACTORY.make(size, size);
        storeC = R064Store.FACTORY.make(size, size);
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                transposed[j * size + i] = left[i * size + j];
                storeA.set(i, j, -left[i * size + j]);
                storeB.set(i, j, right[i * size + j]);
            }
        }
        a = new DMatrixRMaj(size, size, true, left);
        b = new DMatrixRMaj(size, size, true, right);
        c = new DMatrixRMaj(size, size);
    }

    @Benchmark
    public double tangent() {
        Arrays.fill(result, 0);
        product.subtract(result, 0, size, transposed, 0, size, right, 0, size, size, size, size);
        return result[size * size - 1];
    }

    @Benchmark
    public double ejml() {
        CommonOps_DDRM.mult(-1, a, b, c);
        return c.get(size - 1, size - 1);
    }

    @Benchmark
    public double ojAlgo() {
        storeC.fillByMultiplying(storeA, storeB);
        return storeC.doubleValue(size - 1, size - 1);
    }
}
