package dev.tangent.linalg.simd;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// What the virtual machine offers is used. The build runs the tests of linear algebra several times: with the widest
/// vectors there are, with 256 and 128 bits, and without the vector module; `tangent.vector.bits` says which it is.
class VectorWidthTest {
    private static final boolean VECTORS =
            ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();

    @Test
    void theVectorKernelsAreChosenWhereTheirModuleIs() {
        String kind = VECTORS ? "Racing" : "Scalar";
        assertThat(DenseKernels.best().getClass().getSimpleName()).isEqualTo(kind + "Kernels");
        assertThat(DenseKernels.forWork(1e12).getClass().getSimpleName())
                .isEqualTo((VECTORS ? "Vector" : "Scalar") + "Kernels");
        assertThat(DistanceKernel.best().getClass().getSimpleName()).isEqualTo(kind + "Distances");
        assertThat(RowKernel.best().getClass().getSimpleName()).isEqualTo(kind + "Rows");
    }

    @Test
    void vectorsAreNoWiderThanTheRunIsMeantToHave() {
        int bits = Integer.getInteger("tangent.vector.bits", 1 << 20);
        assertThat(VECTORS).isEqualTo(bits > 0);
        assertThat(64 * LaneMatrix.WIDTH).isLessThanOrEqualTo(Math.max(64, bits));
        if (VECTORS) assertThat(LaneMatrix.WIDTH).isGreaterThan(1);
    }
}
