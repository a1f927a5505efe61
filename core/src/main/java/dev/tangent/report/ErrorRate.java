package dev.tangent.report;

/// The part of held-out labels whose class was missed, and what it says about others.
///
/// Folds cannot tell it: fifteen labels without a miss vary by nothing at all, yet they allow 18 % of misses.
///
/// @param share that was missed
/// @param labels how many were held out
record ErrorRate(double share, int labels) {
    /// What is exceeded in one of twenty cases.
    private static final double RARE = 0.05;

    /// The standard deviation of the rate given the misses, a uniform prior before them (Laplace's rule of succession).
    double standardError() {
        double mean = (share * labels + 1) / (labels + 2);
        return Math.sqrt(mean * (1 - mean) / (labels + 3));
    }

    /// The largest rate at which no miss at all is not rare: the bound of Clopper and Pearson (1934) for no miss.
    double boundWithoutMiss() {
        return 1 - Math.pow(RARE, 1.0 / labels);
    }
}
