package dev.tangent.geometry.neighbours;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.InvalidInput;
import dev.tangent.geometry.BruteForce;
import dev.tangent.geometry.Clouds;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.parallel.Parallel;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ApproximateSearchTest {
    @Test
    void findsNearlyAllAndSaysHowMany() {
        PointCloud cloud = Clouds.gaussian(3000, 8, 1);
        NeighbourSearch.Found found = new ApproximateSearch(5).nearest(cloud, 15);
        double recall = recall(found, new BruteForce().nearest(cloud, 15), 15);
        assertThat(recall).isGreaterThan(0.99);
        assertThat(found.recall().orElseThrow()).isCloseTo(recall, within(0.01));
    }

    private static double recall(NeighbourSearch.Found found, NeighbourSearch.Found exact, int k) {
        int hits = 0;
        int points = exact.neighbours().length / k;
        for (int i = 0; i < points; i++) {
            int[] truth = Arrays.copyOfRange(exact.neighbours(), i * k + 1, (i + 1) * k);
            Arrays.sort(truth);
            for (int e = i * k + 1; e < (i + 1) * k; e++)
                if (Arrays.binarySearch(truth, found.neighbours()[e]) >= 0) hits++;
        }
        return hits / ((k - 1.0) * points);
    }

    @Test
    void aPoorAnswerHasAPoorRecall() {
        PointCloud cloud = Clouds.gaussian(500, 3, 1);
        NeighbourSearch.Found exact = new BruteForce().nearest(cloud, 10);
        NeighbourSearch.Found poor = new NeighbourSearch.Found(
                exact.neighbours(),
                Arrays.stream(exact.squaredDistances()).map(d -> d * 4).toArray());
        RecallSample sample = new RecallSample(cloud, 3, 100);
        assertThat(sample.of(exact, 10)).isEqualTo(1);
        assertThat(sample.of(poor, 10)).isLessThan(0.6);
    }

    @Test
    void sameSeedSameAnswerOnAnyNumberOfThreads() {
        PointCloud cloud = Clouds.gaussian(2000, 12, 2);
        NeighbourSearch.Found one = Parallel.on(1, () -> new ApproximateSearch(9).nearest(cloud, 10));
        NeighbourSearch.Found four = Parallel.on(4, () -> new ApproximateSearch(9).nearest(cloud, 10));
        assertThat(four.neighbours()).isEqualTo(one.neighbours());
        assertThat(four.squaredDistances()).isEqualTo(one.squaredDistances());
        assertThat(four.recall()).isEqualTo(one.recall());
    }

    @Test
    void listsAreSortedWithTheCentreFirstAndNobodyTwice() {
        PointCloud cloud = Clouds.grid(6, 3);
        int k = 9;
        NeighbourSearch.Found found = new ApproximateSearch(1).nearest(cloud, k);
        for (int i = 0; i < cloud.size(); i++) {
            int[] list = Arrays.copyOfRange(found.neighbours(), i * k, (i + 1) * k);
            assertThat(list[0]).isEqualTo(i);
            assertThat(list).doesNotHaveDuplicates();
            for (int j = 0; j < k; j++) {
                double d = found.squaredDistances()[i * k + j];
                assertThat(d).isEqualTo(cloud.squaredDistance(i, list[j]));
                if (j > 0) assertThat(d).isGreaterThanOrEqualTo(found.squaredDistances()[i * k + j - 1]);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 20, 65, 100})
    void smallCloudsAreAnsweredExactly(int size) {
        PointCloud cloud = Clouds.gaussian(size, 3, size);
        for (int k : new int[] {1, Math.min(2, size), size})
            assertThat(new ApproximateSearch(1).nearest(cloud, k).neighbours())
                    .isEqualTo(new BruteForce().nearest(cloud, k).neighbours());
    }

    @Test
    void theGraphCarriesTheRecall() {
        PointCloud cloud = Clouds.gaussian(300, 4, 1);
        NeighbourGraph graph = NeighbourGraph.nearest(cloud, 6, new ApproximateSearch(1));
        assertThat(graph.recall()).isPresent();
        assertThat(graph.cut(3).recall()).isEqualTo(graph.recall());
        assertThat(NeighbourGraph.nearest(cloud, 6).recall()).isEmpty();
    }

    @Test
    void spareEntriesCannotBeNegative() {
        assertThatThrownBy(() -> new ApproximateSearch(1, -1))
                .isInstanceOf(InvalidInput.class)
                .hasMessage("spare entries must be at least 0 but is -1");
    }
}
