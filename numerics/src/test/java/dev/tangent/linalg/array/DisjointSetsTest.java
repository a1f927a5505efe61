package dev.tangent.linalg.array;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class DisjointSetsTest {
    private static final int SIZE = 60;

    /// Against labels that are all rewritten whenever two sets become one.
    @Test
    void theRootOfAJoinedSetIsItsSmallestMember() {
        SplittableRandom random = new SplittableRandom(3);
        DisjointSets sets = new DisjointSets(SIZE);
        int[] smallest = new int[SIZE];
        for (int i = 0; i < SIZE; i++) smallest[i] = i;
        for (int t = 0; t < SIZE / 2; t++) {
            int i = random.nextInt(SIZE);
            int j = random.nextInt(SIZE);
            sets.join(i, j);
            int kept = Math.min(smallest[i], smallest[j]);
            int gone = Math.max(smallest[i], smallest[j]);
            for (int k = 0; k < SIZE; k++) if (smallest[k] == gone) smallest[k] = kept;
            for (int k = 0; k < SIZE; k++) assertThat(sets.root(k)).isEqualTo(smallest[k]);
        }
    }

    @Test
    void aSetThatHangsBelowAnotherHasItsRoot() {
        DisjointSets sets = new DisjointSets(4);
        sets.hang(0, 1);
        sets.hang(1, 3);
        assertThat(sets.root(0)).isEqualTo(3);
        assertThat(sets.root(1)).isEqualTo(3);
        assertThat(sets.root(2)).isEqualTo(2);
    }
}
