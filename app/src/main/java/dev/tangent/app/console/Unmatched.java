package dev.tangent.app.console;

import dev.tangent.data.text.NearestName;
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
            if (word.startsWith("-") && spec.optionsMap().containsKey(word.replaceFirst("=.*", "")))
                return word + " stands behind --, where all words are files: put it before --";
        for (String word : words)
            if (word.startsWith("-"))
                return "there is no option " + word
                        + didYouMean(word, spec.optionsMap().keySet());
        List<String> commands = new ArrayList<>(spec.subcommands().keySet());
        if (commands.isEmpty()) return "unexpected argument '" + words.getFirst() + "'";
        return "there is no command '" + words.getFirst() + "'" + didYouMean(words.getFirst(), commands);
    }

    /// Short names, such as -k, are near to everything.
    private static String didYouMean(String word, Collection<String> names) {
        List<String> telling = names.stream().filter(name -> name.length() >= 3).toList();
        return NearestName.of(word.replaceFirst("=.*", ""), telling)
                .map(best -> "; did you mean " + best + "?")
                .orElse("");
    }
}
