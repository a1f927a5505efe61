package dev.tangent.learning.function;

import dev.tangent.Check;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// A sum of functions, each output of each with a weight of its own.
///
/// @param weights a row for each function, a column for each output
public record WeightedFunctions(List<CoordinateFunction> functions, Matrix weights) implements CoordinateFunction {
    public WeightedFunctions {
        functions = List.copyOf(functions);
        Check.that(
                !functions.isEmpty() && weights.rows() == functions.size(),
                "a sum of " + functions.size() + " functions has weights for " + weights.rows());
        int outputs = weights.columns();
        int dimension = functions.getFirst().dimension();
        Check.that(
                functions.stream().allMatch(each -> each.outputs() == outputs && each.dimension() == dimension),
                "functions that are summed must have the same coordinates and outputs");
    }

    /// The sum of those that there are; empty where none is.
    ///
    /// @param weights a row for each, there or not, a column for each output
    public static Optional<CoordinateFunction> of(List<Optional<CoordinateFunction>> parts, Matrix weights) {
        int[] present = IntStream.range(0, parts.size())
                .filter(p -> parts.get(p).isPresent())
                .toArray();
        if (present.length == 0) return Optional.empty();
        int[] outputs = IntStream.range(0, weights.columns()).toArray();
        return Optional.of(new WeightedFunctions(
                parts.stream().flatMap(Optional::stream).toList(), weights.select(present, outputs)));
    }

    @Override
    public int outputs() {
        return weights.columns();
    }

    @Override
    public int dimension() {
        return functions.getFirst().dimension();
    }

    @Override
    public void add(PointCloud places, int place, double[] out, int at) {
        double[] own = new double[outputs()];
        for (int f = 0; f < functions.size(); f++) {
            Arrays.fill(own, 0);
            functions.get(f).add(places, place, own, 0);
            for (int c = 0; c < own.length; c++) if (weights.at(f, c) != 0) out[at + c] += weights.at(f, c) * own[c];
        }
    }
}
