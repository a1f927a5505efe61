package dev.tangent.data.model;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.tangent.Check;
import dev.tangent.InvalidInput;
import dev.tangent.data.text.MessageText;
import dev.tangent.learning.function.CoordinateFunction;
import dev.tangent.learning.function.LinearFunction;
import dev.tangent.learning.function.NearestFunction;
import dev.tangent.learning.function.RadialFunction;
import dev.tangent.learning.function.RadialShape;
import dev.tangent.learning.function.WeightedFunctions;
import dev.tangent.linalg.Matrix;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// One function of the coordinates in a model's header; its numbers are an array beside it.
///
/// @param kind linear, radial or nearest
/// @param weights of each output in the sum of all functions
/// @param shape of a radial one
/// @param count of values that a nearest one averages
/// @param byDistance whether these count by their distance
record SavedFunction(
        String kind,
        List<Double> weights,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> shape,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Integer> count,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Boolean> byDistance) {
    private static final String LINEAR = "linear";
    private static final String RADIAL = "radial";
    private static final String NEAREST = "nearest";

    /// With its numbers.
    record Entry(SavedFunction head, Matrix numbers) {}

    /// The name of the array of the i-th function.
    static String file(int i) {
        return "function-" + i + ".npy";
    }

    /// Sums of sums become one sum.
    static List<Entry> of(CoordinateFunction function) {
        double[] ones = new double[function.outputs()];
        Arrays.fill(ones, 1);
        List<Entry> all = new ArrayList<>();
        add(function, ones, all);
        return all;
    }

    private static void add(CoordinateFunction function, double[] weights, List<Entry> all) {
        switch (function) {
            case WeightedFunctions sum -> {
                for (int f = 0; f < sum.functions().size(); f++) {
                    double[] own = sum.weights().row(f);
                    for (int c = 0; c < own.length; c++) own[c] *= weights[c];
                    add(sum.functions().get(f), own, all);
                }
            }
            case LinearFunction line -> all.add(new Entry(head(LINEAR, weights), numbers(line)));
            case RadialFunction radial ->
                all.add(new Entry(
                        new SavedFunction(
                                RADIAL,
                                listed(weights),
                                Optional.of(radial.shape().word()),
                                Optional.empty(),
                                Optional.empty()),
                        numbers(radial)));
            case NearestFunction near ->
                all.add(new Entry(
                        new SavedFunction(
                                NEAREST,
                                listed(weights),
                                Optional.empty(),
                                Optional.of(near.count()),
                                Optional.of(near.byDistance())),
                        beside(near.centres(), Matrix.column(near.weights()), near.values())));
        }
    }

    private static SavedFunction head(String kind, double[] weights) {
        return new SavedFunction(kind, listed(weights), Optional.empty(), Optional.empty(), Optional.empty());
    }

    private static List<Double> listed(double[] numbers) {
        return Arrays.stream(numbers).boxed().toList();
    }

    /// The first row has zero and the levels, the others a centre's coordinate and its slopes.
    private static Matrix numbers(LinearFunction line) {
        return under(new double[1], line.level(), beside(Matrix.column(line.centre()), line.slopes()));
    }

    /// The first row has the factors and the levels, the others a centre and its coefficients.
    private static Matrix numbers(RadialFunction radial) {
        return under(radial.factors(), radial.level(), beside(radial.centres(), radial.coefficients()));
    }

    private static Matrix under(double[] left, double[] right, Matrix below) {
        return stacked(beside(Matrix.wrap(1, left.length, left), Matrix.wrap(1, right.length, right)), below);
    }

    private static Matrix beside(Matrix... parts) {
        int columns = Arrays.stream(parts).mapToInt(Matrix::columns).sum();
        Matrix all = Matrix.zeros(parts[0].rows(), columns);
        int at = 0;
        for (Matrix part : parts) {
            for (int i = 0; i < part.rows(); i++)
                for (int c = 0; c < part.columns(); c++) all.set(i, at + c, part.at(i, c));
            at += part.columns();
        }
        return all;
    }

    private static Matrix stacked(Matrix first, Matrix below) {
        Matrix all = Matrix.zeros(1 + below.rows(), below.columns());
        System.arraycopy(first.values(), 0, all.values(), 0, first.values().length);
        System.arraycopy(below.values(), 0, all.values(), first.values().length, below.values().length);
        return all;
    }

    /// The sum of all.
    static CoordinateFunction read(List<Entry> all, int coordinates, int outputs) {
        Matrix weights = Matrix.zeros(all.size(), outputs);
        List<CoordinateFunction> functions = new ArrayList<>();
        for (int f = 0; f < all.size(); f++) {
            SavedFunction head = all.get(f).head;
            Check.that(
                    head.weights.size() == outputs,
                    "a function must have a weight for each of " + outputs + " outputs but has " + head.weights.size());
            for (int c = 0; c < outputs; c++)
                weights.set(f, c, Check.finite(head.weights.get(c), "a function's weight"));
            functions.add(head.read(all.get(f).numbers, file(f), coordinates, outputs));
        }
        return new WeightedFunctions(functions, weights);
    }

    private CoordinateFunction read(Matrix numbers, String file, int n, int outputs) {
        return switch (kind) {
            case LINEAR -> {
                ModelChecks.finite(numbers, file, n + 1, 1 + outputs);
                yield new LinearFunction(
                        part(numbers, 1, 0, 1).column(0),
                        part(numbers, 0, 1, outputs).row(0),
                        part(numbers, 1, 1, outputs));
            }
            case RADIAL -> {
                ModelChecks.finite(numbers, file, numbers.rows(), n + outputs);
                yield new RadialFunction(
                        radial(),
                        part(numbers, 0, 0, n).row(0),
                        part(numbers, 1, 0, n),
                        part(numbers, 1, n, outputs),
                        part(numbers, 0, n, outputs).row(0));
            }
            case NEAREST -> {
                ModelChecks.finite(numbers, file, numbers.rows(), n + 1 + outputs);
                yield new NearestFunction(
                        part(numbers, 0, 0, n),
                        part(numbers, 0, n + 1, outputs),
                        part(numbers, 0, n, 1).column(0),
                        count.orElseThrow(),
                        byDistance.orElseThrow());
            }
            default -> throw new InvalidInput("it has a function of a kind it calls " + MessageText.quoted(kind));
        };
    }

    private RadialShape radial() {
        String word = shape.orElseThrow();
        return Arrays.stream(RadialShape.values())
                .filter(each -> each.word().equals(word))
                .findFirst()
                .orElseThrow(() -> new InvalidInput("it has a kernel it calls " + MessageText.quoted(word)));
    }

    /// From a row on, these columns.
    private static Matrix part(Matrix numbers, int row, int from, int width) {
        Check.that(row < numbers.rows(), "a function has no numbers");
        Matrix part = Matrix.zeros(numbers.rows() - row, width);
        for (int i = 0; i < part.rows(); i++)
            for (int c = 0; c < width; c++) part.set(i, c, numbers.at(row + i, from + c));
        return part;
    }
}
