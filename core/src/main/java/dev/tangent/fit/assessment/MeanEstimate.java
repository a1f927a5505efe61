package dev.tangent.fit.assessment;

/// The mean of weighted values with its standard error, summed up by deviations from the mean so far (West 1979):
/// values far from zero lose no digits.
final class MeanEstimate {
    private int count;
    private double weights;
    private double squaredWeights;
    private double mean;
    private double squares;

    void add(double value, double weight) {
        count++;
        weights += weight;
        squaredWeights += weight * weight;
        double deviation = value - mean;
        mean += deviation * (weight / weights);
        squares += weight * deviation * (value - mean);
    }

    int count() {
        return count;
    }

    double mean() {
        return mean;
    }

    double variance() {
        return squares / weights;
    }

    /// By the number of values that the weights amount to.
    double standardError() {
        double effective = weights * weights / squaredWeights;
        return effective > 1 ? Math.sqrt(variance() / (effective - 1)) : Double.NaN;
    }
}
