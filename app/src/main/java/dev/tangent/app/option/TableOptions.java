package dev.tangent.app.option;

import dev.tangent.data.format.Dialect;
import dev.tangent.present.code.CommandWords;
import dev.tangent.present.code.DataSetting;
import dev.tangent.present.code.NameList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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

    @Option(
            names = "--delimiter",
            paramLabel = "MARK",
            order = 7,
            description = "what separates the cells of text files: one character, tab, or spaces for one or more blanks"
                    + " (default: guessed)")
    private Optional<String> delimiter = Optional.empty();

    @Option(
            names = "--skip",
            paramLabel = "N",
            order = 7,
            description = "how many lines of a text file, or rows of a sheet, stand before the table (default: 0, and"
                    + " comments that begin with #)")
    private Optional<String> skip = Optional.empty();

    @Option(
            names = "--na",
            paramLabel = "WORD",
            order = 7,
            description = "words or numbers that stand for a missing cell or for no label, separated by commas, beside"
                    + " the usual ones (NA, null, ?, ...); COLUMN=WORD for one column alone")
    private List<String> na = List.of();

    /// What was said.
    DataSetting.FileFormat format() {
        return new DataSetting.FileFormat(
                decimal, thousands, encoding, sheet, delimiter, skip, NameList.read("--na", na, Set.of()));
    }

    /// As typed, for a command that goes on with the same file.
    void addTo(CommandWords words) {
        words.option("--decimal", decimal)
                .option("--thousands", thousands)
                .option("--encoding", encoding)
                .option("--sheet", sheet)
                .option("--delimiter", delimiter)
                .option("--skip", skip)
                .option("--na", NameList.read("--na", na, Set.of()));
    }

    /// What that means; wrong words are refused.
    public Dialect dialect() {
        return format().dialect();
    }
}
