package dev.tangent.data.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.InvalidInput;
import dev.tangent.data.format.Dialect;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// How the cells of a text stand beside each other.
class LayoutTest {
    @TempDir
    private Path folder;

    private Table read(String text) throws IOException {
        return read(text, Dialect.UNKNOWN);
    }

    private Table read(String text, Dialect dialect) throws IOException {
        return Table.read(Files.writeString(folder.resolve("t.txt"), text), dialect, KeptColumns.NONE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a|b|c\n1|2|3\n4||6\n",
                "a | b | c\n1 | 2 | 3\n4 | | 6\n",
                "  a    b   c\n1.0    2   3\n  4   NA   6\n",
                "a b  c\n1   2 3\n4  ? 6  \n",
                "\"a\"  b   c\n1      2   3\n4  NA  6",
            })
    void barsAndRunsOfBlanksSeparate(String text) throws IOException {
        Table table = read(text);
        assertThat(table.columns()).containsExactly("a", "b", "c");
        assertThat(table.numbers("a")).containsExactly(1, 4);
        assertThat(table.numbers("b")).containsExactly(2, Double.NaN);
        assertThat(table.numbers("c")).containsExactly(3, 6);
    }

    @Test
    void namesMayHaveSingleBlanksWhereColumnsHaveMore() throws IOException {
        assertThat(read("the age  the sex\n12       1\n13       2\n").columns()).containsExactly("the age", "the sex");
    }

    @Test
    void wordsAloneAreOneColumn() throws IOException {
        assertThat(read("name\nJohn  Smith\nJane  Doe\n").columns()).containsExactly("name");
    }

    @Test
    void aRowThatLacksACellBetweenBlanksIsRefused() {
        assertThatThrownBy(() -> read("a   b   c\n1   2   3\n4       6\n"))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("line 3");
    }

    @Test
    void whatSeparatesCanBeSaid() throws IOException {
        assertThat(read("a^b\n1^2\n", Dialect.UNKNOWN.delimitedBy("^")).numbers("b"))
                .containsExactly(2);
        assertThat(read("a\tb,c\n1\t2\n", Dialect.UNKNOWN.delimitedBy("tab")).columns())
                .containsExactly("a", "b,c");
        assertThat(read("a b\n1  2\n", Dialect.UNKNOWN.delimitedBy("spaces")).numbers("b"))
                .containsExactly(2);
    }

    @Test
    void linesBeforeTheTableCanBeSkipped() throws IOException {
        Table table = read("A study, 2024\n\na,b\n1,x\n", Dialect.UNKNOWN.skipping(2));
        assertThat(table.columns()).containsExactly("a", "b");
        assertThat(table.place(0)).endsWith("line 4");
    }

    @Test
    void commentsAfterSkippedLinesAreComments() throws IOException {
        assertThat(read("A study\n# by hand\na,b\n1,2\n", Dialect.UNKNOWN.skipping(1))
                        .columns())
                .containsExactly("a", "b");
    }

    @ParameterizedTest
    @ValueSource(strings = {"12'345.5", "1'234'567", "12\u2019345.25"})
    void apostrophesBetweenThousandsAreReadAndTold(String number) throws IOException {
        Table table = read("a;b\n" + number + ";1\n1'000;2\n");
        assertThat(table.numbers("a")[0]).isEqualTo(Double.parseDouble(number.replaceAll("['\u2019]", "")));
        assertThat(table.notes()).anyMatch(note -> note.contains("apostrophes between thousands"));
    }

    @Test
    void pointsThatMaySeparateThousandsAreTold() throws IOException {
        assertThat(read("a;b\n59.000;1\n61.500;2\n").notes()).anyMatch(note -> note.contains("three digits follow"));
        assertThat(read("a;b\n59.000;1\n61.5;2\n").notes()).isEmpty();
        assertThat(read("a;b\n0.500;1\n61.500;2\n").notes()).isEmpty();
        assertThat(read("a,b\n59.000,1\n61.500,2\n").notes()).isEmpty();
    }

    @Test
    void aLineOfMillionsOfCellsIsRefused() throws IOException {
        char[] cells = new char[8_100_000];
        Arrays.fill(cells, '1');
        for (int i = 1; i < cells.length; i += 2) cells[i] = ',';
        Path file = Files.writeString(folder.resolve("line.csv"), new String(cells), StandardCharsets.US_ASCII);
        assertThatThrownBy(() -> Table.read(file))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("more than 4000000 cells");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/dev/zero", "/dev/urandom"})
    void whatNeverEndsIsRefused(String device) {
        Path file = Path.of(device);
        org.junit.jupiter.api.Assumptions.assumeTrue(Files.isReadable(file));
        assertThatThrownBy(() -> Table.read(file))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("holds binary data");
    }
}
