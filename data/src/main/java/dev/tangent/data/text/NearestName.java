package dev.tangent.data.text;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/// The name most likely meant by one that is not there.
public final class NearestName {
    private NearestName() {}

    /// The first of the names at the smallest distance, if that is at most 1 + a third of the length of the word.
    public static Optional<String> of(String word, Collection<String> names) {
        Optional<String> best = Optional.empty();
        int least = 1 + word.length() / 3;
        for (String name : names) {
            int changes = changes(word.toLowerCase(Locale.ROOT), name.toLowerCase(Locale.ROOT));
            if (changes > least) continue;
            least = changes - 1; // the next one must be nearer
            best = Optional.of(name);
        }
        return best;
    }

    /// The fewest letters added, dropped or changed that make one word of the other (Levenshtein).
    private static int changes(String a, String b) {
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
