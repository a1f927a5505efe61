package dev.tangent.service.http;

import dev.tangent.present.FailureText;
import dev.tangent.present.FrontWords;
import java.util.Optional;

/// Something that is not done, and why, in one line.
public final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int status;
    private final String state;

    private Refusal(int status, String message, String state) {
        super(message);
        this.status = status;
        this.state = state;
    }

    public Refusal(int status, String message) {
        this(status, message, "");
    }

    /// There is no such thing.
    public static Refusal unknown(String what) {
        return new Refusal(404, what);
    }

    /// It was there and is no longer.
    public static Refusal gone(String what) {
        return new Refusal(410, what, "dropped");
    }

    /// The thing is not in a state for this.
    public static Refusal conflict(String message, String state) {
        return new Refusal(409, message, state);
    }

    /// What went wrong, in one line: a refusal in its own words.
    public static String words(Throwable thrown) {
        return thrown instanceof Refusal
                ? FailureText.line(thrown.getMessage())
                : FailureText.of(thrown, FrontWords.SERVICE);
    }

    int status() {
        return status;
    }

    Optional<String> state() {
        return state.isEmpty() ? Optional.empty() : Optional.of(state);
    }
}
