package dev.tangent.data.excel;

import dev.tangent.InvalidInput;
import dev.tangent.data.file.InputFile;
import dev.tangent.data.text.MessageText;
import dev.tangent.data.text.NearestName;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// One sheet of a workbook, which can be gone through more than once.
public final class ExcelFile {
    private final InputFile file;
    private final SheetNames names;
    private final String part;
    private final SharedStrings strings;
    private final CellStyles styles;

    private ExcelFile(InputFile file, SheetNames names, String part, SharedStrings strings, CellStyles styles) {
        this.file = file;
        this.names = names;
        this.part = part;
        this.strings = strings;
        this.styles = styles;
    }

    /// Which sheet it is of which.
    public record SheetNames(String read, List<String> others) {}

    public SheetNames names() {
        return names;
    }

    /// Takes the values of a sheet's cells, row by row; blank cells are left out.
    public interface ExcelCellSink {
        /// A number.
        ///
        /// @param text as it stands in the file
        void number(int column, String text);

        /// A text, a date in ISO 8601, true or false, or the error that a formula ended in.
        void text(int column, String text);

        /// The row has no more cells; false ends the pass.
        ///
        /// @param row counted from 1, as Excel counts
        boolean endRow(int row);
    }

    /// Opens the sheet of that name, or the first.
    public static ExcelFile open(InputFile file, Optional<String> sheet) throws IOException {
        try (ZipParts parts = ZipParts.open(file)) {
            Workbook workbook = Workbook.read(parts);
            String name = sheet.orElseGet(() -> first(file, workbook.sheets()));
            String part = named(file, workbook.sheets(), name);
            List<String> others = workbook.sheets().keySet().stream()
                    .filter(other -> !other.equals(name))
                    .toList();
            return new ExcelFile(
                    file,
                    new SheetNames(name, others),
                    part,
                    SharedStrings.read(parts),
                    CellStyles.read(parts, workbook.since1904()));
        }
    }

    private static String first(InputFile file, Map<String, String> sheets) {
        return sheets.keySet().stream()
                .findFirst()
                .orElseThrow(() -> new InvalidInput(file.name() + " is a workbook without a sheet"));
    }

    private static String named(InputFile file, Map<String, String> sheets, String name) {
        String part = sheets.get(name);
        if (part != null) return part;
        throw new InvalidInput(file.name() + " has no sheet " + MessageText.quoted(name)
                + NearestName.of(name, sheets.keySet())
                        .map(best -> "; did you mean " + MessageText.quoted(best) + "?")
                        .orElse("; its sheets are " + String.join(", ", List.copyOf(sheets.keySet()))));
    }

    /// One pass over the sheet.
    ///
    /// @param skipped rows before the first that counts
    /// @return how many formulas have no value in the file
    public int rows(int skipped, ExcelCellSink cells) throws IOException {
        try (ZipParts parts = ZipParts.open(file);
                XmlPart xml = parts.required(part)) {
            return new SheetPass(file.name(), xml, strings, styles, skipped, cells).run();
        }
    }
}
