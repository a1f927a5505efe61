package dev.tangent.learning;

/// Sums labels up: several of one row, or distinct point, and output become their weighted mean with the sum of their
/// weights.
public final class LabelsBuilder {
    private final WeightedValuesBuilder builder;

    public LabelsBuilder(int outputs) {
        builder = new WeightedValuesBuilder(outputs);
    }

    public LabelsBuilder add(int row, int output, double value, double weight) {
        builder.add(row, output, value, weight);
        return this;
    }

    public Labels build() {
        return new Labels(builder.build());
    }

    /// Where what was called rows are points that are known to be distinct.
    public DistinctLabels distinct() {
        return new DistinctLabels(builder.build());
    }
}
