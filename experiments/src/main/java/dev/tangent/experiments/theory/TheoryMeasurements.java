package dev.tangent.experiments.theory;

import dev.tangent.regularizer.Regularizer;
import dev.tangent.regularizer.energy.IteratedLaplacian;
import dev.tangent.regularizer.energy.Laplacian;
import dev.tangent.regularizer.energy.LocalGaussian;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/// The numbers of the page.
///
/// @param spikesOf by dimension
public record TheoryMeasurements(
        Map<KnownSurface, List<ConvergenceOrder.RadiusError>> convergence,
        Map<Integer, List<Spikes>> spikesOf,
        IndefiniteSpectrum indefinite) {
    static final List<String> NAMES = List.of("Lap", "i-Lap, p = 2", "i-Lap, p = 3", "LG");
    static final int NEIGHBOURS = 16;

    private static final int INDEFINITE_NEIGHBOURS = 15;

    /// The sizes of the experiments.
    ///
    /// @param spectrum points whose dense matrix has its eigenvalues taken
    public record Sizes(double[] sphere, double[] torus, int[] points, int spectrum) {
        public static final Sizes FULL = new Sizes(
                new double[] {0.6, 0.5, 0.4, 0.3, 0.24, 0.19, 0.15},
                new double[] {0.34, 0.3, 0.26, 0.22, 0.18, 0.15},
                new int[] {1000, 3000, 10_000, 30_000, 100_000},
                1500);
        public static final Sizes SMALL =
                new Sizes(new double[] {0.6, 0.5}, new double[] {0.4, 0.34}, new int[] {300, 900}, 300);
    }

    /// The prediction around the label by each of [#NAMES].
    public record Spikes(int points, List<Degeneracy.Spike> spikes) {}

    public static TheoryMeasurements of(Sizes sizes, long seed, Consumer<String> progress) {
        Map<KnownSurface, List<ConvergenceOrder.RadiusError>> convergence = new EnumMap<>(KnownSurface.class);
        for (KnownSurface surface : KnownSurface.values()) {
            progress.accept("convergence on the " + surface);
            double[] radii = surface == KnownSurface.SPHERE ? sizes.sphere : sizes.torus;
            convergence.put(surface, ConvergenceOrder.on(surface, radii, seed));
        }
        Map<Integer, List<Spikes>> spikes = new TreeMap<>();
        for (int dimension = 2; dimension <= 3; dimension++) {
            List<Spikes> rows = new ArrayList<>();
            for (int points : sizes.points) {
                progress.accept("degeneracy in " + dimension + "-D, " + points + " points");
                Degeneracy cube = new Degeneracy(dimension, points, NEIGHBOURS, seed);
                rows.add(new Spikes(
                        points, regularizers(dimension).stream().map(cube::of).toList()));
            }
            spikes.put(dimension, rows);
        }
        return new TheoryMeasurements(
                convergence, spikes, IndefiniteSpectrum.onSphere(sizes.spectrum, INDEFINITE_NEIGHBOURS, seed));
    }

    private static List<Regularizer> regularizers(int dimension) {
        return List.of(
                new Laplacian(), new IteratedLaplacian(2), new IteratedLaplacian(3), new LocalGaussian(dimension));
    }

    List<Integer> dimensions() {
        return List.copyOf(spikesOf.keySet());
    }

    List<Spikes> spikes(int dimension) {
        return spikesOf.getOrDefault(dimension, List.of());
    }
}
