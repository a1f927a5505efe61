package dev.tangent.preprocessing;

import dev.tangent.Standardisation;
import dev.tangent.geometry.PointCloud;
import dev.tangent.parallel.Parallel;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Locale;

/// Whether columns can be in one unit, by their standard deviations. Constant columns have no say.
///
/// The ratio of the largest to the smallest spread is no measure of that: pixels at the border of pictures hardly vary,
/// and belong to the others all the same. Two ratios are looked at instead. *Dominance* is the largest spread over the
/// median one: where it is large, distances are those of a few columns. The *gap* is the largest ratio of two spreads
/// that follow one another in order: spreads of one kind fill their range, units leave holes in it.
///
/// @param dominance at least one
/// @param gap at least one
/// @param mixed whether categories stand beside numbers, which have no unit in common
record UnitComparison(double dominance, double gap, boolean mixed) {
    /// A column with a tenth of another's spread has a hundredth of its say in squared distances.
    private static final double LARGE = 10;

    /// With a hundredth of the spread it has none.
    private static final double CLEAR = 100;

    static UnitComparison of(PointCloud cloud, BitSet indicators) {
        double[] spreads = new double[cloud.dimension()];
        Parallel.forRange(spreads.length, 1, (c, end) -> {
            if (!indicators.get(c)) spreads[c] = Spread.deviation(ColumnScaler.column(cloud, c));
        });
        double[] positive = Arrays.stream(spreads).filter(spread -> spread > 0).toArray();
        return of(positive, !indicators.isEmpty() && positive.length > 0);
    }

    /// From positive spreads.
    static UnitComparison of(double[] spreads, boolean mixed) {
        if (spreads.length < 2) return new UnitComparison(1, 1, mixed);
        double[] ascending = spreads.clone();
        Arrays.sort(ascending);
        double gap = 1;
        for (int c = 1; c < ascending.length; c++) gap = Math.max(gap, ascending[c] / ascending[c - 1]);
        // Of two columns the lower one is the median.
        return new UnitComparison(ascending[ascending.length - 1] / ascending[(ascending.length - 1) / 2], gap, mixed);
    }

    /// Whether held-out labels should decide.
    boolean isOpen() {
        return !mixed && dominance < CLEAR && (dominance >= LARGE || gap >= LARGE);
    }

    /// Without held-out labels. Columns that all but vanish beside many others may be noise: they are left so.
    Standardisation decision() {
        return mixed || dominance >= LARGE ? Standardisation.SCALE : Standardisation.NONE;
    }

    /// In words, after the decision.
    String reason() {
        if (mixed) return "categories and numbers have no unit in common";
        if (dominance >= LARGE)
            return String.format(Locale.ROOT, "one column spreads %.3g times as far as the median one", dominance);
        return gap >= LARGE
                ? String.format(Locale.ROOT, "some columns spread %.3g times less than all others", gap)
                : "the columns' spreads are comparable";
    }
}
