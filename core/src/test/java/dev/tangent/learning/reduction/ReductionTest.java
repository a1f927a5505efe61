package dev.tangent.learning.reduction;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.Clouds;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.NullSpace;
import dev.tangent.regularizer.Regularizer;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.IteratedLaplacian;
import dev.tangent.regularizer.energy.Laplacian;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.SolverSettings.Choice;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReductionTest {
    static final List<Regularizer> REGULARIZERS = List.of(
            new Laplacian(),
            new IteratedLaplacian(2),
            new IteratedLaplacian(4),
            new LocalGaussian(2),
            new LocalGaussian(2, 0.3, NullSpace.CONSTANT));

    private static final NeighbourGraph GRAPH = NeighbourGraph.nearest(Clouds.uniform(300, 3, 41), 10);
    private static final int[] FIXED =
            IntStream.range(0, 300).filter(i -> i % 17 == 3).toArray();
    private static final int[] OTHERS =
            IntStream.range(0, 300).filter(i -> i % 17 != 3).toArray();

    @ParameterizedTest
    @FieldSource("REGULARIZERS")
    void isTheSchurComplementAndTheHarmonicExtension(Regularizer regularizer) {
        RegularizerMatrix matrix = regularizer.over(GRAPH);
        Matrix R = matrix.matrix().explicit().toDense();
        // P = -R_uu^-1 R_ul, S = R_ll + R_lu P
        Matrix P = DenseSolve.positiveDefinite(R.select(OTHERS, OTHERS), R.select(OTHERS, FIXED))
                .times(minusIdentity(FIXED.length));
        Matrix S = R.select(FIXED, FIXED).plus(R.select(FIXED, OTHERS).times(P));
        Reduction reduction = Reduction.of(matrix, FIXED, SolverSettings.DEFAULT);
        assertThat(reduction.matrix().minus(S).norm()).isLessThan(1e-8 * S.norm());
        Matrix values =
                Matrix.wrap(FIXED.length, 2, Clouds.uniform(FIXED.length, 2, 42).toArray());
        Matrix extended = reduction.extend(values);
        assertThat(rows(extended, FIXED).minus(values).norm()).isLessThan(1e-8 * values.norm());
        assertThat(rows(extended, OTHERS).minus(P.times(values)).norm()).isLessThan(1e-7 * values.norm());
    }

    @ParameterizedTest
    @FieldSource("REGULARIZERS")
    void reducedTwiceIsReducedOnce(Regularizer regularizer) {
        RegularizerMatrix matrix = regularizer.over(GRAPH);
        int[] fewer = IntStream.of(FIXED).filter(i -> i % 2 == 0).toArray();
        Reduction once = Reduction.of(matrix, fewer, SolverSettings.DEFAULT);
        Reduction twice = Reduction.of(matrix, FIXED, SolverSettings.DEFAULT).restrictedTo(fewer);
        assertThat(twice.points()).isEqualTo(fewer);
        assertThat(twice.matrix().minus(once.matrix()).norm())
                .isLessThan(1e-8 * once.matrix().norm());
        Matrix values =
                Matrix.wrap(fewer.length, 2, Clouds.uniform(fewer.length, 2, 43).toArray());
        assertThat(twice.extend(values).minus(once.extend(values)).norm())
                .isLessThan(1e-7 * once.extend(values).norm());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void anotherPowerOfTheSameMatrixIsReducedAsIfAlone(int power) {
        Reduction fresh = Reduction.of(new IteratedLaplacian(power).over(GRAPH), FIXED, SolverSettings.DEFAULT);
        Reduction other = Reduction.of(new IteratedLaplacian(3).over(GRAPH), FIXED, SolverSettings.DEFAULT)
                .ofPower(power)
                .orElseThrow();
        assertThat(other.points()).isEqualTo(FIXED);
        assertThat(other.matrix().minus(fresh.matrix()).norm())
                .isLessThan(1e-9 * fresh.matrix().norm());
        Matrix values =
                Matrix.wrap(FIXED.length, 1, Clouds.uniform(FIXED.length, 1, 43).toArray());
        assertThat(other.extend(values).minus(fresh.extend(values)).norm()).isLessThan(1e-9);
    }

    @Test
    void iteratingGivesTheSameReduction() {
        RegularizerMatrix matrix = new LocalGaussian(2).over(GRAPH);
        Matrix direct = Reduction.of(matrix, FIXED, SolverSettings.DEFAULT.with(Choice.DIRECT))
                .matrix();
        Matrix iterated = Reduction.of(matrix, FIXED, SolverSettings.DEFAULT.with(Choice.ITERATIVE))
                .matrix();
        assertThat(iterated.minus(direct).norm()).isLessThan(1e-7 * direct.norm());
    }

    @Test
    void aComponentWithoutFixedPointsStaysAtZero() {
        NeighbourGraph two =
                NeighbourGraph.nearest(Clouds.apart(Clouds.uniform(100, 2, 43), Clouds.uniform(40, 2, 44), 10), 10);
        int[] fixed = {0, 10, 20, 30, 40};
        Matrix values = Matrix.column(1, 2, 3, 4, 5);
        for (Regularizer regularizer : List.of(new LocalGaussian(2), new IteratedLaplacian(2))) {
            Matrix extended = Reduction.of(regularizer.over(two), fixed, SolverSettings.DEFAULT)
                    .extend(values);
            for (int i = 100; i < 140; i++) assertThat(extended.at(i, 0)).isZero();
            for (int i = 0; i < 5; i++)
                assertThat(Math.abs(extended.at(fixed[i], 0) - values.at(i, 0))).isLessThan(1e-8);
        }
    }

    private static Matrix minusIdentity(int size) {
        Matrix matrix = Matrix.zeros(size, size);
        for (int i = 0; i < size; i++) matrix.set(i, i, -1);
        return matrix;
    }

    private static Matrix rows(Matrix matrix, int[] rows) {
        return matrix.select(rows, IntStream.range(0, matrix.columns()).toArray());
    }
}
