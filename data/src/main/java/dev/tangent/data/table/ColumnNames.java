package dev.tangent.data.table;

import dev.tangent.InvalidInput;
import dev.tangent.data.text.MessageText;
import dev.tangent.data.text.NearestName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Names of columns: taken from a header or generated as c0, c1, ..., always distinct; and the nearest one to a
/// misspelt one.
final class ColumnNames {
    private ColumnNames() {}

    /// A blank name becomes that of its place; a leading `#`, as some tools write, is dropped.
    static List<String> of(String file, List<String> firstRow, boolean named) {
        List<String> names = new ArrayList<>();
        Map<String, Integer> seen = new HashMap<>();
        for (int i = 0; i < firstRow.size(); i++) {
            String name = named ? firstRow.get(i).strip() : "";
            if (i == 0 && name.startsWith("#")) name = name.substring(1).strip();
            if (name.isEmpty()) name = "c" + i;
            Integer twin = seen.putIfAbsent(name, i);
            if (twin != null)
                throw new InvalidInput(file + " has two columns named " + MessageText.quoted(name) + ", the "
                        + ordinal(twin + 1) + " and the " + ordinal(i + 1));
            names.add(name);
        }
        return List.copyOf(names);
    }

    private static String ordinal(int n) {
        boolean teen = n / 10 % 10 == 1;
        String ending = teen
                ? "th"
                : switch (n % 10) {
                    case 1 -> "st";
                    case 2 -> "nd";
                    case 3 -> "rd";
                    default -> "th";
                };
        return n + ending;
    }

    static InvalidInput unknown(String file, String wanted, List<String> names) {
        String shown = String.join(", ", names.subList(0, Math.min(10, names.size())));
        return new InvalidInput(file + " has no column " + MessageText.quoted(wanted)
                + NearestName.of(wanted, names)
                        .map(best -> "; did you mean " + MessageText.quoted(best) + "?")
                        .orElse("; its columns are " + shown + (names.size() > 10 ? ", ..." : "")));
    }
}
