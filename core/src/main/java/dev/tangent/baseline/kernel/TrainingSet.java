package dev.tangent.baseline.kernel;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.linalg.Matrix;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// The labels in use of those outputs that share their weights: what one fit sees, and all it sees.
///
/// @param outputs the outputs, as the labels number them
/// @param labels places among all l labels, ascending; never empty
/// @param points where they stand in the cloud
/// @param weights of these labels, all positive
/// @param means weighted mean of each output over these labels
/// @param deviations values less their means: a row for each label, a column for each output
public record TrainingSet(
        int[] outputs, int[] labels, int[] points, double[] weights, double[] means, Matrix deviations) {

    /// One set for each group of outputs. Outputs with no label in use are in none: they are predicted as zero, as
    /// [DistinctLabels#means(boolean[])] has it.
    public static List<TrainingSet> of(DistinctLabels labels, boolean[] inUse) {
        double[] means = labels.means(inUse);
        List<TrainingSet> sets = new ArrayList<>();
        for (int[] outputs : labels.outputsByWeights()) {
            int[] used = IntStream.range(0, labels.size())
                    .filter(i -> inUse[i] && labels.has(i, outputs[0]))
                    .toArray();
            if (used.length > 0) sets.add(of(labels, outputs, used, means));
        }
        return sets;
    }

    private static TrainingSet of(DistinctLabels labels, int[] outputs, int[] used, double[] means) {
        return new TrainingSet(
                outputs,
                used,
                Arrays.stream(used).map(labels::point).toArray(),
                Arrays.stream(used)
                        .mapToDouble(i -> labels.weight(i, outputs[0]))
                        .toArray(),
                Arrays.stream(outputs).mapToDouble(c -> means[c]).toArray(),
                labels.deviations(used, outputs, means));
    }

    public int size() {
        return labels.length;
    }

    public double[] rootWeights() {
        return Arrays.stream(weights).map(Math::sqrt).toArray();
    }

    /// Writes this group's columns where they belong among all outputs; rows are the same.
    public void place(Matrix part, Matrix all) {
        place(part, IntStream.range(0, part.rows()).toArray(), all);
    }

    /// The same for rows that belong to the labels in use; other rows stay as they are.
    public void placeAtLabels(Matrix part, Matrix all) {
        place(part, labels, all);
    }

    /// The same for these rows.
    public void place(Matrix part, int[] rows, Matrix all) {
        all.put(rows, outputs, part);
    }
}
