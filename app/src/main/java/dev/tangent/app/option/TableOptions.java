package dev.tangent.app.option;

import dev.tangent.data.format.Dialect;
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
        return Dialect.read(decimal, thousands, encoding, sheet);
    }
}
