package dev.tangent.geometry;

import dev.tangent.linalg.Check;

/// The variances along the principal directions of a typical neighbourhood, as parts of the whole: the mean over evenly
/// spaced points.
public final class LocalSpectrum {
    private static final int SAMPLE = 1000;

    private final double[] parts;

    private LocalSpectrum(double[] parts) {
        this.parts = parts;
    }

    public static LocalSpectrum of(NeighbourGraph graph) {
        LocalPca pca = new LocalPca(graph, 1);
        double[] sum = new double[Math.min(graph.cloud().dimension(), graph.largestDegree())];
        int step = Math.max(1, graph.size() / SAMPLE);
        int count = 0;
        for (int i = 0; i < graph.size(); i += step, count++) {
            double[] spectrum = pca.spectrum(i);
            double total = 0;
            for (double variance : spectrum) total += variance;
            for (int t = 0; t < spectrum.length; t++) sum[t] += spectrum[t] / total;
        }
        for (int t = 0; t < sum.length; t++) sum[t] /= count;
        return new LocalSpectrum(sum);
    }

    /// Largest first, summing to 1.
    public double[] parts() {
        return parts.clone();
    }

    /// The least number of directions that carry this part of the variance.
    public int dimensionExplaining(double part) {
        Check.that(part > 0 && part < 1, "explained part must be between 0 and 1 but is " + part);
        double sum = 0;
        for (int t = 0; t < parts.length; t++) {
            sum += parts[t];
            if (sum >= part) return t + 1;
        }
        return parts.length;
    }
}
