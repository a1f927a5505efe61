package dev.tangent.data;

import dev.tangent.linalg.InvalidInput;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Names of columns: taken from a header or made up as c0, c1, ..., always distinct; and the nearest one to a typo.
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
                throw new InvalidInput(file + " has two columns named " + Shown.quoted(name) + ", the "
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
        String best = "";
        int least = Integer.MAX_VALUE;
        for (String name : names) {
            int distance = distance(wanted.toLowerCase(Locale.ROOT), name.toLowerCase(Locale.ROOT));
            if (distance < least) {
                least = distance;
                best = name;
            }
        }
        String shown = String.join(", ", names.subList(0, Math.min(10, names.size())));
        return new InvalidInput(file + " has no column " + Shown.quoted(wanted)
                + (least <= 1 + wanted.length() / 3
                        ? "; did you mean " + Shown.quoted(best) + "?"
                        : "; its columns are " + shown + (names.size() > 10 ? ", ..." : "")));
    }

    /// Levenshtein distance: the fewest letters added, dropped or changed.
    static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) row[j] = j;
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int change = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(change, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[b.length()];
    }
}
