package dev.tangent.spark.points;

import java.io.Serializable;

/// What the rows at one place come to: the first of them, how many, and their labels summed.
///
/// @param sums for each output the sum of its labels, then for each output how many there are
record LabelSums(long first, long rows, double[] sums) implements Serializable {
    static LabelSums of(InputRow row) {
        int outputs = row.labels().length;
        double[] sums = new double[2 * outputs];
        for (int c = 0; c < outputs; c++) {
            if (Double.isNaN(row.labels()[c])) continue;
            sums[c] = row.labels()[c];
            sums[outputs + c] = 1;
        }
        return new LabelSums(row.number(), 1, sums);
    }

    LabelSums plus(LabelSums other) {
        double[] both = sums.clone();
        for (int t = 0; t < both.length; t++) both[t] += other.sums[t];
        return new LabelSums(Math.min(first, other.first), rows + other.rows, both);
    }

    boolean isLabelled() {
        for (int c = sums.length / 2; c < sums.length; c++) if (sums[c] > 0) return true;
        return false;
    }
}
