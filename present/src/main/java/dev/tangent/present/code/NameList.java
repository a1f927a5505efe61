package dev.tangent.present.code;

import dev.tangent.InvalidInput;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Several names in one word of the command line, separated by commas. One that has a comma or begins with a quote
/// stands in double quotes, as in a line of CSV: `"height, cm",weight`.
public final class NameList {
    private static final Pattern NAME = Pattern.compile("\\G(?:\"((?:[^\"]|\"\")*)\"|((?!\")[^,]*))(,|$)");

    private NameList() {}

    public static String written(List<?> names) {
        return names.stream().map(name -> written(name.toString())).collect(Collectors.joining(","));
    }

    private static String written(String name) {
        return name.contains(",") || name.startsWith("\"") ? '"' + name.replace("\"", "\"\"") + '"' : name;
    }

    /// The names that words mean. One that is a known name, commas and all, is that name.
    public static List<String> read(String option, List<String> words, Set<String> known) {
        return words.stream()
                .flatMap(word -> known.contains(word) ? Stream.of(word) : read(option, word).stream())
                .toList();
    }

    /// The names that a word means.
    ///
    /// @param option as messages call it
    public static List<String> read(String option, String word) {
        List<String> names = new ArrayList<>();
        Matcher next = NAME.matcher(word);
        while (next.find()) {
            names.add(next.group(1) == null ? next.group(2) : next.group(1).replace("\"\"", "\""));
            if (next.group(3).isEmpty()) return names;
        }
        throw new InvalidInput(option + " must be names separated by commas, those with commas in double quotes, as in"
                + " 'a,\"b, c\"', but is " + word);
    }
}
