package dev.tangent.learning;

/// What labels of rows and labels of distinct points have in common. It is no type to take either as: a number means
/// another thing in each.
abstract sealed class WeightedLabels permits Labels, DistinctLabels {
    final WeightedValues all;

    WeightedLabels(WeightedValues all) {
        this.all = all;
    }

    /// How many rows or points are labelled, l.
    public final int size() {
        return all.size();
    }

    public final int outputs() {
        return all.outputs();
    }

    /// Meaningless where the weight is zero.
    public final double value(int i, int output) {
        return all.values().at(i, output);
    }

    public final double weight(int i, int output) {
        return all.weights().at(i, output);
    }

    public final boolean has(int i, int output) {
        return all.has(i, output);
    }
}
