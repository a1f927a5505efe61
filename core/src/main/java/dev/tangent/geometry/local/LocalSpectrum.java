package dev.tangent.geometry.local;

import dev.tangent.Check;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.parallel.Parallel;
import java.util.Arrays;

/// The variances along the principal directions of a typical neighbourhood, as parts of the whole: the mean over evenly
/// spaced points.
public final class LocalSpectrum {
    private static final int SAMPLE = 1000;
    private static final int CHUNK = 16;

    private final double[] parts;

    /// Of parts that are known, largest first.
    public LocalSpectrum(double... parts) {
        this.parts = parts;
    }

    public static LocalSpectrum of(NeighbourGraph graph) {
        int step = Math.max(1, graph.size() / SAMPLE);
        double[][] spectra = new double[Math.ceilDiv(graph.size(), step)][];
        Parallel.forRange(spectra.length, CHUNK, () -> new LocalPca(graph, 1), (pca, from, to) -> {
            for (int q = from; q < to; q++) spectra[q] = pca.spectrum(q * step);
        });
        double[] parts = new double[Math.min(graph.cloud().dimension(), graph.largestDegree())];
        for (double[] spectrum : spectra) {
            double total = Arrays.stream(spectrum).sum();
            for (int t = 0; t < spectrum.length; t++) parts[t] += spectrum[t] / total / spectra.length;
        }
        return new LocalSpectrum(parts);
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
