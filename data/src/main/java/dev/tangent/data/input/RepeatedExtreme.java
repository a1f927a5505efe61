package dev.tangent.data.input;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/// A number that many cells of a column say and that lies far from all others, such as -999 among weights: most likely
/// it means that there is none. Far is farther than the others are from each other, or a tenth of that where it is the
/// usual mark, of nines alone. Nines below zero are one in a single cell.
///
/// @param cells how many say it
/// @param least the smallest of the others
/// @param most the largest
record RepeatedExtreme(double value, int cells, double least, double most) {
    private static final int FEWEST_CELLS = 3;
    private static final int FEWEST_OTHERS = 10;

    /// @param numbers NaN where there is none
    static Optional<RepeatedExtreme> of(double[] numbers) {
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        for (double number : numbers) {
            if (number < least) least = number;
            if (number > most) most = number;
        }
        if (!(least < most) || Double.isInfinite(least) || Double.isInfinite(most)) return Optional.empty();
        Optional<RepeatedExtreme> low = at(least, numbers);
        return low.isPresent() ? low : at(most, numbers);
    }

    private static Optional<RepeatedExtreme> at(double value, double[] numbers) {
        int cells = 0;
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        Set<Double> others = new HashSet<>();
        for (double number : numbers) {
            if (number == value) cells++;
            else if (!Double.isNaN(number)) {
                if (number < least) least = number;
                if (number > most) most = number;
                if (others.size() < FEWEST_OTHERS) others.add(number);
            }
        }
        boolean usual = cells >= FEWEST_CELLS || (value <= -99 && isNines(value));
        if (!usual || others.size() < FEWEST_OTHERS) return Optional.empty();
        double gap = value < least ? least - value : value - most;
        double far = isNines(value) && cells >= FEWEST_CELLS ? 0.1 * (most - least) : most - least;
        return gap > far ? Optional.of(new RepeatedExtreme(value, cells, least, most)) : Optional.empty();
    }

    /// 99, -999, 9999 and the like.
    static boolean isNines(double value) {
        if (value != Math.rint(value) || Math.abs(value) > 1e9) return false;
        String digits = Long.toString((long) Math.abs(value));
        return digits.length() > 1 && digits.chars().allMatch(c -> c == '9');
    }
}
