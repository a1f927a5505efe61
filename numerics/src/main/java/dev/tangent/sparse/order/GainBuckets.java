package dev.tangent.sparse.order;

import java.util.Arrays;

/// Vertices filed by gain, so that one of the highest is found at once and a change of gain costs a few writes
/// whatever the number filed: a doubly linked list for each gain, and two layers of bits that say which lists are not
/// empty.
///
/// Among equals the vertex filed last comes out first, which keeps a local search in one place (Hagen, Huang and Kahng
/// 1997, "On implementation choices for iterative improvement partitioning algorithms").
final class GainBuckets {
    private static final int NONE = -1;
    private static final int COUNT = 64 * Long.SIZE;
    /// Any loss has its bucket; gains are at most a vertex's weight, and those beyond 8,000 share one.
    private static final int ZERO = 3200;

    private final int[] head = new int[COUNT];
    private final int[] next;
    private final int[] previous;
    private final int[] filed;
    private final long[] nonEmpty = new long[COUNT / Long.SIZE];
    private long nonEmptyWords;

    GainBuckets(int vertices) {
        next = new int[vertices];
        previous = new int[vertices];
        filed = new int[vertices];
        Arrays.fill(head, NONE);
        Arrays.fill(filed, NONE);
    }

    boolean isEmpty() {
        return nonEmptyWords == 0;
    }

    /// A vertex of highest gain; one at least must be filed.
    int top() {
        return head[topBucket()];
    }

    /// The highest gain in steps.
    int topBucket() {
        int word = Long.SIZE - 1 - Long.numberOfLeadingZeros(nonEmptyWords);
        return word * Long.SIZE + Long.SIZE - 1 - Long.numberOfLeadingZeros(nonEmpty[word]);
    }

    /// Files the vertex, or changes its gain.
    void put(int vertex, int gain) {
        int bucket = gain < 0 ? ZERO - steps(-gain) : Math.min(ZERO + steps(gain), COUNT - 1);
        int old = filed[vertex];
        if (old == bucket) return;
        if (old != NONE) unlink(vertex, old);
        int first = head[bucket];
        next[vertex] = first;
        previous[vertex] = NONE;
        if (first != NONE) previous[first] = vertex;
        else {
            nonEmpty[bucket / Long.SIZE] |= 1L << bucket;
            nonEmptyWords |= 1L << (bucket / Long.SIZE);
        }
        head[bucket] = vertex;
        filed[vertex] = bucket;
    }

    /// The number itself up to 255, then 128 steps for each doubling.
    private static int steps(int number) {
        if (number < 256) return number;
        int octave = Integer.SIZE - Integer.numberOfLeadingZeros(number) - 8;
        return 128 * octave + (number >> octave);
    }

    /// Takes the vertex out; nothing happens when it is not in.
    void remove(int vertex) {
        int bucket = filed[vertex];
        if (bucket == NONE) return;
        unlink(vertex, bucket);
        filed[vertex] = NONE;
    }

    private void unlink(int vertex, int bucket) {
        int after = next[vertex];
        int before = previous[vertex];
        if (after != NONE) previous[after] = before;
        if (before != NONE) next[before] = after;
        else {
            head[bucket] = after;
            if (after == NONE) empty(bucket);
        }
    }

    private void empty(int bucket) {
        int word = bucket / Long.SIZE;
        nonEmpty[word] &= ~(1L << bucket);
        if (nonEmpty[word] == 0) nonEmptyWords &= ~(1L << word);
    }

    void clear() {
        while (!isEmpty()) {
            int bucket = topBucket();
            for (int v = head[bucket]; v != NONE; v = next[v]) filed[v] = NONE;
            head[bucket] = NONE;
            empty(bucket);
        }
    }
}
