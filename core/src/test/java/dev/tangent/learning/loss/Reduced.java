package dev.tangent.learning.loss;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.linalg.Matrix;
import java.util.Arrays;
import java.util.SplittableRandom;

/// Small seeded problems on the labels alone: S positive semidefinite, constants in its null space, mean diagonal one.
record Reduced(Matrix s, DistinctLabels labels, boolean[] inUse) {
    /// @param rank of S; with labels - 1 its null space is the constants
    static Reduced regression(int labels, int rank, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        LabelsBuilder builder = new LabelsBuilder(1);
        for (int i = 0; i < labels; i++) {
            double outlier = i == 1 ? 20 : 0;
            builder.add(i, 0, 3 + random.nextGaussian() + outlier, 0.5 + random.nextDouble());
        }
        return new Reduced(energy(labels, rank, random), builder.distinct(), all(labels));
    }

    static Reduced twoClasses(int labels, int rank, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        LabelsBuilder builder = new LabelsBuilder(1);
        for (int i = 0; i < labels; i++)
            builder.add(i, 0, i == 0 ? 1 : i == 1 ? -1 : 2 * random.nextInt(2) - 1, 0.5 + random.nextDouble());
        return new Reduced(energy(labels, rank, random), builder.distinct(), all(labels));
    }

    static Reduced classes(int labels, int classes, int rank, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        LabelsBuilder builder = new LabelsBuilder(classes);
        for (int i = 0; i < labels; i++) {
            int own = i < classes ? i : random.nextInt(classes);
            double weight = 0.5 + random.nextDouble();
            for (int c = 0; c < classes; c++) builder.add(i, c, c == own ? 1 : 0, weight);
        }
        return new Reduced(energy(labels, rank, random), builder.distinct(), all(labels));
    }

    /// Eigenvalues spread over six decades, as a reduced regularizer's are.
    private static Matrix energy(int size, int rank, SplittableRandom random) {
        Matrix s = Matrix.zeros(size, size);
        for (int t = 0; t < rank; t++) {
            double[] v = new double[size];
            for (int i = 0; i < size; i++) v[i] = random.nextGaussian();
            double mean = Arrays.stream(v).average().orElseThrow();
            double energy = Math.pow(10, -6.0 * t / Math.max(1, rank));
            for (int i = 0; i < size; i++)
                for (int j = 0; j < size; j++) s.set(i, j, s.at(i, j) + energy * (v[i] - mean) * (v[j] - mean));
        }
        double trace = 0;
        for (int i = 0; i < size; i++) trace += s.at(i, i) / size;
        if (trace > 0) for (int k = 0; k < s.values().length; k++) s.values()[k] /= trace;
        return s;
    }

    private static boolean[] all(int labels) {
        boolean[] all = new boolean[labels];
        Arrays.fill(all, true);
        return all;
    }

    double[] column(int output) {
        return labels.values().column(output);
    }

    double[] weights() {
        return labels.weights().column(0);
    }

    /// The force of lambda f'Sf and of the pull on each value: 2 lambda S f + 2 pull (f - centre).
    double[] force(double lambda, double pull, double[] deviations) {
        double mean = Arrays.stream(weights()).average().orElseThrow();
        double[] force = s.times(Matrix.column(deviations)).column(0);
        for (int i = 0; i < force.length; i++) force[i] = 2 * lambda * force[i] + 2 * pull * mean * deviations[i];
        return force;
    }
}
