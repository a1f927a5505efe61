package dev.tangent.regularizer;

import dev.tangent.Check;
import dev.tangent.ParameterValue;
import dev.tangent.geometry.NeighbourGraph;
import java.util.Map;

/// The width b of the weights exp(-|X_i - X_j|^2 / b): a number, or a multiple of the mean squared distance to a
/// neighbour, which follows the scale of the data and the number of neighbours.
public sealed interface Bandwidth {
    /// In squared units of the coordinates.
    record Absolute(double value) implements Bandwidth {
        public Absolute {
            Check.positive(value, "bandwidth");
        }
    }

    /// In mean squared distances to a neighbour.
    record Relative(double factor) implements Bandwidth {
        public Relative {
            Check.positive(factor, "relative bandwidth");
        }
    }

    default double over(NeighbourGraph graph) {
        return switch (this) {
            case Absolute absolute -> absolute.value;
            case Relative relative -> relative.factor * meanSquaredDistance(graph);
        };
    }

    /// Adds both forms, as people read them.
    ///
    /// @param graph the one the weights are over, which gives a relative bandwidth its size
    default void describe(NeighbourGraph graph, Map<String, ParameterValue> parameters) {
        double absolute = over(graph);
        parameters.put("bandwidth", ParameterValue.of(absolute));
        double relative = switch (this) {
            case Absolute given -> absolute / meanSquaredDistance(graph);
            case Relative given -> given.factor;
        };
        parameters.put("relative-bandwidth", ParameterValue.of(relative));
    }

    /// The mean of |X_i - X_j|^2 over all centres i and their neighbours j, the centre itself not counted.
    static double meanSquaredDistance(NeighbourGraph graph) {
        double sum = 0;
        long count = 0;
        for (int i = 0; i < graph.size(); i++) {
            for (int j = 1; j < graph.degree(i); j++) sum += graph.squaredDistance(i, j);
            count += graph.degree(i) - 1;
        }
        return sum / count;
    }
}
