package dev.tangent.app.option;

import dev.tangent.data.format.Dialect;
import dev.tangent.data.text.NumberStyle;
import dev.tangent.linalg.Check;
import dev.tangent.linalg.InvalidInput;
import java.nio.charset.Charset;
import java.util.Optional;
import picocli.CommandLine.Option;

/// What a table's file does not say about itself; the same for points and for a file of labels.
public final class TableOptions {
    @Option(
            names = "--decimal",
            paramLabel = "MARK",
            order = 7,
            description = "the decimal mark of text files, . or , (default: guessed, and told where it is a comma)")
    private Optional<String> decimal = Optional.empty();

    @Option(
            names = "--thousands",
            paramLabel = "MARK",
            order = 7,
            description = "what separates thousands in text files: . , ' _ or a space (default: nothing, unless numbers"
                    + " like 1.234,56 show it)")
    private Optional<String> thousands = Optional.empty();

    @Option(
            names = "--encoding",
            paramLabel = "NAME",
            order = 7,
            description =
                    "the encoding of text files, such as latin1 or UTF-16LE (default: by the byte order mark, else"
                            + " UTF-8, else windows-1252)")
    private Optional<String> encoding = Optional.empty();

    @Option(
            names = "--sheet",
            paramLabel = "NAME",
            order = 7,
            description = "the sheet of an Excel workbook (default: the first)")
    private Optional<String> sheet = Optional.empty();

    /// What was said; wrong words are refused.
    public Dialect dialect() {
        return new Dialect(numbers(), encoding.map(TableOptions::charset), sheet);
    }

    private Optional<NumberStyle> numbers() {
        if (decimal.isEmpty() && thousands.isEmpty()) return Optional.empty();
        Optional<Character> groups = thousands.map(text -> mark("--thousands", text));
        char comma = groups.equals(Optional.of('.')) ? ',' : '.';
        return Optional.of(
                new NumberStyle(decimal.map(text -> mark("--decimal", text)).orElse(comma), groups));
    }

    private static char mark(String option, String text) {
        Check.that(text.length() == 1, option + " must be one character but is '" + text + "'");
        return text.charAt(0);
    }

    private static Charset charset(String name) {
        try {
            return Charset.forName(name);
        } catch (IllegalArgumentException e) {
            throw new InvalidInput(
                    "--encoding '" + name + "' is not known; try UTF-8, windows-1252, ISO-8859-1, UTF-16LE or UTF-16BE",
                    e);
        }
    }
}
