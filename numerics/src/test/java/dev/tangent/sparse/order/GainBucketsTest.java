package dev.tangent.sparse.order;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class GainBucketsTest {
    private static final int SIZE = 40;

    /// Against a plain search through all gains. Up to 255 gains are told apart exactly.
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void theTopIsWhatASearchThroughAllFinds(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        GainBuckets buckets = new GainBuckets(SIZE);
        Integer[] gains = new Integer[SIZE];
        for (int step = 0; step < 3000; step++) {
            int v = random.nextInt(SIZE);
            if (random.nextInt(3) == 0) {
                buckets.remove(v);
                gains[v] = null;
            } else {
                gains[v] = random.nextInt(-255, 256);
                buckets.put(v, gains[v]);
            }
            if (step % 500 == 499) {
                buckets.clear();
                gains = new Integer[SIZE];
            }
            Integer highest = null;
            for (Integer gain : gains) if (gain != null && (highest == null || gain > highest)) highest = gain;
            assertThat(buckets.isEmpty()).isEqualTo(highest == null);
            if (highest != null) assertThat(gains[buckets.top()]).isEqualTo(highest);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {256, 1000, 5000, 7000, -256, -511, -100_000, -1_000_000_000})
    void largeGainsAreOrderedToLessThanAHundredth(int gain) {
        GainBuckets buckets = new GainBuckets(2);
        buckets.put(0, gain);
        buckets.put(1, gain + Math.abs(gain / 100));
        assertThat(buckets.top()).isEqualTo(1);
        buckets.put(0, gain + Math.abs(gain / 50));
        assertThat(buckets.top()).isEqualTo(0);
    }
}
