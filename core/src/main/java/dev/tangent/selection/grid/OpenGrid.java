package dev.tangent.selection.grid;

import static dev.tangent.method.Parameter.BANDWIDTH;
import static dev.tangent.method.Parameter.DIMENSION;
import static dev.tangent.method.Parameter.NEIGHBOURS;
import static dev.tangent.method.Parameter.POWER;

import dev.tangent.method.Parameter;
import dev.tangent.method.ParameterValues;
import dev.tangent.regularizer.Bandwidth;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/// A parameter whose usual grid can go on at its ends.
///
/// @param least size of a value
/// @param size orders its values
/// @param step to the next value, down for -1 and up for 1
record OpenGrid<T>(Parameter<T> parameter, double least, ToDoubleFunction<T> size, Step<T> step) {
    public static final List<OpenGrid<?>> ALL = List.of(
            new OpenGrid<>(NEIGHBOURS, 2, k -> k, (k, direction) -> direction < 0 ? k * 7 / 10 : k * 3 / 2),
            new OpenGrid<>(DIMENSION, 1, m -> m, (m, direction) -> m + direction),
            new OpenGrid<>(POWER, 1, p -> p, (p, direction) -> p + direction),
            new OpenGrid<>(
                    BANDWIDTH,
                    0,
                    OpenGrid::factor,
                    (width, direction) -> new Bandwidth.Relative(factor(width) * Math.pow(2, direction))));

    /// From a value to the next.
    @FunctionalInterface
    public interface Step<T> {
        T from(T value, int direction);
    }

    private static double factor(Bandwidth width) {
        return switch (width) {
            case Bandwidth.Absolute absolute -> absolute.value();
            case Bandwidth.Relative relative -> relative.factor();
        };
    }

    /// As people call its values.
    public String words() {
        return parameter.equals(NEIGHBOURS) ? "number of neighbours" : parameter.name();
    }

    public double size(ParameterValues settings) {
        return size.applyAsDouble(settings.of(parameter));
    }

    /// The next value, and all others as they are; empty where there is none.
    public Optional<ParameterValues> next(ParameterValues settings, int direction) {
        T next = step.from(settings.of(parameter), direction);
        return size.applyAsDouble(next) < least ? Optional.empty() : Optional.of(settings.withChosen(parameter, next));
    }
}
