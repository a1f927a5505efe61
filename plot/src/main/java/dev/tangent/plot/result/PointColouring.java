package dev.tangent.plot.result;

import java.util.List;

/// What colours points: a number or a category of each.
public sealed interface PointColouring {
    String name();

    int size();

    /// Numbers, from the smallest, blue, to the largest, yellow.
    ///
    /// @param values one a point; not a number where there is none
    record Numbers(String name, double[] values) implements PointColouring {
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
