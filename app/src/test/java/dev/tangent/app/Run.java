package dev.tangent.app;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// One run of the whole program, and what came out of it.
record Run(int code, String out, String err) {
    static Run of(Object... args) {
        return of(false, args);
    }

    static Run of(boolean terminal, Object... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        String[] words = Arrays.stream(args).map(Object::toString).toArray(String[]::new);
        int code = Main.run(words, out, new PrintStream(err, true, StandardCharsets.UTF_8), terminal);
        return new Run(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
