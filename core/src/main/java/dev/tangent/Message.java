package dev.tangent;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/// A sentence about things that users set, which stand in it unnamed until a front shows it.
public final class Message implements Serializable {
    private static final long serialVersionUID = 1;
    private static final String PLACE = "%s";

    private final String[] texts; // one more than subjects: before each, and after the last
    private final Subject[] subjects;

    private Message(List<String> texts, List<Subject> subjects) {
        this.texts = texts.toArray(String[]::new);
        this.subjects = subjects.toArray(Subject[]::new);
    }

    /// Put together of a text and its parts.
    ///
    /// @param format with a `%s` for each part; without parts it is the text as it stands
    /// @param parts things to be named, other messages, and values
    public static Message of(String format, Object... parts) {
        if (parts.length == 0) return new Message(List.of(format), List.of());
        String[] between = format.split(PLACE, -1);
        if (between.length != parts.length + 1)
            throw new IllegalStateException("'" + format + "' has no place for each of " + Arrays.toString(parts));
        Builder builder = new Builder();
        for (int i = 0; i < parts.length; i++) builder.add(between[i]).add(parts[i]);
        return builder.add(between[parts.length]).build();
    }

    private static final class Builder {
        private final List<String> texts = new ArrayList<>();
        private final List<Subject> subjects = new ArrayList<>();
        private final StringBuilder text = new StringBuilder();

        Builder add(Object part) {
            switch (part) {
                case Subject subject -> name(subject);
                case Message message -> message.parts().forEach(this::add);
                default -> text.append(part);
            }
            return this;
        }

        private void name(Subject subject) {
            texts.add(text.toString());
            subjects.add(subject);
            text.setLength(0);
        }

        Message build() {
            texts.add(text.toString());
            return new Message(texts, subjects);
        }
    }

    /// A number of things, in words.
    ///
    /// @param one what follows the number where it is 1
    /// @param many what follows any other
    public static String counted(long count, String one, String many) {
        return count + " " + (count == 1 ? one : many);
    }

    /// The texts and the subjects between them, in order.
    public List<Object> parts() {
        List<Object> parts = new ArrayList<>();
        for (int i = 0; i < subjects.length; i++) {
            parts.add(texts[i]);
            parts.add(subjects[i]);
        }
        parts.add(texts[subjects.length]);
        return parts;
    }

    /// As a front says it.
    ///
    /// @param names what the front calls each thing
    public String text(Function<Subject, String> names) {
        StringBuilder text = new StringBuilder();
        for (Object part : parts()) text.append(part instanceof Subject subject ? names.apply(subject) : part);
        return text.toString();
    }

    /// As Java says it.
    @Override
    public String toString() {
        return text(Subject::java);
    }
}
