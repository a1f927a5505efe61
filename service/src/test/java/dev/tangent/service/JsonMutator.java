package dev.tangent.service;

import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// Changes JSON as careless and hostile clients do: values, names and structure, and sometimes single characters. By
/// its seed always the same.
final class JsonMutator {
    private static final int MOST_CHANGES = 2;
    private static final int DEEP = 2000;
    private static final String TEXT = "\"[^\"\\\\]*+(?:\\\\.[^\"\\\\]*+)*+\"";
    private static final String SCALAR = "(?:" + TEXT + "|-?\\d[-+.\\deE]*|true|false|null)";

    /// A value, or a name with its colon.
    private static final Pattern TOKEN = Pattern.compile(SCALAR + "(\\s*:)?");
    private static final Pattern OPENING = Pattern.compile("\\{");
    private static final Pattern LAST_COMMA = Pattern.compile(",\\s*([}\\]])");
    private static final List<String> BREAKS =
            List.of("\"", "\\", "{", "}", "[", "]", ",", ":", "\0", "\uFEFF", "\u00e9");
    private static final Pattern FIELD = Pattern.compile(TEXT + "\\s*:\\s*" + SCALAR + "\\s*,?");

    /// Values at the ends of ranges, of other kinds, and what breaks lines and paths.
    private static final List<String> ODD = List.of(
            "null",
            "true",
            "0",
            "-1",
            "1",
            "2",
            "1.5",
            "7",
            "1e9",
            "2147483647",
            "2147483648",
            "-9223372036854775809",
            "1e-320",
            "1e308",
            "1e999",
            "\"\"",
            "\" \"",
            "\"0\"",
            "\"1e999999999\"",
            "\"NaN\"",
            "\"-Infinity\"",
            "\"a\\nb\"",
            "\"\\u0000\"",
            "\"\\ud800\"",
            "\"%s %d\"",
            "\"x,y\"",
            "\"../points.csv\"",
            "\"t999999999\"",
            "\"" + "x".repeat(5000) + "\"",
            "[]",
            "{}",
            "[null]",
            "[[1]]",
            "[1,1]",
            "[0.001,1,1000]",
            "{\"x\":1}",
            "{\"\":[]}");

    private final SplittableRandom random;
    private final List<String> words;

    /// @param words that mean something somewhere
    JsonMutator(long seed, List<String> words) {
        random = new SplittableRandom(seed);
        this.words = List.copyOf(words);
    }

    int below(int bound) {
        return random.nextInt(bound);
    }

    <T> T one(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }

    /// A changed copy.
    ///
    /// @param other whose fields may be mixed in
    String changed(String json, String other) {
        String now = json;
        for (int changes = 1 + below(MOST_CHANGES); changes > 0; changes--) now = changedOnce(now, other);
        return now;
    }

    private String changedOnce(String json, String other) {
        return switch (below(20)) {
            case 0, 1, 2, 3, 4, 5 -> replaced(json, values(json), one(ODD));
            case 6, 7, 8, 9, 10 -> replaced(json, values(json), word());
            case 11 -> replaced(json, names(json), word() + ":");
            case 12, 13 ->
                LAST_COMMA.matcher(replaced(json, places(json, FIELD), "")).replaceAll("$1");
            case 14, 15, 16, 17 ->
                replaced(json, places(json, OPENING), "{" + some(other, FIELD).replaceFirst(",?$", ","));
            case 18 -> replaced(json, places(json, OPENING), "{" + word() + ":" + one(ODD) + ",");
            default -> damaged(json);
        };
    }

    private String word() {
        return "\"" + one(words) + "\"";
    }

    private static List<MatchResult> places(String json, Pattern pattern) {
        return pattern.matcher(json).results().toList();
    }

    private static List<MatchResult> values(String json) {
        return places(json, TOKEN).stream()
                .filter(each -> each.group(1) == null)
                .toList();
    }

    private static List<MatchResult> names(String json) {
        return places(json, TOKEN).stream()
                .filter(each -> each.group(1) != null)
                .toList();
    }

    /// With one of some places replaced.
    private String replaced(String json, List<MatchResult> places, String by) {
        if (places.isEmpty()) return json;
        MatchResult place = one(places);
        return json.substring(0, place.start()) + by + json.substring(place.end());
    }

    private String some(String json, Pattern pattern) {
        List<MatchResult> places = places(json, pattern);
        return places.isEmpty() ? "\"x\":1" : one(places).group();
    }

    /// No longer JSON, mostly, or very deep.
    private String damaged(String json) {
        int from = below(json.length() + 1);
        int to = Math.min(json.length(), from + below(8));
        return switch (below(6)) {
            case 0 -> json.substring(0, from);
            case 1 -> json.substring(0, from) + json.substring(to);
            case 2 -> json.substring(0, from) + one(BREAKS) + json.substring(from);
            case 3 -> json.substring(0, from) + json.substring(from, to).repeat(1 + below(50)) + json.substring(to);
            case 4 -> json + json;
            default -> replaced(json, values(json), "[".repeat(DEEP) + "]".repeat(DEEP));
        };
    }
}
