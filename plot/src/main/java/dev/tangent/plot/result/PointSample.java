package dev.tangent.plot.result;

import java.util.Arrays;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.TreeSet;

/// Which points are drawn: all, or a seeded sample with those that must be in it.
///
/// @param rows ascending
/// @param size how many points there are
record PointSample(int[] rows, int size) {
    /// As many points make a picture of a few hundred kilobytes.
    static final int MOST = 20_000;

    static PointSample of(int size, int most, int[] keep, long seed) {
        if (size <= most) {
            int[] all = new int[size];
            Arrays.setAll(all, i -> i);
            return new PointSample(all, size);
        }
        TreeSet<Integer> chosen = new TreeSet<>();
        for (int i = 0; i < Math.min(keep.length, most); i++) chosen.add(keep[i]);
        SplittableRandom random = new SplittableRandom(seed);
        while (chosen.size() < most) chosen.add(random.nextInt(size));
        return new PointSample(chosen.stream().mapToInt(Integer::intValue).toArray(), size);
    }

    boolean isWhole() {
        return rows.length == size;
    }

    /// What a caption says of it; empty where all are drawn.
    String words() {
        return isWhole() ? "" : String.format(Locale.ROOT, "a random %,d of %,d points drawn", rows.length, size);
    }

    /// The places within the sample of those of these rows that are in it.
    int[] places(int[] of) {
        return Arrays.stream(of)
                .map(row -> Arrays.binarySearch(rows, row))
                .filter(place -> place >= 0)
                .toArray();
    }

    double[] of(double[] values) {
        return isWhole()
                ? values
                : Arrays.stream(rows).mapToDouble(row -> values[row]).toArray();
    }

    PointColouring of(PointColouring colouring) {
        return switch (colouring) {
            case PointColouring.Numbers numbers ->
                new PointColouring.Numbers(numbers.name(), of(numbers.values()), numbers.low(), numbers.high());
            case PointColouring.Categories categories ->
                new PointColouring.Categories(
                        categories.name(),
                        Arrays.stream(rows)
                                .mapToObj(row -> categories.values().get(row))
                                .toList());
        };
    }
}
