package dev.tangent.app;

import static dev.tangent.app.AwkwardTable.plain;
import static dev.tangent.app.AwkwardTable.read;
import static dev.tangent.app.AwkwardTable.refused;
import static dev.tangent.app.AwkwardTable.text;
import static dev.tangent.app.AwkwardTable.x;
import static dev.tangent.app.AwkwardTable.y;
import static dev.tangent.app.AwkwardTable.z;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Some ninety tables that are not as they should be, made here rather than kept.
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
                read("labels everywhere", text("x,y,z", row -> x(row) + "," + y(row) + "," + x(row)))
                        .saying("every row has a label: nothing is left to predict"),
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
                read("bars between cells", PLAIN.replace(',', '|')),
                read(
                                "columns aligned by blanks",
                                text(
                                        "   the x       y       z",
                                        row -> String.format(
                                                Locale.ROOT,
                                                "%8.4f%8.4f%8s",
                                                x(row),
                                                y(row),
                                                row % 3 == 0 ? String.format(Locale.ROOT, "%.3f", x(row)) : "NA")))
                        .saying("2 coordinates (the x, y)"),
                read("signs nobody guesses", PLAIN.replace(',', '^'))
                        .with("--target", "z", "-k", "8", "--no-tune", "--delimiter", "^"),
                read("lines above the table", "Study of planes\nby hand\n" + PLAIN)
                        .with("--target", "z", "-k", "8", "--no-tune", "--skip", "2"),
                read("an array of objects", "[" + objects(",") + "]").called("table.json"),
                read("an array over many lines", "[\n  " + objects(",\n  ") + "\n]")
                        .called("table.json"),
                read("objects a line", objects("\n")).called("table.jsonl"),
                read("a word where no label is", text("x,y,z", row -> plain(row) + (row % 3 == 0 ? "" : "unknown")))
                        .saying("20 cells of 'z' say 'unknown', and all others are numbers; taken as no label"),
                read(
                                "a word where no label is, among few numbers",
                                text("x,y,z", row -> x(row) + "," + y(row) + "," + (row < 6 ? x(row) : "to do")))
                        .saying("24 cells of 'z' say 'to do'"),
                read(
                                "a word where a coordinate is missing",
                                text("x,y,z", row -> (row % 9 == 4 ? "n.d." : x(row)) + "," + y(row) + "," + z(row)))
                        .saying("3 cells of 'x' say 'n.d.', and all others are numbers; taken as missing"),
                read(
                                "words for missing cells that were named",
                                text(
                                        "x,y,z",
                                        row -> (row % 9 == 4 ? "<0.1" : x(row)) + "," + (row == 7 ? -999 : y(row)) + ","
                                                + (row % 3 == 0 ? x(row) : row % 2 == 0 ? "tbd" : "none yet")))
                        .with("--target", "z", "-k", "8", "--no-tune", "--na", "<0.1,tbd,none yet,-999.0")
                        .saying("4 rows lack coordinates"),
                read(
                                "a word for one column alone",
                                text("x,y,z", row -> row % 2 + "," + y(row) + "," + (row % 3 == 0 ? x(row) + 1 : 0)))
                        .with("--target", "z", "-k", "8", "--no-tune", "--na", "z=0")
                        .saying("labels    10 rows"),
                read(
                                "-1 where no label is",
                                text("x,y,z", row -> x(row) + "," + y(row) + "," + (row % 3 == 0 ? x(row) + 3 : -1)))
                        .saying("does it mean no label? then add --na 'z=-1'"),
                read(
                                "0 where no label is",
                                text("x,y,z", row -> x(row) + "," + y(row) + "," + (row % 3 == 0 ? x(row) + 3 : 0)))
                        .saying("does it mean no label? then add --na 'z=0'"),
                read(
                                "classes with one for no label",
                                text(
                                        "x,y,z",
                                        row -> x(row) + "," + y(row) + ","
                                                + (row % 3 > 0 ? "unknown" : x(row) < 0.5 ? "low" : "high")))
                        .saying("'z' says unknown in 20 rows: does it mean no label? then add --na unknown"),
                read(
                                "-999 among the coordinates",
                                text("x,y,z", row -> (row % 7 == 3 ? -999 : x(row)) + "," + y(row) + "," + z(row)))
                        .saying("-999 stands in 4 cells of 'x', far from all others"),
                read(
                                "9999 among the coordinates",
                                text("x,y,z", row -> x(row) + "," + (row % 7 == 3 ? 9999 : y(row)) + "," + z(row)))
                        .saying("add --na 9999"),
                read(
                                "an id without an order",
                                text(
                                        "patient_id,x,y,z",
                                        row -> 1_000_000 + 7919L * row * row % 99991 + "," + plain(row)))
                        .saying("patient_id (an id, another in each row)"),
                read("postcodes", text("zip,x,y,z", row -> "0" + (1000 + 37 * row % 50) + "," + plain(row)))
                        .saying("zip (postcodes)"),
                read("dates as numbers", text("visit,x,y,z", row -> 20_240_101 + row % 28 + "," + plain(row)))
                        .saying("visit (dates as numbers"),
                read(
                                "seconds since 1970",
                                text("timestamp,x,y,z", row -> 1_700_000_000L + 86_400L * (row % 9) + "," + plain(row)))
                        .saying("timestamp (seconds since 1970)"),
                read(
                                "milliseconds since 1970",
                                text("created,x,y,z", row -> 1_700_000_000_000L + 977L * (row % 9) + "," + plain(row)))
                        .saying("created (milliseconds since 1970)"),
                read("sexes", text("sex,x,y,z", row -> (row % 2 == 0 ? "F," : "M,") + plain(row)))
                        .saying("4 coordinates (sex=F, sex=M, x, y)"),
                read("sexes left out", text("sex,x,y,z", row -> (row % 2 == 0 ? "F," : "M,") + plain(row)))
                        .with("--target", "z", "-k", "8", "--no-tune", "--without", "sex")
                        .saying("2 coordinates (x, y)"),
                read("kinds that are asked for", text("kind,x,y,z", row -> "abc".charAt(row % 3) + "," + plain(row)))
                        .with("--target", "z", "-k", "8", "--no-tune", "--with", "kind")
                        .saying("5 coordinates (kind=a, kind=b, kind=c, x, y)"),
                read("a column that counts, asked for", text("no,x,y,z", row -> row + "," + plain(row)))
                        .with("--target", "z", "-k", "8", "--no-tune", "--with", "no")
                        .saying("3 coordinates (no, x, y)"),
                read("kilograms behind numbers", text("w,x,y,z", row -> 30 + row + " kg," + plain(row)))
                        .saying("'w' is not used: all its numbers have 'kg' behind them"),
                read(
                                "a few numbers among texts",
                                text("code,x,y,z", row -> (row % 4 == 0 ? row : "ward " + row) + "," + plain(row)))
                        .saying("'code' is not used: 8 of its cells are numbers and 22 are not, such as 'ward 1'"),
                read(
                                "apostrophes between thousands",
                                text(
                                        "x;y;z",
                                        row -> (10 + row) + "'" + (100 + 277 * row % 900) + ".50;" + y(row) + ";"
                                                + z(row)))
                        .saying("apostrophes between thousands: '10'100.50' read as 10100.5"),
                read(
                                "points that may separate thousands",
                                text(
                                        "x;y;z",
                                        row -> (10 + row) + "." + (100 + 277 * row % 900) + ";" + (40 + row * 7 % 50)
                                                + ".000;" + (row % 3 == 0 ? 20 + row + ".500" : "")))
                        .saying("if points separate thousands, say --thousands ."),
                read(
                                "classes that differ by capitals",
                                text(
                                        "x,y,z",
                                        row -> x(row) + "," + y(row) + ","
                                                + (row % 3 > 0 ? "" : row % 2 > 0 ? "no" : row < 15 ? "yes" : "Yes")))
                        .saying("differ by capital letters, blanks or the coding of accents alone"),
                read("0 and 1", text("x,y,z", row -> x(row) + "," + y(row) + "," + (row % 3 > 0 ? "" : row % 2)))
                        .saying(
                                "'z' says two numbers alone and is learnt as numbers; if they name classes, add --classes"),
                read(
                                "dates as classes",
                                text(
                                        "x,y,z",
                                        row -> x(row) + "," + y(row) + ","
                                                + (row % 3 > 0 ? "" : "2024-01-" + (10 + row % 4))))
                        .saying("'z' holds dates, which are learnt as 4 classes without an order"),
                read("a word for missing cells that none says", PLAIN)
                        .with("--target", "z", "-k", "8", "--no-tune", "--na", "unknwon")
                        .saying("no cell of "),
                read(
                        "coordinates that are tiny",
                        text("x,y,z", row -> x(row) + "e-100," + y(row) + "e-100," + z(row))));
    }

    private static String objects(String between) {
        return IntStream.range(0, AwkwardTable.ROWS)
                .mapToObj(row -> "{\"x\": " + x(row) + ", \"y\": " + y(row) + ", \"z\": "
                        + (z(row).isEmpty() ? "null" : z(row)) + "}")
                .collect(Collectors.joining(between));
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
                refused(
                        "numbers and texts as labels",
                        text(
                                "x,y,z",
                                row -> x(row) + "," + y(row) + ","
                                        + (row < 4 ? "" + x(row) : "" + "abc".charAt(row % 3))),
                        "is not a number, but 4 other cells are; if the column names classes, add --classes"),
                refused(
                        "numbers with decimal commas and words as labels",
                        text(
                                "x;y;z",
                                row -> (x(row) + ";" + y(row) + ";" + (row < 9 ? x(row) : row % 2 == 0 ? "nn" : "ua"))
                                        .replace('.', ',')),
                        "is not a number, but 9 other cells are; if the column names classes, add --classes"),
                refused(
                        "one word beside empty cells",
                        text("x,y,z", row -> x(row) + "," + y(row) + "," + (row < 3 ? "pending" : z(row))),
                        "--na pending"),
                refused(
                        "below what was measured",
                        text("x,y,z", row -> (row % 9 == 4 ? "<0.1" : x(row)) + "," + y(row) + "," + z(row)),
                        "if it stands for a missing cell, say --na '<0.1'"),
                refused("rows of an array that are no objects", "[{\"x\": 1}, 2]", "every row must be an object")
                        .called("table.json"),
                refused("columns of an object", "{\"x\": {\"0\": 1}}", "each row is an object of its own")
                        .called("table.json"),
                refused("an array that does not end", "[{\"x\": 1},", "table.json")
                        .called("table.json"),
                refused("a skip beyond the end", PLAIN, "is empty").with("--target", "z", "-k", "8", "--skip", "99"),
                refused("a column with and without", PLAIN, "is in --without and is also in --with")
                        .with("--target", "z", "-k", "8", "--with", "x", "--without", "x"),
                refused("a letter as a delimiter", PLAIN, "--delimiter must be one character")
                        .with("--target", "z", "-k", "8", "--delimiter", "e"),
                refused("lines of a table that has none", objects("\n"), "it is for text and spreadsheets")
                        .called("table.jsonl")
                        .with("--target", "z", "-k", "8", "--skip", "1"),
                refused("no such target", text("x,y,zeta", AwkwardTable::plain), "no column 'z'"),
                refused("a target called row", text("x,y,row", AwkwardTable::plain), "cannot be called 'row'")
                        .with("--target", "row", "-k", "8"),
                refused("text alone", text("x,y,z", row -> "a,b," + z(row)), "table.csv"));
    }
}
