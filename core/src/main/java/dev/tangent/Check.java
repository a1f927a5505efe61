package dev.tangent;

/// Argument checks of public methods. Each message names the thing, its value and the bound. The thing is a [Subject]
/// where users set it, else a text.
public final class Check {
    private Check() {}

    public static int atLeast(int bound, int value, Object name) {
        return atLeast(bound, value, name, bound);
    }

    /// With the bound in words.
    ///
    /// @param boundText the bound as the user should read it, such as "m + 2 = 12"
    public static int atLeast(int bound, int value, Object name, Object boundText) {
        if (value < bound) throw new InvalidInput("%s must be at least %s but is %s", name, boundText, value);
        return value;
    }

    /// With the bound in words.
    ///
    /// @param boundText the bound as the user should read it
    public static int atMost(int bound, int value, Object name, Object boundText) {
        if (value > bound) throw new InvalidInput("%s must be at most %s but is %s", name, boundText, value);
        return value;
    }

    public static int index(int value, int size, Object name) {
        if (value < 0 || value >= size)
            throw new InvalidInput("%s must be between 0 and %s but is %s", name, size - 1, value);
        return value;
    }

    public static double positive(double value, Object name) {
        if (!(value > 0) || Double.isInfinite(value))
            throw new InvalidInput("%s must be positive and finite but is %s", name, value);
        return value;
    }

    public static double finite(double value, Object name) {
        if (!Double.isFinite(value)) throw new InvalidInput("%s must be a finite number but is %s", name, value);
        return value;
    }

    public static void that(boolean condition, String message) {
        if (!condition) throw new InvalidInput(message);
    }

    /// With things that each front names as its users do.
    ///
    /// @param format with a `%s` for each part
    public static void that(boolean condition, String format, Object... parts) {
        if (!condition) throw new InvalidInput(format, parts);
    }
}
