package dev.tangent.service.history;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// Edits as lines of CSV: a header, then a line for each cell. Each line says how many its edit has, so that one that
/// was cut short is known.
final class EditLines {
    private static final List<String> HEADER =
            List.of("change", "labels", "time", "row", "column", "kind", "before", "after", "by");
    private static final List<String> WITHOUT_BY = HEADER.subList(0, 8);

    private EditLines() {}

    /// What is no journal, and why.
    static final class Unreadable extends Exception {
        private static final long serialVersionUID = 1;

        Unreadable(String why) {
            super(why);
        }
    }

    static String of(List<LabelEdit> edits) {
        StringBuilder all = new StringBuilder(lines(writer -> writer.writeRecord(HEADER)));
        edits.forEach(edit -> all.append(of(edit)));
        return all.toString();
    }

    static String of(LabelEdit edit) {
        return lines(writer -> edit.cells()
                .forEach(cell -> writer.writeRecord(
                        String.valueOf(edit.number()),
                        String.valueOf(edit.cells().size()),
                        edit.time().toString(),
                        String.valueOf(cell.row()),
                        escaped(cell.column()),
                        cell.numeric() ? "number" : "text",
                        escaped(cell.before()),
                        escaped(cell.after()),
                        edit.by())));
    }

    private static String lines(Consumer<CsvWriter> writing) {
        StringWriter text = new StringWriter();
        try (CsvWriter writer =
                CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(text)) {
            writing.accept(writer);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    /// The edits that are whole; whatever is behind the last of them was cut short when it was written.
    static List<LabelEdit> parse(String text) throws Unreadable {
        List<LabelEdit> edits = new ArrayList<>();
        if (text.isEmpty()) return edits;
        List<List<String>> lines = records(text);
        if (lines.isEmpty()
                || !(lines.getFirst().equals(HEADER) || lines.getFirst().equals(WITHOUT_BY)))
            throw new Unreadable("its first line is not " + String.join(",", HEADER));
        int at = 1;
        while (at < lines.size()) {
            int cells = (int) Math.max(1, number(lines.get(at), at, 1, Integer.MAX_VALUE));
            if (at + cells > lines.size()) break;
            edits.add(edit(lines, at, cells, edits.size() + 1L));
            at += cells;
        }
        return edits;
    }

    /// Whole lines: a last one without its end does not count.
    private static List<List<String>> records(String text) throws Unreadable {
        List<List<String>> lines = new ArrayList<>();
        int begin = 0;
        for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', begin)) {
            lines.add(record(text.substring(begin, end), lines.size() + 1));
            begin = end + 1;
        }
        return lines;
    }

    private static List<String> record(String line, int number) throws Unreadable {
        try {
            return CsvReader.builder().ofSingleCsvRecord(line).getFields().stream()
                    .map(EditLines::unescaped)
                    .toList();
        } catch (CsvParseException e) {
            throw new Unreadable("line " + number + " is no line of CSV");
        }
    }

    /// Without ends of lines, so that a line of the file is one of CSV.
    private static String escaped(String text) {
        return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r");
    }

    private static String unescaped(String text) {
        if (text.indexOf('\\') < 0) return text;
        StringBuilder plain = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (letter != '\\' || i + 1 == text.length()) plain.append(letter);
            else
                plain.append(
                        switch (text.charAt(++i)) {
                            case 'n' -> '\n';
                            case 'r' -> '\r';
                            default -> text.charAt(i);
                        });
        }
        return plain.toString();
    }

    private static LabelEdit edit(List<List<String>> lines, int first, int count, long number) throws Unreadable {
        List<LabelEdit.EditedCell> cells = new ArrayList<>();
        for (int at = first; at < first + count; at++) {
            List<String> line = lines.get(at);
            if (line.size() != lines.getFirst().size() || number(line, at, 0, Long.MAX_VALUE) != number)
                throw new Unreadable("line " + (at + 1) + " is no part of change " + number);
            int row = (int) number(line, at, 3, Integer.MAX_VALUE);
            boolean numeric = line.get(5).equals("number");
            cells.add(new LabelEdit.EditedCell(row, line.get(4), numeric, line.get(6), line.get(7)));
        }
        return new LabelEdit(number, time(lines.get(first), first), cells, by(lines.get(first), first));
    }

    private static long number(List<String> line, int at, int field, long most) throws Unreadable {
        try {
            long number = line.size() > field ? Long.parseLong(line.get(field)) : -1;
            if (number >= 0 && number <= most) return number;
        } catch (NumberFormatException e) {
            // told below
        }
        throw new Unreadable("line " + (at + 1) + " has no whole number as " + HEADER.get(field));
    }

    private static String by(List<String> line, int at) throws Unreadable {
        if (line.size() == WITHOUT_BY.size()) return LabelEdit.LABEL;
        String by = line.getLast();
        if (!List.of(LabelEdit.LABEL, LabelEdit.UNDO, LabelEdit.REDO).contains(by))
            throw new Unreadable("line " + (at + 1) + " says that the change was made by '" + by + "'");
        return by;
    }

    private static Instant time(List<String> line, int at) throws Unreadable {
        try {
            return Instant.parse(line.get(2));
        } catch (DateTimeException e) {
            throw new Unreadable("line " + (at + 1) + " has no time");
        }
    }
}
