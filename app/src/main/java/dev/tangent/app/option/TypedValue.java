package dev.tangent.app.option;

import dev.tangent.InvalidInput;
import dev.tangent.method.Domain;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads what was typed. A refusal names the option as the user types it.
public final class TypedValue {
    private static final Domain<Double> POSITIVE = new Domain.PositiveNumber();

    private static final Pattern TIME = Pattern.compile("(\\d+(?:\\.\\d+)?)(s|m|min|h)");
    private static final Map<String, Double> SECONDS = Map.of("s", 1.0, "m", 60.0, "min", 60.0, "h", 3600.0);

    private TypedValue() {}

    static <T> T of(String option, Domain<T> domain, String text) {
        return domain.read(option, text);
    }

    /// An integer of at least some other.
    public static int whole(String option, int least, String text) {
        return of(option, new Domain.WholeNumber(least), text);
    }

    static double positive(String option, String text) {
        return of(option, POSITIVE, text);
    }

    /// A time with its unit: 90s, 10m, 1.5h.
    static Duration duration(String option, String text) {
        Matcher match = TIME.matcher(text.strip());
        if (match.matches()) {
            double seconds = Double.parseDouble(match.group(1)) * SECONDS.getOrDefault(match.group(2), 1.0);
            if (seconds > 0 && seconds < Integer.MAX_VALUE) return Duration.ofMillis(Math.round(1000 * seconds));
        }
        throw new InvalidInput(
                option + " must be a time above zero with its unit, as in 60s, 10m or 1h, but is " + text);
    }

    /// One value, or several separated by commas; one that is given twice counts once.
    static <T> List<T> list(String option, Domain<T> domain, String text) {
        String[] words = text.split(",", -1);
        if (words.length > 1 && Arrays.stream(words).anyMatch(String::isBlank))
            throw new InvalidInput(option + " must be values separated by single commas, as in 1,2,3, but is " + text);
        return Arrays.stream(words)
                .map(word -> of(option, domain, word.strip()))
                .distinct()
                .toList();
    }

    /// The same, or one value alone where nothing is searched.
    static <T> List<T> list(String option, Domain<T> domain, String text, boolean single) {
        return single ? List.of(of(option, domain, text)) : list(option, domain, text);
    }
}
