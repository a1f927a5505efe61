package dev.tangent.app;

import dev.tangent.app.command.TangentCommand;
import dev.tangent.app.console.Errors;
import dev.tangent.app.console.StandardError;
import dev.tangent.app.console.Streams;
import dev.tangent.app.console.UndecodedWords;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// Where the program starts.
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        JitWarmUp.before(args);
        StandardError.restore();
        System.setProperty("java.awt.headless", "true");
        OutputStream out = new FileOutputStream(FileDescriptor.out);
        PrintStream err = new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
        System.exit(run(args, out, err, Boolean.getBoolean("tangent.terminal")));
    }

    /// The whole program: returns the exit code and never ends the process.
    public static int run(String[] args, OutputStream out, PrintStream err, boolean terminal) {
        Streams streams = new Streams(out, err, terminal);
        try {
            Optional<String> undecoded = UndecodedWords.refusal(args);
            if (undecoded.isPresent()) return new Errors(err).refused(undecoded.get());
            return TangentCommand.line(streams, args).execute(args);
        } catch (Error e) {
            return new Errors(err).failure(e);
        } finally {
            err.flush();
        }
    }
}
