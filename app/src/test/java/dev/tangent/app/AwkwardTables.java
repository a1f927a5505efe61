package dev.tangent.app;

import static dev.tangent.app.AwkwardTable.plain;
import static dev.tangent.app.AwkwardTable.read;
import static dev.tangent.app.AwkwardTable.refused;
import static dev.tangent.app.AwkwardTable.text;
import static dev.tangent.app.AwkwardTable.x;
import static dev.tangent.app.AwkwardTable.y;
import static dev.tangent.app.AwkwardTable.z;

import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;

/// Some fifty tables that are not as they should be, made here rather than kept.
final class AwkwardTables {
    private static final String PLAIN = text("x,y,z", AwkwardTable::plain);

    private AwkwardTables() {}

    /// Tables whose rows are all predicted.
    static Stream<AwkwardTable> predicted() {
        return Stream.of(
                read("plain", PLAIN),
                read("byte order mark", "\ufeff" + PLAIN),
                read("UTF-16", "\ufeff" + PLAIN).in(StandardCharsets.UTF_16LE),
                read("lines of Windows", PLAIN.replace("\n", "\r\n")),
                read("no end of the last line", PLAIN.strip()),
                read("semicolons", PLAIN.replace(',', ';')),
                read("tabs", PLAIN.replace(',', '\t')),
                read("blank lines at the end", PLAIN + "\n\n\n"),
                read("blanks around numbers", PLAIN.replace(",", " , ")),
                read(
                        "quotes around everything",
                        text("\"x\",\"y\",\"z\"", row -> "\"" + x(row) + "\",\"" + y(row) + "\",\"" + z(row) + "\"")),
                read(
                        "a line break within quotes",
                        text("x,note,y,z", row -> x(row) + ",\"two\nlines " + row + "\"," + y(row) + "," + z(row))),
                read("blanks in names", text("x of it,y of it,z", AwkwardTable::plain)),
                read("names beyond ASCII", text("Größe,高さ,z", AwkwardTable::plain))
                        .called("größe-高さ.csv"),
                read("a name of ten thousand letters", text("x,y" + "y".repeat(10_000) + ",z", AwkwardTable::plain)),
                read("an empty name", text("x,,z", AwkwardTable::plain)),
                read("no header", text(plain(0), row -> plain(row)).replaceFirst("[^\n]*\n", ""))
                        .with("--target", "c2", "-k", "8", "--relative-lambda", "0.1"),
                read("a column called row", text("row,x,y,z", row -> row + "," + plain(row))),
                read("a column of dates", text("day,x,y,z", row -> "2026-01-" + (row + 1) + "," + plain(row))),
                read("a column of yes and no", text("yes,x,y,z", row -> (row % 2 == 0) + "," + plain(row))),
                read("labels everywhere", text("x,y,z", row -> x(row) + "," + y(row) + "," + x(row))),
                read(
                        "a target of text",
                        text(
                                "x,y,z",
                                row -> x(row) + "," + y(row) + ","
                                        + (row % 3 > 0 ? "" : x(row) < 0.5 ? "low" : "high"))),
                read("one label", text("x,y,z", row -> x(row) + "," + y(row) + "," + (row == 4 ? "7" : ""))),
                read("a number with an exponent", text("x,y,z", row -> x(row) + "e0," + y(row) + "E+00," + z(row))),
                read("rows that come twice", text("x,y,z", row -> plain(row / 2 * 2))),
                read("gzip without the ending", PLAIN).gzipped(),
                read("the ending of gzip without gzip", PLAIN).called("table.csv.gz"),
                read("a delimiter at the end of every line", text("x,y,z,", row -> plain(row) + ",")),
                read("another ending", PLAIN).called("table.txt"),
                read("an id", text("id,x,y,z", row -> (100_000 + row) + "," + plain(row))),
                read("a constant column", text("one,x,y,z", row -> "1," + plain(row))),
                read("metres and milligrams", text("x,y,z", row -> x(row) + "," + y(row) + "e6," + z(row))),
                read(
                        "a missing coordinate",
                        text("x,y,z", row -> (row == 7 ? "" : x(row)) + "," + y(row) + "," + z(row))),
                read("decimal commas", PLAIN.replace(',', ';').replace('.', ',')),
                read("a header in Latin-1", text("größe,y,z", AwkwardTable::plain))
                        .in(StandardCharsets.ISO_8859_1),
                read(
                        "thousands, a currency and per cent",
                        text(
                                "x,y,z",
                                row -> "\"" + 2 + "," + (100 + 20 * row % 900) + "\"," + y(row) + "%,"
                                        + (z(row).isEmpty() ? "" : "$" + z(row)))),
                read(
                        "German dates beside 1.234,5",
                        text(
                                "Tag;x;y;z",
                                row -> (row + 1) + ".01.2024;1." + (100 + row * 277 % 900) + ",5;"
                                        + (y(row) + ";" + z(row)).replace('.', ','))),
                read(
                        "spaces between thousands, euros and decimal commas",
                        text(
                                "x;y;z",
                                row -> (12 + row % 7) + "\u00a0" + (100 + row * 277 % 900) + ",67 €;"
                                        + (y(row) + ";" + z(row)).replace('.', ','))),
                read("comments before the header", "# made by hand, in a hurry\n#\n\n# units: m\n" + PLAIN)
                        .saying("begins with comments (#): 4 lines are left out"),
                read("a name with blanks", PLAIN).called("my table (1).csv"),
                read(
                        "coordinates that are tiny",
                        text("x,y,z", row -> x(row) + "e-100," + y(row) + "e-100," + z(row))));
    }

    /// Tables that are refused with one line.
    static Stream<AwkwardTable> rejected() {
        return Stream.of(
                refused("nothing", "", "table.csv"),
                refused("a header alone", "x,y,z\n", "table.csv"),
                refused("one row", text("x,y,z", 1, AwkwardTable::plain), "table.csv"),
                refused("two rows", text("x,y,z", 2, AwkwardTable::plain), "2"),
                refused("all rows alike", text("x,y,z", row -> "1,2," + z(row)), "'x' (constant), 'y' (constant)"),
                refused("no label", text("x,y,z", row -> x(row) + "," + y(row) + ","), "z"),
                refused("a name twice", text("x,x,z", AwkwardTable::plain), "two columns named 'x'"),
                refused("a row that is too long", PLAIN + "1,2,3,4\n", "line 32"),
                refused("an infinite coordinate", PLAIN + "inf,2,\n", "line 32, column 'x'"),
                refused("coordinates whose squares overflow", PLAIN + "1e308,2,\n", "divide the coordinates by")
                        .with("--target", "z", "-k", "8", "--standardise", "none"),
                refused(
                        "labels whose squares overflow",
                        text("x,y,z", row -> x(row) + "," + y(row) + "," + (row % 3 == 0 ? row + "e300" : "")),
                        "another unit"),
                refused(
                        "labels whose squares vanish",
                        text("x,y,z", row -> x(row) + "," + y(row) + "," + (row % 3 == 0 ? row + "e-300" : "")),
                        "another unit"),
                refused("a second line of names", PLAIN.replaceFirst("\n", "\ncm,kg,\n"), "or units? take it out"),
                refused("a row of totals", text("no,x,y,z", row -> row + "," + plain(row)) + "Sum,1,1,\n", "totals?"),
                refused(
                        "per cent beside shares",
                        text("x,y,z", row -> x(row) + (row < 9 ? "%" : "") + "," + y(row) + "," + z(row)),
                        "another unit"),
                refused("no such target", text("x,y,zeta", AwkwardTable::plain), "no column 'z'"),
                refused("a target called row", text("x,y,row", AwkwardTable::plain), "cannot be called 'row'")
                        .with("--target", "row", "-k", "8"),
                refused("text alone", text("x,y,z", row -> "a,b," + z(row)), "table.csv"));
    }
}
