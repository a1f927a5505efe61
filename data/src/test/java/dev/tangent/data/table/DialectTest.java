package dev.tangent.data.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.InvalidInput;
import dev.tangent.data.format.Dialect;
import dev.tangent.data.text.NumberStyle;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DialectTest {
    @TempDir
    Path folder;

    private Path file(String content, Charset charset) throws IOException {
        return Files.write(folder.resolve("t.csv"), content.getBytes(charset));
    }

    private Table styled(String content, char decimal, Character thousands) throws IOException {
        NumberStyle style = new NumberStyle(decimal, Optional.ofNullable(thousands));
        return Table.read(
                file(content, StandardCharsets.UTF_8),
                new Dialect(Optional.of(style), Optional.empty(), Optional.empty()),
                KeptColumns.NONE);
    }

    @Test
    void pointsBeforeADecimalCommaSeparateThousands() throws IOException {
        Table table = Table.read(file("x;y\n1.234,56;1.000\n-12.345.678,9;3,5\n", StandardCharsets.UTF_8));
        assertThat(table.numbers("x")).containsExactly(1234.56, -12345678.9);
        assertThat(table.numbers("y")).containsExactly(1000, 3.5);
        assertThat(table.notes()).singleElement().asString().contains("'1.234,56' read as 1234.56");
    }

    @Test
    void aDecimalPointSpeaksAgainstThem() throws IOException {
        Table table = Table.read(file("x;y;z\n1.234,56;1.5;0\n1;2.5;1\n", StandardCharsets.UTF_8));
        assertThat(table.numbers("y")).containsExactly(1.5, 2.5);
        assertThat(table.isNumeric("x")).isFalse();
        assertThat(table.notes()).isEmpty();
    }

    @Test
    void pointsSeparateThousandsBesideDecimalCommas() throws IOException {
        Table table = Table.read(file("day;x;y\n01.02.2024;1.234;4,15\n13.02.2024;12;0,5\n", StandardCharsets.UTF_8));
        assertThat(table.numbers("x")).containsExactly(1234, 12);
        assertThat(table.numbers("y")).containsExactly(4.15, 0.5);
        assertThat(table.isText("day")).isTrue();
        assertThat(table.notes()).singleElement().asString().contains("'1.234' read as 1234");
    }

    @Test
    void commasSeparateThousandsBesideDecimalPoints() throws IOException {
        Table table = Table.read(file("x,y\n\"1,234\",2.5\n\"1,234,567.5\",3\n", StandardCharsets.UTF_8));
        assertThat(table.numbers("x")).containsExactly(1234, 1234567.5);
        assertThat(table.notes())
                .singleElement()
                .asString()
                .contains("has commas between thousands: '1,234,567.5' read as 1234567.5");
    }

    @Test
    void spacesSeparateThousands() throws IOException {
        Table commas = Table.read(file("x;y\n12 345,67 €;1,5\n9,5 €;2\n", StandardCharsets.UTF_8));
        assertThat(commas.numbers("x")).containsExactly(12345.67, 9.5);
        assertThat(commas.numbers("y")).containsExactly(1.5, 2);
        assertThat(commas.notes()).anyMatch(note -> note.contains("has spaces between thousands: '12 345,67' read as"));
        Table points = Table.read(file("x,y\n1\u202f234\u202f567,1.5\n9,2.125\n", StandardCharsets.UTF_8));
        assertThat(points.numbers("x")).containsExactly(1234567, 9);
        assertThat(points.numbers("y")).containsExactly(1.5, 2.125);
        Table places = Table.read(file("x;y\n12 345 Rome;1\n12 34;2\n", StandardCharsets.UTF_8));
        assertThat(places.isText("x")).isTrue();
    }

    @Test
    void oneUnitForAColumnIsTakenOffAndTold() throws IOException {
        Table table = Table.read(file("p,q,r\n$1,5%,3 €\n\"$2,500.5\",n/a,-4\u00a0€\n", StandardCharsets.UTF_8));
        assertThat(table.numbers("p")).containsExactly(1, 2500.5);
        assertThat(table.numbers("q")).containsExactly(5, Double.NaN);
        assertThat(table.numbers("r")).containsExactly(3, -4);
        assertThat(table.notes()).anyMatch(note -> note.endsWith("read without: 'p' ($), 'q' (%), 'r' (€)"));
    }

    /// 12% beside 0.12 would be a hundred times as much.
    @Test
    void severalUnitsInAColumnAreRefused() throws IOException {
        Table table = Table.read(file("x,y\n12%,1\n0.12,2\n", StandardCharsets.UTF_8));
        assertThatThrownBy(() -> table.numbers("x"))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("line 3, column 'x': '0.12' is in another unit than the numbers before it");
    }

    @Test
    void signsAreNoNumbersBesideTextOrInNames() throws IOException {
        Table table = Table.read(file("offer,5%,95%\n10%,1,2\ntwo for one,3,4\n20%,5,6\n", StandardCharsets.UTF_8));
        assertThat(table.columns()).containsExactly("offer", "5%", "95%");
        assertThat(table.texts("offer")).containsExactly("10%", "two for one", "20%");
        assertThat(table.isText("offer")).isTrue();
    }

    @Test
    void aRowOfTotalsIsTold() throws IOException {
        Table table = Table.read(file("name,x\na,1\nb,2\nTotal:,3\n", StandardCharsets.UTF_8));
        assertThat(table.notes()).singleElement().asString().contains("line 4, column 'name': 'Total:' stands for");
        Table counted = Table.read(file("no,x\n1,1\n2,2\nSumme,3\n", StandardCharsets.UTF_8));
        assertThatThrownBy(() -> counted.numbers("no")).hasMessageContaining("line 4, column 'no'");
        assertThatThrownBy(() -> counted.numbers("no")).hasMessageEndingWith("(a row of totals? take it out)");
        assertThat(Table.read(file("kind,x\nsum,1\nsum,2\n", StandardCharsets.UTF_8))
                        .notes())
                .isEmpty();
    }

    @Test
    void aSecondLineOfNamesIsTold() throws IOException {
        Table table = Table.read(file("x,y\ncm,kg\n1,2\n3,4\n", StandardCharsets.UTF_8));
        assertThatThrownBy(() -> table.numbers("x"))
                .hasMessageContaining("'cm' is not a number (a second line of names, or units? take it out;");
    }

    @Test
    void decimalCommasAreTold() throws IOException {
        assertThat(Table.read(file("x;y\n1,5;2\n", StandardCharsets.UTF_8)).notes())
                .singleElement()
                .asString()
                .contains("'1,5' read as 1.5");
        assertThat(Table.read(file("x;y\n1.5;2\n", StandardCharsets.UTF_8)).notes())
                .isEmpty();
    }

    @Test
    void marksThatAreSaidAreNotGuessed() throws IOException {
        assertThat(styled("x;y\n1,234;2.5\n1,234,567.5;3\n", '.', ',').numbers("x"))
                .containsExactly(1234, 1234567.5);
        assertThat(styled("x;y\n1,234;2\n", ',', null).numbers("x")).containsExactly(1.234);
        assertThat(styled("x;y\n1'234.5;2\n1\u2019000;2\n", '.', '\'').numbers("x"))
                .containsExactly(1234.5, 1000);
        assertThat(styled("x;y\n1 234,5e2;2\n1\u00a0000;2\n", ',', ' ').numbers("x"))
                .containsExactly(123450, 1000);
        assertThatThrownBy(() -> styled("x;y\n12,34;2\n5;6\n", '.', ',').points("x"))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("'12,34' is not a number");
        assertThatThrownBy(() -> new NumberStyle(',', Optional.of(','))).hasMessageContaining("are both ,");
    }

    @Test
    void encodingsAreFoundOrSaid() throws IOException {
        String content = "größe,é\n1,ü\n";
        for (Charset charset : new Charset[] {StandardCharsets.UTF_8, Charset.forName("windows-1252")}) {
            Table table = Table.read(file(content, charset));
            assertThat(table.columns()).containsExactly("größe", "é");
            assertThat(table.texts("é")).containsExactly("ü");
            assertThat(table.notes().size()).isEqualTo(charset.equals(StandardCharsets.UTF_8) ? 0 : 1);
        }
        Path wide = file(content, StandardCharsets.UTF_16LE);
        assertThatThrownBy(() -> Table.read(wide)).hasMessageContaining("add encoding UTF-16LE");
        Dialect said = new Dialect(Optional.empty(), Optional.of(StandardCharsets.UTF_16LE), Optional.empty());
        assertThat(Table.read(wide, said, KeptColumns.NONE).columns()).containsExactly("größe", "é");
    }

    /// A character cut by the end of a block of 64 KB is no mistake.
    @Test
    void longUtf8IsUtf8() throws IOException {
        for (int shift = 0; shift < 4; shift++) {
            String content = "x".repeat(shift) + "k,v\n" + "\ud83d\ude00,1\n".repeat(40_000);
            assertThat(Table.read(file(content, StandardCharsets.UTF_8)).notes())
                    .isEmpty();
        }
    }

    @Test
    void keptColumnsAreWrittenAsTheyStand() throws IOException {
        Path file = file("id,x,n\n007,1.50,a\n010,,\"b,c\"\n", StandardCharsets.UTF_8);
        Table table = Table.read(file, Dialect.UNKNOWN, KeptColumns.of(List.of("id", "x", "n")));
        assertThat(written(TableOutput.CSV, table)).isEqualTo("id,x,n\n007,1.50,a\n010,,\"b,c\"\n");
        assertThat(written(TableOutput.JSON_LINES, table))
                .isEqualTo("{\"id\":\"007\",\"x\":1.5,\"n\":\"a\"}\n{\"id\":\"010\",\"x\":null,\"n\":\"b,c\"}\n");
    }

    private static String written(TableOutput format, Table table) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        format.write(out, table.columns(), rows -> {
            for (int row = 0; row < table.rows(); row++) {
                for (String name : table.columns()) table.kept(name).write(row, rows);
                rows.endRow();
            }
        });
        return out.toString(StandardCharsets.UTF_8);
    }
}
