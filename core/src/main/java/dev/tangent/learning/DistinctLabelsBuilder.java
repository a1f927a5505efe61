package dev.tangent.learning;

/// Sums labels up: several of one point and output become their weighted mean with the sum of their weights.
public final class DistinctLabelsBuilder {
    private final WeightedValuesBuilder builder;

    public DistinctLabelsBuilder(int outputs) {
        builder = new WeightedValuesBuilder(outputs);
    }

    public DistinctLabelsBuilder add(int point, int output, double value, double weight) {
        builder.add(point, output, value, weight);
        return this;
    }

    public DistinctLabels build() {
        return new DistinctLabels(builder.build());
    }
}
