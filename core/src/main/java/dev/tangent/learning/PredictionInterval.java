package dev.tangent.learning;

/// Where a measured value is expected.
public record PredictionInterval(double low, double high) {
    public double width() {
        return high - low;
    }

    public boolean contains(double value) {
        return low <= value && value <= high;
    }
}
