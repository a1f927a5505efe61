package dev.tangent.app.console;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/// Where results and words go.
///
/// @param out results; raw, so that a full disk or a closed pipe is noticed
/// @param terminal whether a person watches `err`, so that a line may be rewritten
public record Streams(OutputStream out, PrintStream err, boolean terminal) {
    /// Writes text to `out`.
    public void print(String text) {
        try {
            out.write(text.getBytes(StandardCharsets.UTF_8));
            out.flush();
        } catch (IOException e) {
            throw cannotWrite(e);
        }
    }

    /// Standard output failed.
    public static UncheckedIOException cannotWrite(IOException e) {
        return new UncheckedIOException("cannot write to standard output: " + e.getMessage(), e);
    }
}
