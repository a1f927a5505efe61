package dev.tangent.learning.fitting;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.reduction.LambdaPath;
import dev.tangent.linalg.Matrix;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// The squared loss on the reduced problem, for all outputs and every lambda: a [LambdaPath] for each group of
/// outputs that share their weights, about the mean of each output's labels in use.
public final class SquaredFit implements ModelFit {
    private final int size;
    private final double[] means;
    private final List<int[]> groups;
    private final List<LambdaPath> paths = new ArrayList<>();
    private final List<LambdaPath.View> unused;

    /// @param inUse which labels count; f is extended to the others
    public SquaredFit(Matrix reduced, DistinctLabels labels, boolean[] inUse) {
        size = labels.size();
        means = labels.means(inUse);
        groups = labels.outputsByWeights();
        for (int[] outputs : groups) {
            double[] weights = new double[size];
            Matrix deviations = Matrix.zeros(size, outputs.length);
            for (int i = 0; i < size; i++) {
                if (!inUse[i]) continue;
                weights[i] = labels.weight(i, outputs[0]);
                for (int c = 0; c < outputs.length; c++)
                    deviations.set(i, c, labels.value(i, outputs[c]) - means[outputs[c]]);
            }
            paths.add(new LambdaPath(reduced, weights, deviations));
        }
        unused = paths.stream().map(LambdaPath::viewOfUnused).toList();
    }

    @Override
    public FittedDeviations at(double lambda) {
        Matrix all = Matrix.zeros(size, means.length);
        int[] rows = IntStream.range(0, size).toArray();
        for (int g = 0; g < groups.size(); g++)
            all.put(rows, groups.get(g), paths.get(g).at(lambda));
        return new FittedDeviations(all, Optional.empty());
    }

    @Override
    public Matrix heldOut(double lambda) {
        Matrix all = Matrix.zeros(size, means.length);
        for (int g = 0; g < groups.size(); g++)
            all.put(paths.get(g).unused(), groups.get(g), unused.get(g).at(lambda));
        return predicted(all);
    }

    @Override
    public Matrix predicted(Matrix deviations) {
        return deviations.plusRow(means);
    }
}
