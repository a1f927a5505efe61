package dev.tangent.plot.result;

import java.util.Arrays;
import java.util.List;

/// What colours points: a number or a category of each.
public sealed interface PointColouring {
    /// The part of the points that the colours of [Numbers#bulk] tell apart.
    double BULK = 0.98;

    String name();

    int size();

    /// Numbers, from low, blue, to high, yellow.
    ///
    /// @param values one a point; not a number where there is none
    /// @param low what has the first colour
    /// @param high what has the last
    record Numbers(String name, double[] values, double low, double high) implements PointColouring {
        /// From the smallest to the largest.
        public static Numbers of(String name, double... values) {
            return new Numbers(
                    name,
                    values,
                    Arrays.stream(values).filter(Double::isFinite).min().orElse(0),
                    Arrays.stream(values).filter(Double::isFinite).max().orElse(0));
        }

        /// Few large numbers take the last colour, so that the others can be told apart.
        static Numbers bulk(String name, double... values) {
            double[] sorted =
                    Arrays.stream(values).filter(Double::isFinite).sorted().toArray();
            Numbers all = of(name, values);
            double high = sorted.length == 0 ? all.high : sorted[(int) Math.ceil(BULK * (sorted.length - 1))];
            return high > all.low ? new Numbers(name, values, all.low, high) : all;
        }

        @Override
        public int size() {
            return values.length;
        }
    }

    /// Words, a colour each.
    ///
    /// @param values one a point; empty where there is none
    record Categories(String name, List<String> values) implements PointColouring {
        public Categories {
            values = List.copyOf(values);
        }

        @Override
        public int size() {
            return values.size();
        }
    }
}
