package dev.tangent.data.table;

import dev.tangent.InvalidInput;
import dev.tangent.data.file.InputFile;
import dev.tangent.data.format.Dialect;
import dev.tangent.data.format.TableFormats;
import dev.tangent.data.format.TableSource;
import dev.tangent.data.text.CellParser;
import dev.tangent.data.text.MessageText;
import dev.tangent.data.text.NumberStyle;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads a table from a source: the header from its first rows where the format has none, then all numbers in one pass,
/// then in a second pass the text of those columns that are not numeric or are to be kept.
final class TableReader {
    private static final int MOST_LISTED = 5;

    private final InputFile file;
    private final TableSource source;
    private final List<String> notes = new ArrayList<>();

    private TableReader(InputFile file, TableSource source) {
        this.file = file;
        this.source = source;
    }

    static Table read(InputFile file, Header header, Dialect dialect, KeptColumns kept) {
        try {
            return new TableReader(file, TableFormats.open(file, dialect)).read(header, dialect.numbers(), kept);
        } catch (IOException e) {
            throw file.unreadable(e);
        }
    }

    private Table read(Header asked, Optional<NumberStyle> style, KeptColumns kept) throws IOException {
        List<List<String>> first = source.names().isPresent() ? List.of() : firstRows();
        boolean header = source.names().isEmpty() && isHeader(asked, first);
        List<String> names = source.names()
                .map(given -> ColumnNames.of(file.name(), given, true))
                .orElseGet(() -> ColumnNames.of(file.name(), first.getFirst(), header));
        NumberPass numbers = numbers(names.size(), header, style);
        if (numbers.rows() == 0) throw new InvalidInput(file.name() + " has no rows");
        List<Column> columns = numbers.columns(names);
        addTexts(columns, kept, header, numbers.rows());
        List<String> units = numbers.units(names);
        if (!units.isEmpty()) notes.add(file.name() + " has units beside numbers, read without: " + listed(units));
        RowLocations locations = new RowLocations(file.name(), source.rowWord(), numbers.lines());
        TotalsRow.of(columns, locations).ifPresent(notes::add);
        notes.addAll(0, source.notes());
        boolean index = header && first.getFirst().getFirst().isBlank() && counts(columns.getFirst());
        return new Table(locations, columns, new Table.TableOrigin(source.named(), index, List.copyOf(notes)));
    }

    private boolean isHeader(Header header, List<List<String>> first) {
        if (first.isEmpty()) throw new InvalidInput(file.name() + " is empty");
        boolean named = header.isHeader(first.getFirst(), first.size() < 2 ? List.of() : first.get(1));
        if (named && first.size() < 2) throw new InvalidInput(file.name() + " has a header but no rows");
        return named;
    }

    private List<List<String>> firstRows() throws IOException {
        FirstRows rows = new FirstRows(2);
        source.rows(rows);
        return rows.found();
    }

    /// Commas are first taken for decimal ones; if the numbers then speak against it, once more without, or in the
    /// style that they show.
    private NumberPass numbers(int width, boolean header, Optional<NumberStyle> style) throws IOException {
        CellParser guess = style.map(CellParser::new).orElseGet(() -> new CellParser(true));
        NumberPass numbers = pass(width, header, guess);
        Optional<NumberStyle> shown = style.isPresent() ? Optional.empty() : guess.shownStyle();
        boolean doubtful = guess.commasAreDoubtful();
        if (shown.isPresent()) numbers = pass(width, header, new CellParser(shown.get()));
        else if (doubtful) numbers = pass(width, header, new CellParser(false));
        String example = shown.isPresent() ? guess.groupedExample() : doubtful ? "" : guess.commaExample();
        if (!example.isEmpty()) report(example, numbers.parser(), marks(shown));
        return numbers;
    }

    private static String marks(Optional<NumberStyle> shown) {
        if (shown.flatMap(NumberStyle::thousands).equals(Optional.of(' '))) return "spaces between thousands";
        boolean decimal = shown.map(NumberStyle::decimal).orElse(',') == ',';
        return decimal ? "decimal commas" : "commas between thousands";
    }

    private NumberPass pass(int width, boolean header, CellParser parser) throws IOException {
        NumberPass pass = new NumberPass(width, header, parser, source.size().orElse(0));
        source.rows(pass);
        return pass;
    }

    private void report(String example, CellParser parser, String marks) {
        parser.parse(example);
        notes.add(file.name() + " has " + marks + ": " + MessageText.quoted(example) + " read as "
                + Column.text(parser.value()) + " (decimal and thousands marks can be given)");
    }

    private static String listed(List<String> units) {
        int shown = Math.min(units.size(), MOST_LISTED);
        String more = units.size() > shown ? " and " + (units.size() - shown) + " more" : "";
        return String.join(", ", units.subList(0, shown)) + more;
    }

    private void addTexts(List<Column> columns, KeptColumns kept, boolean named, int rows) throws IOException {
        boolean any = false;
        String[][] texts = new String[columns.size()][];
        for (int c = 0; c < texts.length; c++) {
            Column column = columns.get(c);
            if (column.isNumeric() && !kept.keeps(column.name())) continue;
            texts[c] = new String[rows];
            any = true;
        }
        if (!any) return;
        source.rows(new TextPass(named, texts));
        for (int c = 0; c < texts.length; c++)
            if (texts[c] != null) columns.set(c, columns.get(c).withTexts(texts[c]));
    }

    /// The column is 0, 1, 2, ...
    private static boolean counts(Column column) {
        for (int i = 0; i < column.numbers().length; i++) if (column.numbers()[i] != i) return false;
        return true;
    }
}
