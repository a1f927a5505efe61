package dev.tangent;

import java.util.function.Function;

/// Input that cannot be worked with. The message is one line for the person who gave it: the thing, its value, the
/// bound, and the way out when known. What it is about is named by whoever shows it: by Java in `getMessage`, by
/// another front in [#message(Function)].
public class InvalidInput extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final Message wording;

    public InvalidInput(String message) {
        this(Message.of(message));
    }

    /// @param format with a `%s` for each part
    /// @param parts things to be named ([Subject]), messages about such, and values
    public InvalidInput(String format, Object... parts) {
        this(Message.of(format, parts));
    }

    public InvalidInput(Message message) {
        super(message.toString());
        wording = message;
    }

    public InvalidInput(String message, Throwable cause) {
        this(Message.of(message), cause);
    }

    public InvalidInput(Message message, Throwable cause) {
        super(message.toString(), cause);
        wording = message;
    }

    /// The message, its subjects still unnamed.
    public Message wording() {
        return wording;
    }

    /// The message as a front says it.
    ///
    /// @param names what the front calls each thing
    public String message(Function<Subject, String> names) {
        return wording.text(names);
    }
}
