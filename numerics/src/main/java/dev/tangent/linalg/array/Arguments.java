package dev.tangent.linalg.array;

import java.util.function.Supplier;

/// Argument checks of public methods. Each message names the thing, its value and the bound, and is put together only
/// where a check fails: some are made for every entry that is read.
public final class Arguments {
    private Arguments() {}

    public static int atLeast(int bound, int value, String name) {
        that(value >= bound, () -> name + " must be at least " + bound + " but is " + value);
        return value;
    }

    /// The bound in words.
    ///
    /// @param words the bound as the caller should read it, such as "the size of the matrix, 12,"
    public static int atMost(int bound, int value, String name, String words) {
        that(value <= bound, () -> name + " must be at most " + words + " but is " + value);
        return value;
    }

    public static int index(int value, int size, String name) {
        that(value >= 0 && value < size, () -> name + " must be between 0 and " + (size - 1) + " but is " + value);
        return value;
    }

    public static double positive(double value, String name) {
        that(value > 0 && Double.isFinite(value), () -> name + " must be positive and finite but is " + value);
        return value;
    }

    public static void that(boolean condition, Supplier<String> message) {
        if (!condition) throw new IllegalArgumentException(message.get());
    }
}
