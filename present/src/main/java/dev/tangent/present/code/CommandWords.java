package dev.tangent.present.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A line for a shell, each word as the shell takes it literally. Words are added one by one.
public final class CommandWords {
    private final List<String> words = new ArrayList<>();

    /// @param command words that need no quotes
    public CommandWords(String... command) {
        words.addAll(List.of(command));
    }

    /// A file or another word by itself.
    public CommandWords word(String text) {
        words.add(quoted(text));
        return this;
    }

    /// An option without a value.
    public CommandWords flag(String name) {
        words.add(name);
        return this;
    }

    /// A value that begins like an option is joined to its own.
    public CommandWords option(String name, Object value) {
        String text = String.valueOf(value);
        words.add(name + (text.startsWith("-") ? "=" : " ") + quoted(text));
        return this;
    }

    /// The same where there is a value.
    public CommandWords option(String name, Optional<?> value) {
        value.ifPresent(given -> option(name, given));
        return this;
    }

    /// An option with several values; none where there are no values.
    public CommandWords option(String name, List<?> values) {
        return values.isEmpty() ? this : option(name, NameList.written(values));
    }

    public String text() {
        return String.join(" ", words);
    }

    private static String quoted(String text) {
        return text.matches("[A-Za-z0-9_./,:=+-]+") ? text : "'" + text.replace("'", "'\\''") + "'";
    }
}
