package dev.tangent.regularizer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.GoldenCase;
import dev.tangent.regularizer.energy.Laplacian;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.sparse.SparseMatrix;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class GoldenMatrixTest {
    @ParameterizedTest
    @FieldSource("dev.tangent.GoldenCase#NAMES")
    void localGaussianIsTheOriginalImplementations(String name) {
        GoldenCase golden = GoldenCase.read(name);
        var matrix = (SparseMatrix)
                new LocalGaussian(golden.dimension()).over(golden.graph()).matrix();
        // K is nearly singular for close points of the curve, so its pseudo-inverse is known to fewer digits.
        double bound = name.equals("closed-curve") ? 1e-6 : 1e-11;
        assertThat(GoldenCase.relativeError(matrix, golden.matrix("lg-matrix.csv")))
                .isLessThan(bound);
    }

    @ParameterizedTest
    @FieldSource("dev.tangent.GoldenCase#NAMES")
    void laplacianIsTheIndependentOne(String name) {
        GoldenCase golden = GoldenCase.read(name);
        var matrix = (SparseMatrix)
                new Laplacian(golden.bandwidth()).over(golden.graph()).matrix();
        assertThat(GoldenCase.relativeError(matrix, golden.matrix("laplacian-matrix.csv")))
                .isLessThan(1e-14);
    }

    @ParameterizedTest
    @FieldSource("dev.tangent.GoldenCase#NAMES")
    void defaultBandwidthIsTheMeanSquaredNeighbourDistance(String name) {
        GoldenCase golden = GoldenCase.read(name);
        assertThat(Bandwidth.meanSquaredDistance(golden.graph()))
                .isCloseTo(golden.bandwidth(), within(1e-12 * golden.bandwidth()));
    }
}
