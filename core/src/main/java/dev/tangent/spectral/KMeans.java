package dev.tangent.spectral;

import dev.tangent.Check;
import dev.tangent.linalg.Matrix;
import java.util.Arrays;
import java.util.SplittableRandom;

/// Groups rows around as many centres, so that the sum of squared distances to them is small: k-means++ starts (D.
/// Arthur, S. Vassilvitskii, 2007), Lloyd's steps, the best of several runs. Groups are numbered in the order of
/// their first rows.
///
/// @param groups the group of each row
/// @param spread sum of squared distances to the centres
record KMeans(int[] groups, double spread) {
    private static final int MOST_STEPS = 300;

    public static KMeans of(Matrix rows, int count, int runs, long seed) {
        Check.atLeast(1, count, "number of clusters");
        Check.atMost(rows.rows(), count, "number of clusters", "the number of points, " + rows.rows() + ",");
        Check.atLeast(1, runs, "number of runs");
        SplittableRandom random = new SplittableRandom(seed);
        KMeans best = run(rows, count, random);
        for (int t = 1; t < runs; t++) {
            KMeans next = run(rows, count, random);
            if (next.spread < best.spread) best = next;
        }
        return new KMeans(renumbered(best.groups, count), best.spread);
    }

    private static KMeans run(Matrix rows, int count, SplittableRandom random) {
        Matrix centres = starts(rows, count, random);
        int[] groups = new int[rows.rows()];
        double[] distances = new double[rows.rows()];
        Arrays.fill(groups, -1);
        for (int step = 0; step < MOST_STEPS && assign(rows, centres, groups, distances); step++)
            centre(rows, groups, distances, centres);
        return new KMeans(groups, Arrays.stream(distances).sum());
    }

    /// Each start is drawn with a chance that grows with the squared distance to those before it.
    private static Matrix starts(Matrix rows, int count, SplittableRandom random) {
        Matrix centres = Matrix.zeros(count, rows.columns());
        double[] nearest = new double[rows.rows()];
        Arrays.fill(nearest, Double.POSITIVE_INFINITY);
        int next = random.nextInt(rows.rows());
        for (int c = 0; c < count; c++) {
            copyRow(rows, next, centres, c);
            double total = 0;
            for (int i = 0; i < nearest.length; i++) {
                nearest[i] = Math.min(nearest[i], squaredDistance(rows, i, centres, c));
                total += nearest[i];
            }
            double left = random.nextDouble() * total;
            next = 0;
            while (next < nearest.length - 1 && left >= nearest[next]) left -= nearest[next++];
        }
        return centres;
    }

    private static boolean assign(Matrix rows, Matrix centres, int[] groups, double[] distances) {
        boolean changed = false;
        for (int i = 0; i < groups.length; i++) {
            int nearest = 0;
            double least = Double.POSITIVE_INFINITY;
            for (int c = 0; c < centres.rows(); c++) {
                double distance = squaredDistance(rows, i, centres, c);
                if (distance < least) {
                    least = distance;
                    nearest = c;
                }
            }
            changed |= groups[i] != nearest;
            groups[i] = nearest;
            distances[i] = least;
        }
        return changed;
    }

    /// An empty group takes the row that is farthest from its centre.
    private static void centre(Matrix rows, int[] groups, double[] distances, Matrix centres) {
        int width = rows.columns();
        int[] sizes = new int[centres.rows()];
        Arrays.fill(centres.values(), 0);
        for (int i = 0; i < groups.length; i++) {
            sizes[groups[i]]++;
            for (int t = 0; t < width; t++) centres.values()[groups[i] * width + t] += rows.at(i, t);
        }
        for (int c = 0; c < sizes.length; c++) {
            if (sizes[c] > 0) {
                for (int t = 0; t < width; t++) centres.values()[c * width + t] /= sizes[c];
                continue;
            }
            int farthest = 0;
            for (int i = 1; i < distances.length; i++) if (distances[i] > distances[farthest]) farthest = i;
            distances[farthest] = 0;
            copyRow(rows, farthest, centres, c);
        }
    }

    private static void copyRow(Matrix from, int row, Matrix to, int at) {
        System.arraycopy(from.values(), row * from.columns(), to.values(), at * to.columns(), from.columns());
    }

    private static double squaredDistance(Matrix rows, int i, Matrix centres, int c) {
        double sum = 0;
        for (int t = 0; t < rows.columns(); t++) {
            double d = rows.at(i, t) - centres.at(c, t);
            sum += d * d;
        }
        return sum;
    }

    private static int[] renumbered(int[] groups, int count) {
        int[] number = new int[count];
        Arrays.fill(number, -1);
        int[] out = new int[groups.length];
        int next = 0;
        for (int i = 0; i < groups.length; i++) {
            if (number[groups[i]] < 0) number[groups[i]] = next++;
            out[i] = number[groups[i]];
        }
        return out;
    }
}
