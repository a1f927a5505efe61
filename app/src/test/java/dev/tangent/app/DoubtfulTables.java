package dev.tangent.app;

import static dev.tangent.app.AwkwardTable.plain;
import static dev.tangent.app.AwkwardTable.text;
import static dev.tangent.app.AwkwardTable.x;
import static dev.tangent.app.AwkwardTable.y;
import static dev.tangent.app.AwkwardTable.z;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.Stream;

/// Some eighty tables whose cells may mean something else than they seem to, and what `describe` says of each.
final class DoubtfulTables {
    private static final String PLAIN = text("x,y,z", AwkwardTable::plain);

    private DoubtfulTables() {}

    /// One of them.
    ///
    /// @param says parts of what is told, blanks and line breaks aside
    record DoubtfulTable(String name, String file, byte[] content, String... says) {
        /// The command that describes it, once it is written to a folder.
        List<String> command(Path folder) {
            try {
                Path written = Files.write(folder.resolve(file), content);
                return List.of("describe", written.toString(), "--target", name.startsWith("wavelengths") ? "c3" : "z");
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        /// What that command says is what should be said.
        void check(Run run) {
            assertThat((run.out() + run.err()).replaceAll("\\s+", " "))
                    .contains(says)
                    .doesNotContain("java.", "Exception");
        }

        @Override
        public String toString() {
            return name;
        }
    }

    private static DoubtfulTable table(String name, String content, String... says) {
        return new DoubtfulTable(name, "table.csv", content.getBytes(StandardCharsets.UTF_8), says);
    }

    private static DoubtfulTable table(String name, String content, Charset charset, String... says) {
        return new DoubtfulTable(name, "table.csv", content.getBytes(charset), says);
    }

    /// With one column more.
    private static DoubtfulTable column(String name, String header, IntFunction<Object> cell, String... says) {
        return table(name, text(header + ",x,y,z", row -> cell.apply(row) + "," + plain(row)), says);
    }

    private static DoubtfulTable column(String name, IntFunction<Object> cell, String... says) {
        return column(name, "c", cell, says);
    }

    /// With another target.
    private static DoubtfulTable target(String name, IntFunction<Object> cell, String... says) {
        return table(name, text("x,y,z", row -> x(row) + "," + y(row) + "," + cell.apply(row)), says);
    }

    private static IntFunction<Object> missing(Object word) {
        return row -> row % 5 == 2 ? word : decimal(9 * x(row));
    }

    private static String decimal(double value) {
        return String.format(Locale.ROOT, "%.3f", value);
    }

    private static String shifted(int number, char zero) {
        StringBuilder digits = new StringBuilder();
        for (char digit : String.valueOf(number).toCharArray()) digits.append((char) (digit - '0' + zero));
        return digits.toString();
    }

    static Stream<DoubtfulTable> all() {
        return Stream.of(numbers(), absent(), sentinels(), names(), dates(), labels(), layouts())
                .flatMap(each -> each);
    }

    private static final String READ = "coordinate";
    private static final String NOT_USED = "look like numbers but are text as they are written";

    private static Stream<DoubtfulTable> numbers() {
        return Stream.of(
                column("losses in brackets", row -> row % 4 == 0 ? "(" + row + ".5)" : row + ".5", "'(0.5)' is not a"),
                column("minus behind", row -> row % 4 == 0 ? row + ".5-" : row + ".5", "'0.5-' is not a number"),
                column(
                        "a typesetter's minus",
                        row -> (row % 4 == 0 ? "\u2212" : "") + (row + 0.5),
                        "c number -28.5 to 29.5 - 30",
                        READ),
                column("a blank that is not broken", row -> row + ".5\u00a0", "c number 0.5 to 29.5", READ),
                column("a narrow blank", row -> "\u202f" + row + ".5", "c number 0.5 to 29.5", READ),
                column("wide digits", row -> shifted(row, '\uff10'), NOT_USED),
                column("arabic digits", row -> shifted(row, '\u0660'), NOT_USED),
                column("an exponent as Fortran writes it", row -> 1 + row % 7 + ".5D+02", NOT_USED),
                column("hexadecimal", row -> "0x" + Integer.toHexString(16 + 7 * row), NOT_USED),
                column("an apostrophe before", row -> "'" + row + ".5", NOT_USED),
                column("apostrophes around", row -> "'" + row + ".5'", NOT_USED),
                column("about", row -> "~" + row, NOT_USED),
                column("fractions", row -> row + "/7", NOT_USED),
                column("ranges", row -> row + "-" + (row + 5), NOT_USED),
                column("with errors", row -> row + "±0.1", NOT_USED),
                column("degrees and minutes", row -> "52°" + (10 + row) + "'", NOT_USED),
                column("euros with commas", row -> "\"€1." + (100 + row) + ",50\"", NOT_USED),
                column("dollars behind", row -> row + ".5 USD", "all its numbers have 'USD' behind them"),
                column("two units", row -> row % 2 == 0 ? row + " cm" : row / 100.0 + " m", "ignored: text"),
                column("per cent", row -> row % 7 + " %", "units beside numbers, read without: 'c' (%)"),
                column("a letter in a number", row -> row == 9 ? "12.O" : row + ".5", "line 11, column 'c': '12.O'"),
                column("footnotes", row -> row + (row % 9 == 0 ? ".5*" : ".5"), "'0.5*' is not a number"),
                column("below a limit", row -> row % 9 == 0 ? "<5" : row + ".5", "say --na '<5'"),
                column("commas and points", row -> row % 2 == 0 ? row + ".5" : "\"" + row + ",5\"", "decimal comma or"),
                column("decimal commas in quotes", row -> "\"" + row + ",5\"", "decimal comma or thousands?"),
                column(
                        "thousands in quotes",
                        row -> "\"" + (row + 1) + "," + (row + 100) + "\"",
                        "commas between thousands: '1,100' read as 1100"),
                column("infinite", row -> row == 7 ? "1e999" : row + ".5", "Infinity is not finite"),
                column("times of day", row -> row % 24 + ":" + (10 + row), "ignored: text, another in each row"),
                column(
                        "zeros before",
                        "area",
                        row -> String.format(Locale.ROOT, "%05d", 37 * row % 100),
                        "begin with zeros"),
                column("the same column again", AwkwardTable::x, "'x' says the same as 'c' in every row"),
                column("a column that says nothing", row -> 7, "ignored: constant"));
    }

    private static Stream<DoubtfulTable> absent() {
        return Stream.concat(
                Stream.of("NULL", "None", "nan", "-nan", "1.#QNAN", "--", ".", "#N/A", "n/a", "?", "missing")
                        .map(word -> column("missing: " + word, missing(word), "c number 0 to 8.8", " 6 24 ", READ)),
                Stream.of("#VALUE!", "#REF!", "N.A.", "—", "*", "/", "(blank)", "nil", "TBD")
                        .map(word -> column(
                                "taken as missing: " + word,
                                missing(word),
                                "6 cells of 'c' say '" + word + "', and all others are numbers; taken as missing")));
    }

    private static Stream<DoubtfulTable> sentinels() {
        return Stream.concat(
                Stream.of(
                                "99",
                                "999",
                                "-1",
                                "-9",
                                "-99",
                                "-32768",
                                "0",
                                "1e30",
                                "3.4028235e38",
                                "-1.7976931348623157e308")
                        .map(word -> column(
                                "a mark: " + word,
                                row -> row % 6 == 2 ? word : decimal(3 + x(row)),
                                "stands in 5 cells of 'c', far from all others")),
                Stream.of(column(
                        "a mark in one cell",
                        row -> row == 4 ? -999 : decimal(3 + x(row)),
                        "-999 stands in 1 cell of 'c', far from all others")));
    }

    private static Stream<DoubtfulTable> names() {
        return Stream.of(
                column(
                        "bar codes",
                        row -> 4_006_381_333_000L + 7919L * row % 977,
                        "nine digits and more, another in each"),
                column(
                        "numbers beyond a double",
                        row -> 9_007_199_254_740_993L + 2L * (7919 * row % 1009),
                        "nine digits and more"),
                column(
                        "samples by number",
                        "sample",
                        row -> 1000 + 7919 * row % 977,
                        "ignored: an id, another in each row"),
                column(
                        "codes by letter and number",
                        "subject",
                        row -> "S" + (100 + row),
                        "ignored: text, another in each"),
                column(
                        "random names",
                        row -> Integer.toHexString(0x7fffffff / (row + 3)) + "g",
                        "ignored: text, another"),
                column("versions", row -> "1." + row % 5 + "." + row % 3, "ignored: text, 15 values"),
                column("yes and no", row -> "YN".charAt(row % 2), "'c' has two values, N and Y, and is a coordinate"),
                column("names but for a capital", "X", row -> row % 7, "X whole number", "x number", READ),
                table("names but for a blank", text("x ,x,z", AwkwardTable::plain), "two columns named 'x'"));
    }

    private static Stream<DoubtfulTable> dates() {
        return Stream.of(
                column(
                        "days first",
                        row -> String.format(Locale.ROOT, "%02d/01/2024", 1 + row % 28),
                        "c date",
                        "ignored"),
                column("months by name", row -> "\"Jan " + (1 + row % 28) + ", 2024\"", "ignored: text, 28 values"),
                column("points in time", row -> "2024-01-" + (10 + row % 20) + "T10:00:00Z", "c date", "ignored"),
                column(
                        "days of a spreadsheet",
                        "visit_date",
                        row -> 45_000 + 3 * row % 29,
                        "ignored: dates as a spreadsheet"),
                column("months as numbers", "period", row -> 202_401 + row % 12, "ignored: months as numbers"),
                column("years", "year", row -> 1990 + row % 20, "year whole number 1990 to 2009 - 20", READ));
    }

    private static Stream<DoubtfulTable> labels() {
        return Stream.of(
                target("three numbers", row -> row % 2 == 0 ? "" : row % 3, "says 3 numbers alone", "add --classes"),
                target(
                        "one in two codings",
                        row -> new String[] {"caf\u00e9", "cafe\u0301", "tee"}[row % 3],
                        "the coding of accents"),
                target(
                        "one with a blank",
                        row -> new String[] {"\"a  b\"", "a b", "c"}[row % 3],
                        "blanks or the coding"),
                target(
                        "-9 where no label is",
                        row -> row % 3 == 0 ? row + 0.5 : -9,
                        "'z' says -9 in 20 rows",
                        "add --na 'z=-9'"),
                target("9999 where no label is", row -> row % 3 == 0 ? row + 0.5 : 9999, "add --na 'z=9999'"),
                target("days", row -> row % 3 == 0 ? 10 + row % 20 + ".01.2024" : "", "'z' holds dates"),
                target("decimal commas", row -> row % 3 == 0 ? "\"" + row + ",5\"" : "", "decimal comma or thousands?"),
                target(
                        "numbers and a word",
                        row -> new Object[] {1, 2, "unknown"}[row % 3],
                        "if the column names classes"),
                target("labels in per cent", row -> row % 3 == 0 ? row + "%" : "", "read without: 'z' (%)"),
                target("all of one class but some", row -> new Object[] {"a", "b", "missing"}[row % 3], "20 labelled"),
                table(
                        "a target beside the target",
                        text("x,y,w,z", row -> x(row) + "," + y(row) + "," + z(row) + "," + z(row)),
                        "filled only where 'z' is, so most likely another target"));
    }

    private static Stream<DoubtfulTable> layouts() {
        String numbered = text("x,y,z", row -> row + 1 + "," + plain(row));
        return Stream.of(
                table(
                        "wavelengths without a letter",
                        text("400,402,404,406", row -> plain(row) + "," + y(row)),
                        "equally spaced"),
                table("row names without a name", numbered, "line 2: 4 cells where the first row has 3 cells"),
                table(
                        "short rows",
                        text("x,y,z,w", row -> plain(row) + (row % 3 == 0 ? ",1" : "")),
                        "line 3: 3 cells where"),
                table("a note below", PLAIN + "Source: by hand\n", "line 32: 1 cell where the first row has 3 cells"),
                table("a mean below", PLAIN + "\n\nmean,0.5,\n", "'mean' stands for the rows above it"),
                table("two tables", PLAIN + "\n" + PLAIN, "line 33, column 'x': 'x' is not a number"),
                table(
                        "a table of Markdown",
                        "| x | y | z |\n|---|---|---|\n| 1 | 2 | 3 |\n| 2 | 3 | |\n",
                        "'---' is not a number"),
                table("a page", "<html><table>\n" + "<tr><td>1</td></tr>\n".repeat(20), "no column 'z'"),
                table(
                        "a file for Weka",
                        "@relation t\n@attribute x numeric\n@data\n" + PLAIN,
                        "cells where the first row"),
                table("sparse pairs", text("z 1:0.5", row -> row + " 1:" + x(row)), "no column 'z'"),
                table("decimal commas between commas", PLAIN.replace("0.", "0,"), "cells where the first row has 3"),
                table("zeros between letters", PLAIN.replaceFirst("0", "\0"), "binary data"),
                table(
                        "four bytes a letter",
                        "\ufeff" + PLAIN,
                        Charset.forName("UTF-32LE"),
                        "30 rows, 3 columns, 10 labelled"));
    }
}
