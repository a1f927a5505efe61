package dev.tangent.app.command;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The words of a line as a shell takes them: what is in single quotes literally, else `\'` for a quote itself.
final class ShellWords {
    private static final Pattern WORD = Pattern.compile("(?:[^\\s']|'[^']*'|\\\\')+");
    private static final Pattern PART = Pattern.compile("'([^']*)'|\\\\(')|([^'\\\\]+)");

    private ShellWords() {}

    static List<String> of(String line) {
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(line);
        while (word.find())
            words.add(PART.matcher(word.group()).replaceAll(part -> Matcher.quoteReplacement(text(part))));
        return words;
    }

    private static String text(java.util.regex.MatchResult part) {
        for (int group = 1; group <= 3; group++) if (part.group(group) != null) return part.group(group);
        throw new IllegalStateException(part.group());
    }
}
