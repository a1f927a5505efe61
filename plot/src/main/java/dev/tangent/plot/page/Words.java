package dev.tangent.plot.page;

import java.util.List;
import java.util.stream.Stream;

/// A line or a paragraph of text, in spans.
///
/// ```java
/// Words.of("LG is best on ").strong("weight").and(" after ").time("12.3 s").and(".");
/// ```
public record Words(List<Span> spans) {
    /// A part of a text of one kind.
    public sealed interface Span {
        String text();
    }

    public record Plain(String text) implements Span {}

    public record Strong(String text) implements Span {}

    /// A command, a file, an option.
    public record Code(String text) implements Span {}

    /// Something that differs from run to run.
    public record Timing(String text) implements Span {}

    public Words {
        spans = List.copyOf(spans);
    }

    public static Words of(String text) {
        return new Words(List.of(new Plain(text)));
    }

    /// No words, to begin with another span.
    public static Words empty() {
        return new Words(List.of());
    }

    public Words and(String text) {
        return with(new Plain(text));
    }

    public Words strong(String text) {
        return with(new Strong(text));
    }

    public Words code(String text) {
        return with(new Code(text));
    }

    public Words time(String text) {
        return with(new Timing(text));
    }

    private Words with(Span span) {
        return new Words(Stream.concat(spans.stream(), Stream.of(span)).toList());
    }

    public boolean isEmpty() {
        return spans.stream().allMatch(span -> span.text().isEmpty());
    }
}
