package dev.tangent.learning.fitting;

import dev.tangent.Check;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.linalg.array.RandomPermutation;
import java.util.BitSet;

/// Some of many labels, drawn at random, that still know every output and every class.
public final class LabelSubset {
    /// Labels that every output, and every class, keeps if it has so many.
    private static final int LEAST = 10;

    private LabelSubset() {}

    /// Places among the labels, ascending.
    ///
    /// @param size how many, at least; a few more where outputs or classes are rare
    public static int[] of(DistinctLabels labels, int size, long seed) {
        Check.atMost(labels.size(), size, "size of a subset", "the number of labels, " + labels.size() + ",");
        int[] order = RandomPermutation.of(labels.size(), seed);
        BitSet chosen = new BitSet(labels.size());
        for (int c = 0; c < labels.outputs(); c++) {
            int left = LEAST;
            for (int t = 0; t < order.length && left > 0; t++)
                // A label of a class has the share zero for all others, which says nothing of them.
                if (labels.has(order[t], c) && labels.value(order[t], c) != 0) {
                    chosen.set(order[t]);
                    left--;
                }
        }
        for (int t = 0; t < order.length && chosen.cardinality() < size; t++) chosen.set(order[t]);
        for (int c = 0; c < labels.outputs(); c++) keepOne(labels, c, chosen);
        return chosen.stream().toArray();
    }

    /// An output whose labels are all zero.
    private static void keepOne(DistinctLabels labels, int output, BitSet chosen) {
        if (chosen.stream().anyMatch(i -> labels.has(i, output))) return;
        for (int i = 0; i < labels.size(); i++)
            if (labels.has(i, output)) {
                chosen.set(i);
                return;
            }
    }
}
