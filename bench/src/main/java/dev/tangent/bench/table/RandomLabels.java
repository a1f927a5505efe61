package dev.tangent.bench.table;

import dev.tangent.learning.Labels;
import dev.tangent.linalg.Matrix;
import java.util.Arrays;
import java.util.SplittableRandom;

/// Draws which points carry labels.
public final class RandomLabels {
    private RandomLabels() {}

    /// `count` distinct rows out of `size`, ascending.
    public static int[] rows(int size, int count, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int[] all = new int[size];
        Arrays.setAll(all, i -> i);
        for (int i = 0; i < count; i++) {
            int other = random.nextInt(i, size);
            int kept = all[i];
            all[i] = all[other];
            all[other] = kept;
        }
        int[] rows = Arrays.copyOf(all, count);
        Arrays.sort(rows);
        return rows;
    }

    public static Labels labels(Matrix outputs, int count, long seed) {
        int[] rows = rows(outputs.rows(), count, seed);
        double[][] values = new double[count][];
        Arrays.setAll(values, i -> outputs.row(rows[i]));
        return Labels.of(rows, values);
    }
}
