package dev.tangent.bench.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What is compared computes the same.
final class KernelAgreementTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 3, 15})
    void distancesAgree(int dimension) {
        DistanceBench bench = new DistanceBench();
        bench.dimension = dimension;
        bench.prepare();
        assertThat(bench.kernel()).isEqualTo(bench.plain());
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 32, 100})
    void denseFactorsAgree(int size) {
        CholeskyBench bench = new CholeskyBench();
        bench.size = size;
        agree(bench, CholeskyBench::prepare, CholeskyBench::tangent, CholeskyBench::ejml, CholeskyBench::ojAlgo);
    }

    @ParameterizedTest
    @ValueSource(ints = {8, 32, 96})
    void denseProductsAgree(int size) {
        ProductBench bench = new ProductBench();
        bench.size = size;
        agree(bench, ProductBench::prepare, ProductBench::tangent, ProductBench::ejml, ProductBench::ojAlgo);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 16})
    void sparseProductsAgree(int width) {
        SparseProductBench bench = new SparseProductBench();
        bench.width = width;
        agree(
                bench,
                SparseProductBench::prepare,
                SparseProductBench::tangentOnAllCores,
                SparseProductBench::tangentOnOneCore,
                SparseProductBench::ejml);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 10})
    void localBlocksAgree(int dimension) {
        LocalBlockBench bench = new LocalBlockBench();
        bench.dimension = dimension;
        bench.prepare();
        assertThat(bench.block()).isCloseTo(bench.definition(), within(1e-8 * bench.definition()));
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 20})
    void eigenvaluesAgree(int size) {
        EigenBench bench = new EigenBench();
        bench.size = size;
        agree(bench, EigenBench::prepare, EigenBench::tangent, EigenBench::ejml, EigenBench::ojAlgo);
    }

    private static <B> void agree(
            B bench,
            Consumer<B> prepare,
            ToDoubleFunction<B> ours,
            ToDoubleFunction<B> second,
            ToDoubleFunction<B> third) {
        prepare.accept(bench);
        double expected = ours.applyAsDouble(bench);
        double close = 1e-10 * (1 + Math.abs(expected));
        assertThat(second.applyAsDouble(bench)).isCloseTo(expected, within(close));
        assertThat(third.applyAsDouble(bench)).isCloseTo(expected, within(close));
    }
}
