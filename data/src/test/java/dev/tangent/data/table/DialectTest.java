package dev.tangent.data.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.data.format.Dialect;
import dev.tangent.data.text.NumberStyle;
import dev.tangent.linalg.InvalidInput;
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
        assertThatThrownBy(() -> Table.read(wide)).hasMessageContaining("add --encoding UTF-16LE");
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
