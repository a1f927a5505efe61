package dev.tangent.app.console;

import dev.tangent.InvalidInput;
import dev.tangent.learning.MemoryPlan.InsufficientMemory;
import dev.tangent.linalg.NumericFailure;
import dev.tangent.present.FailureText;
import dev.tangent.present.FrontWords;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/// Turns whatever went wrong into one line and an exit code. Only a bug, which no user can mend, shows a stack trace.
public final class Errors {
    private static final int FAILED = 1;
    private static final int WRONG_USE = 2;

    /// What a shell says of a program that wrote to a pipe nobody reads any more: 128 + SIGPIPE.
    private static final int NOBODY_READS = 141;

    private final PrintStream err;

    public Errors(PrintStream err) {
        this.err = err;
    }

    /// Of words that the parser refuses.
    public int wrongUse(ParameterException exception, String[] args) {
        CommandLine command = exception.getCommandLine();
        String help = " (see '" + command.getCommandSpec().qualifiedName() + " --help')";
        String message = exception instanceof UnmatchedArgumentException words
                ? Unmatched.message(words)
                : exception.getMessage().replaceFirst(" to interface java.nio.file.Path .*", " to the name of a file");
        say(message + help);
        return WRONG_USE;
    }

    /// Of words that no parser need see.
    public int refused(String message) {
        say(message);
        return WRONG_USE;
    }

    /// Of a command that began.
    public int failure(Exception exception, CommandLine command, ParseResult parsed) {
        if (exception instanceof ParameterException wrong) return wrongUse(wrong, new String[0]);
        if (exception instanceof InvalidInput refused) {
            say(refused.message(FrontWords.COMMAND_LINE::name)
                    + (exception instanceof InsufficientMemory ? wayOut(command) : ""));
            return WRONG_USE;
        }
        if (exception instanceof UncheckedIOException e && isBrokenPipe(e.getCause())) return NOBODY_READS;
        switch (exception) {
            case NumericFailure e -> say(words(e));
            case UncheckedIOException e -> say(e.getMessage());
            case IOException e -> say(e.getMessage());
            default -> bug(exception);
        }
        return FAILED;
    }

    /// What else to do where memory does not suffice.
    private static String wayOut(CommandLine command) {
        boolean plans = command.getCommandSpec().findOption("--plan") != null;
        return ", as in TANGENT_JAVA_OPTS=-Xmx16g; " + (plans ? "--plan" : "'tangent predict --plan'")
                + " shows each stage";
    }

    /// As with `tangent predict ... | head`: the reader has seen enough.
    private static boolean isBrokenPipe(IOException cause) {
        return String.valueOf(cause.getMessage()).contains("Broken pipe");
    }

    /// Of the program as a whole.
    public int failure(Error error) {
        if (error instanceof OutOfMemoryError) say(words(error));
        else bug(error);
        return FAILED;
    }

    private static String words(Throwable thrown) {
        return FailureText.of(thrown, FrontWords.COMMAND_LINE);
    }

    private void bug(Throwable exception) {
        say("this is a bug in Tangent " + Version.text() + ", please report it with the lines below: " + exception);
        exception.printStackTrace(err);
    }

    private void say(String message) {
        err.println("tangent: " + message.strip().replaceAll("\\s*\\R\\s*", " "));
    }
}
