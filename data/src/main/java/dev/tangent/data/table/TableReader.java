package dev.tangent.data.table;

import dev.tangent.InvalidInput;
import dev.tangent.Message;
import dev.tangent.data.file.InputFile;
import dev.tangent.data.format.Dialect;
import dev.tangent.data.format.TableFormats;
import dev.tangent.data.format.TableSource;
import dev.tangent.data.text.CellParser;
import dev.tangent.data.text.InputSubjects;
import dev.tangent.data.text.MessageText;
import dev.tangent.data.text.MissingWords;
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
    private final MissingWords missing;
    private final List<Message> notes = new ArrayList<>();

    private TableReader(InputFile file, TableSource source, MissingWords missing) {
        this.file = file;
        this.source = source;
        this.missing = missing;
    }

    static Table read(InputFile file, Header header, Dialect dialect, KeptColumns kept) {
        try {
            return new TableReader(file, TableFormats.open(file, dialect), dialect.missing())
                    .read(header, dialect.numbers(), kept);
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
        MissingWords.MissingCells words = missing.among(names);
        NumberPass numbers = numbers(names.stream().map(words::of).toList(), header, style);
        if (numbers.rows() == 0) throw new InvalidInput(file.name() + " has no rows");
        List<Column> columns = numbers.columns(names);
        addTexts(columns, words, kept, header, numbers.rows());
        List<String> units = numbers.units(names);
        if (!units.isEmpty()) note(file.name() + " has units beside numbers, read without: " + listed(units));
        List<String> padded = numbers.padded(names);
        if (!padded.isEmpty())
            notes.add(Message.of(
                    "%s: numbers begin with zeros, as codes and postcodes do, in %s; if these measure nothing, leave"
                            + " them out with %s",
                    file.name(), listed(padded), InputSubjects.WITHOUT));
        for (String word : missing.unmet(words))
            notes.add(Message.of(
                    "no cell of %s is %s, which %s names",
                    file.name(), MessageText.quoted(word), InputSubjects.MISSING_WORDS));
        RowLocations locations = new RowLocations(file.name(), source.rowWord(), numbers.lines());
        TotalsRow.of(columns, locations).ifPresent(this::note);
        notes.addAll(0, source.notes().stream().map(Message::of).toList());
        boolean index = header && first.getFirst().getFirst().isBlank() && counts(columns.getFirst());
        return new Table(locations, columns, new Table.TableOrigin(source.named(), index, List.copyOf(notes)));
    }

    private void note(String sentence) {
        notes.add(Message.of(sentence));
    }

    private boolean isHeader(Header header, List<List<String>> first) {
        if (first.isEmpty()) throw new InvalidInput(file.name() + " is empty");
        boolean named = header.isHeader(first.getFirst(), first.size() < 2 ? List.of() : first.get(1));
        if (named && first.size() < 2) throw new InvalidInput(file.name() + " has a header but no rows");
        if (!named && header == Header.GUESSED && first.size() > 1 && Header.mayName(first.getFirst(), first.get(1)))
            note(file.name() + ": the first row, " + listed(first.getFirst())
                    + ", is equally spaced as the next is not; it is read as numbers: if it names the columns, write a"
                    + " letter before each");
        return named;
    }

    private List<List<String>> firstRows() throws IOException {
        FirstRows rows = new FirstRows(2);
        source.rows(rows);
        return rows.found();
    }

    /// Commas are first taken for decimal ones; if the numbers then speak against it, once more without, or in the
    /// style that they show.
    private NumberPass numbers(
            List<MissingWords.MissingCells.ColumnWords> words, boolean header, Optional<NumberStyle> style)
            throws IOException {
        CellParser guess = style.map(CellParser::new).orElseGet(() -> new CellParser(true));
        NumberPass numbers = pass(words, header, guess);
        Optional<NumberStyle> shown = style.isPresent() ? Optional.empty() : guess.shownStyle();
        boolean doubtful = guess.commasAreDoubtful();
        if (shown.isPresent()) numbers = pass(words, header, new CellParser(shown.get()));
        else if (doubtful) numbers = pass(words, header, new CellParser(false));
        String example = shown.isPresent() ? guess.groupedExample() : doubtful ? "" : guess.commaExample();
        if (!example.isEmpty()) report(example, numbers.parser(), marks(shown));
        if (style.isEmpty() && shown.isEmpty() && !source.separatesByCommas() && guess.pointsAreDoubtful())
            doubt(guess.pointExample());
        return numbers;
    }

    /// Of points that every number has before three digits, where decimals might have commas.
    private void doubt(String example) {
        notes.add(Message.of(
                "%s: three digits follow every point, as in %s, which is read as %s; if points separate thousands, say"
                        + " %s .",
                file.name(), MessageText.quoted(example), Column.text(parsed(example)), InputSubjects.THOUSANDS));
    }

    private static double parsed(String number) {
        CellParser parser = new CellParser(false);
        parser.parse(number);
        return parser.value();
    }

    private static String marks(Optional<NumberStyle> shown) {
        Optional<Character> thousands = shown.flatMap(NumberStyle::thousands);
        if (thousands.equals(Optional.of(' '))) return "spaces between thousands";
        if (thousands.equals(Optional.of('\''))) return "apostrophes between thousands";
        boolean decimal = shown.map(NumberStyle::decimal).orElse(',') == ',';
        return decimal ? "decimal commas" : "commas between thousands";
    }

    private NumberPass pass(List<MissingWords.MissingCells.ColumnWords> words, boolean header, CellParser parser)
            throws IOException {
        NumberPass pass = new NumberPass(words, header, parser, source.size().orElse(0));
        source.rows(pass);
        return pass;
    }

    private void report(String example, CellParser parser, String marks) {
        parser.parse(example);
        note(file.name() + " has " + marks + ": " + MessageText.quoted(example) + " read as "
                + Column.text(parser.value()) + " (decimal and thousands marks can be given)");
    }

    private static String listed(List<String> units) {
        int shown = Math.min(units.size(), MOST_LISTED);
        String more = units.size() > shown ? " and " + (units.size() - shown) + " more" : "";
        return String.join(", ", units.subList(0, shown)) + more;
    }

    private void addTexts(
            List<Column> columns, MissingWords.MissingCells words, KeptColumns kept, boolean named, int rows)
            throws IOException {
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
            if (texts[c] != null) columns.set(c, withTexts(columns.get(c), texts[c], words, kept));
    }

    private static Column withTexts(Column column, String[] cells, MissingWords.MissingCells words, KeptColumns kept) {
        Column whole = kept.keeps(column.name()) ? column.withOriginals(cells) : column;
        if (column.isNumeric()) return whole;
        String[] texts = cells.clone();
        MissingWords.MissingCells.ColumnWords missing = words.of(column.name());
        if (!missing.isEmpty())
            for (int row = 0; row < texts.length; row++) if (missing.has(texts[row])) texts[row] = "";
        return whole.withTexts(texts);
    }

    /// The column is 0, 1, 2, ...
    private static boolean counts(Column column) {
        for (int i = 0; i < column.numbers().length; i++) if (column.numbers()[i] != i) return false;
        return true;
    }
}
