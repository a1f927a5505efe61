package dev.tangent.app.console;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/// Words of the command line whose bytes are no text in the encoding that Java takes them for.
public final class UndecodedWords {
    private static final char REPLACEMENT = '\ufffd';

    private UndecodedWords() {}

    /// What to say of the first one; empty if there is none.
    public static Optional<String> refusal(String... words) {
        return Arrays.stream(words)
                .filter(word -> word.indexOf(REPLACEMENT) >= 0 && !isFile(word))
                .findFirst()
                .map(word -> "'" + word + "' has bytes that are no text: the name of the file is no "
                        + System.getProperty("sun.jnu.encoding", "UTF-8") + "; rename it");
    }

    /// A name may have the replacement character itself.
    private static boolean isFile(String word) {
        try {
            return Files.exists(Path.of(word));
        } catch (InvalidPathException e) {
            return false;
        }
    }
}
