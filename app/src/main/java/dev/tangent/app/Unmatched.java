package dev.tangent.app;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.UnmatchedArgumentException;

/// Words on the command line that mean nothing, said in a way that helps: which word, and what was most likely meant.
final class Unmatched {
    private Unmatched() {}

    static String message(UnmatchedArgumentException exception) {
        CommandSpec spec = exception.getCommandLine().getCommandSpec();
        List<String> words = exception.getUnmatched();
        for (String word : words)
            if (word.startsWith("-"))
                return "there is no option " + word
                        + didYouMean(word, spec.optionsMap().keySet());
        List<String> commands = new ArrayList<>(spec.subcommands().keySet());
        if (commands.isEmpty()) return "unexpected argument '" + words.getFirst() + "'";
        return "there is no command '" + words.getFirst() + "'" + didYouMean(words.getFirst(), commands);
    }

    private static String didYouMean(String word, Collection<String> names) {
        String name = word.replaceFirst("=.*", "");
        String best = "";
        int least = 1 + name.length() / 3;
        for (String candidate : names) {
            int changes = changes(name, candidate);
            if (changes > least || candidate.length() < 3) continue;
            least = changes - 1; // the next one must be nearer
            best = candidate;
        }
        return best.isEmpty() ? "" : "; did you mean " + best + "?";
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
