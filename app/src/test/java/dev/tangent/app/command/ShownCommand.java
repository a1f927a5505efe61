package dev.tangent.app.command;

import dev.tangent.app.Main;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// A command that was shown, as it ends.
///
/// @param code it ends with
/// @param said to standard error
/// @param out where it writes predictions
record ShownCommand(int code, String said, Path out) {
    /// Runs it in this process.
    static ShownCommand run(String text, Path folder) {
        Path out = folder.resolve("predictions.csv");
        List<String> words = ShellWords.of(text);
        words.removeFirst();
        words.set(words.indexOf("predictions.csv"), out.toString());
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        int code = Main.run(
                words.toArray(String[]::new),
                new ByteArrayOutputStream(),
                new PrintStream(said, true, StandardCharsets.UTF_8),
                false);
        return new ShownCommand(code, said.toString(StandardCharsets.UTF_8), out);
    }

    String predictions() throws IOException {
        return Files.readString(out);
    }
}
