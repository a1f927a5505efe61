package dev.tangent;

/// Where a measured value is expected.
public record Interval(double low, double high) {
    public double width() {
        return high - low;
    }

    public boolean contains(double value) {
        return low <= value && value <= high;
    }
}
