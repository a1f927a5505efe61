package dev.tangent.linalg.simd;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DistanceKernelTest {
    private static final int STRIDE = 67;
    private final DistanceKernel vector = KernelTwins.VECTOR_DISTANCES;
    private final DistanceKernel scalar = new ScalarDistances();

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 7, 8, 13, 31, 64, 207})
    void twinsAgreeBitForBitInEveryDimension(int dimension) {
        for (int count : new int[] {1, 4, 7, 8, 13, 31, 32, 33, 63, 64}) compare(dimension, count);
    }

    private void compare(int dimension, int count) {
        Block block = Block.random(dimension, dimension * 1000L + count);
        double bound = block.pair(count / 2);
        double[] byVector = new double[64];
        double[] byScalar = new double[64];
        long hits = within(vector, block, count, bound, byVector);
        assertThat(hits).isEqualTo(within(scalar, block, count, bound, byScalar));
        for (int p = 0; p < count; p++) {
            assertThat(byScalar[p]).isEqualTo(block.pair(p));
            assertThat((hits >>> p & 1) == 1).isEqualTo(block.pair(p) <= bound);
            if ((hits >>> p & 1) == 1) assertThat(byVector[p]).isEqualTo(block.pair(p));
        }
        assertThat(count == 64 ? 0 : hits >>> count).isZero();
    }

    private static long within(DistanceKernel kernel, Block block, int count, double bound, double[] out) {
        return kernel.within(block.query, 2, 3, block.values, 5, STRIDE, count, block.dimension, bound, out);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 7, 8, 13, 31, 64, 207})
    void twinsAgreeOnBoxes(int dimension) {
        Block block = Block.random(dimension, dimension);
        double[] box = new double[2 * dimension + 1];
        SplittableRandom random = new SplittableRandom(dimension);
        for (int t = 0; t < dimension; t++) {
            box[1 + t] = random.nextDouble(-1, 0);
            box[1 + dimension + t] = box[1 + t] + random.nextDouble();
        }
        double[] bounds = new double[64];
        Arrays.setAll(bounds, p -> random.nextDouble(dimension * 0.3));
        for (int count : new int[] {1, 4, 7, 8, 13, 31, 32, 33, 63, 64})
            assertThat(vector.nearBox(block.values, 5, STRIDE, count, dimension, box, 1, bounds))
                    .isEqualTo(scalar.nearBox(block.values, 5, STRIDE, count, dimension, box, 1, bounds));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aBoxAroundOnePointIsAsFarAsThePoint(boolean useVector) {
        DistanceKernel kernel = useVector ? vector : scalar;
        Block block = Block.random(9, 5);
        double[] box = new double[18];
        for (int t = 0; t < 9; t++) box[t] = box[9 + t] = block.query[2 + 3 * t];
        double[] exact = new double[64];
        Arrays.setAll(exact, block::pair);
        assertThat(kernel.nearBox(block.values, 5, STRIDE, 64, 9, box, 0, exact))
                .isEqualTo(-1L);
        double[] less = Arrays.stream(exact).map(Math::nextDown).toArray();
        assertThat(kernel.nearBox(block.values, 5, STRIDE, 64, 9, box, 0, less)).isZero();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void paddingIsNeverWithinAnything(boolean useVector) {
        DistanceKernel kernel = useVector ? vector : scalar;
        double[] block = new double[64];
        Arrays.fill(block, 40, 64, Double.NaN);
        long hits = kernel.within(new double[1], 0, 1, block, 0, 64, 64, 1, Double.POSITIVE_INFINITY, new double[64]);
        assertThat(hits).isEqualTo((1L << 40) - 1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 7, 8, 13, 31, 64, 207})
    void twinsAgreeOnInnerProducts(int dimension) {
        SplittableRandom random = new SplittableRandom(dimension);
        float[] x = new float[STRIDE * dimension + 80];
        for (int i = 0; i < x.length; i++) x[i] = (float) random.nextDouble(-1, 1);
        for (int count : new int[] {1, 4, 7, 8, 13, 31, 32, 33, 63, 64}) {
            float threshold = x[3] + inner(x, dimension, count / 2);
            long hits = vector.innerAtLeast(x, 1, x, 5, STRIDE, count, dimension, x, 2, threshold);
            assertThat(hits).isEqualTo(scalar.innerAtLeast(x, 1, x, 5, STRIDE, count, dimension, x, 2, threshold));
            for (int p = 0; p < count; p++) {
                float sum = x[2 + p];
                for (int t = 0; t < dimension; t++) sum = Math.fma(x[1 + t], x[5 + t * STRIDE + p], sum);
                assertThat((hits >>> p & 1) == 1).isEqualTo(sum >= threshold);
            }
        }
    }

    private static float inner(float[] x, int dimension, int p) {
        float sum = 0;
        for (int t = 0; t < dimension; t++) sum += x[1 + t] * x[5 + t * STRIDE + p];
        return sum;
    }

    private record Block(int dimension, double[] query, double[] values) {
        static Block random(int dimension, long seed) {
            SplittableRandom random = new SplittableRandom(seed);
            double[] query = new double[2 + 3 * dimension];
            Arrays.setAll(query, i -> random.nextDouble(-1, 1));
            double[] values = new double[5 + STRIDE * dimension];
            Arrays.setAll(values, i -> random.nextDouble(-1, 1));
            return new Block(dimension, query, values);
        }

        double pair(int p) {
            double sum = 0;
            for (int t = 0; t < dimension; t++) {
                double difference = query[2 + 3 * t] - values[5 + t * STRIDE + p];
                sum += difference * difference;
            }
            return sum;
        }
    }
}
