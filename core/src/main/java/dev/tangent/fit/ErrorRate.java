package dev.tangent.fit;

/// The part of held-out labels whose class was missed, and what it says about others.
///
/// Folds cannot tell it: fifteen labels without a miss vary by nothing at all, yet they allow 18 % of misses.
///
/// @param share that was missed
/// @param labels how many were held out
public record ErrorRate(double share, int labels) {
    /// What is exceeded in one of twenty cases.
    private static final double RARE = 0.05;

    /// The standard deviation of the rate given the misses, a uniform prior before them (Laplace's rule of
    /// succession).
    double standardError() {
        double mean = (share * labels + 1) / (labels + 2);
        return Math.sqrt(mean * (1 - mean) / (labels + 3));
    }

    /// The score interval of Wilson (1927), with as many labels fewer as their variance is larger.
    ///
    /// @param quantile of the normal distribution, two-sided
    /// @param inflation what the variance is multiplied with
    public ExpectedError interval(double quantile, double inflation) {
        double size = labels / inflation;
        double square = quantile * quantile;
        double centre = (share + square / (2 * size)) / (1 + square / size);
        double half =
                quantile * Math.sqrt(share * (1 - share) / size + square / (4 * size * size)) / (1 + square / size);
        return new ExpectedError(
                Math.sqrt(inflation) * standardError(), Math.max(0, centre - half), Math.min(1, centre + half));
    }

    /// The largest rate at which no miss at all is not rare: the bound of Clopper and Pearson (1934) for no miss.
    public double boundWithoutMiss() {
        return 1 - Math.pow(RARE, 1.0 / labels);
    }
}
