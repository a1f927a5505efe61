package dev.tangent.data.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.InvalidInput;
import dev.tangent.data.table.KeptColumns;
import dev.tangent.data.table.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExcelFormatTest {
    private static final String HEADER = "<row r=\"2\"><c r=\"B2\" t=\"s\"><v>0</v></c>"
            + "<c r=\"C2\" t=\"inlineStr\"><is><t>kind</t></is></c><c r=\"D2\" t=\"str\"><v>day</v></c>"
            + "<c r=\"E2\" t=\"str\"><v>done</v></c><c r=\"F2\" t=\"str\"><v>y</v></c></row>";

    @TempDir
    Path folder;

    private Table table(String rows) throws IOException {
        return Table.read(Workbooks.write(folder.resolve("book.xlsx"), HEADER + rows, "<row><c><v>7</v></c></row>"));
    }

    /// Rows that say where they are may leave out others, and columns go on beyond Z.
    @Test
    void columnsHaveOneTwoOrThreeLetters() throws IOException {
        String names = "<row r=\"1\"><c r=\"Z1\" t=\"str\"><v>z</v></c><c r=\"AA1\" t=\"str\"><v>aa</v></c>"
                + "<c r=\"BC1\" t=\"str\"><v>bc</v></c><c r=\"AAB1\" t=\"str\"><v>aab</v></c></row>";
        String values = "<row r=\"2\"><c r=\"Z2\"><v>26</v></c><c r=\"AA2\"><v>27</v></c>"
                + "<c r=\"BC2\"><v>55</v></c><c r=\"AAB2\"><v>704</v></c></row>";
        Table table = Table.read(Workbooks.write(folder.resolve("wide.xlsx"), names + values, ""));
        assertThat(table.numbers("z")).containsExactly(26);
        assertThat(table.numbers("aa")).containsExactly(27);
        assertThat(table.numbers("bc")).containsExactly(55);
        assertThat(table.numbers("aab")).containsExactly(704);
        String far = names.replace("AAB1", "XFE1");
        Path book = Workbooks.write(folder.resolve("far.xlsx"), far + values, "");
        assertThatThrownBy(() -> Table.read(book))
                .hasMessageContaining("beyond XFD")
                .hasMessageNotContaining("\n");
    }

    @Test
    void everyKindOfCellIsRead() throws IOException {
        Table table = table("<row r=\"3\"><c r=\"B3\"><v>0.1</v></c><c r=\"C3\" t=\"s\"><v>1</v></c>"
                + "<c r=\"D3\" s=\"1\"><v>45366</v></c><c r=\"E3\" t=\"b\"><v>1</v></c>"
                + "<c r=\"F3\"><f>B3*2</f><v>0.2</v></c></row><row r=\"4\"/>"
                + "<row r=\"9\"><c r=\"B9\" s=\"3\"><v>1E-2</v></c><c r=\"D9\" s=\"2\"><v>45366.75</v></c>"
                + "<c r=\"E9\" t=\"b\"><v>0</v></c><c r=\"F9\" t=\"e\"><v>#N/A</v></c></row>");
        assertThat(table.columns()).containsExactly("x", "kind", "day", "done", "y");
        assertThat(table.numbers("x")).containsExactly(0.1, 0.01);
        assertThat(table.numbers("y")).containsExactly(0.2, Double.NaN);
        assertThat(table.texts("kind")).containsExactly("red wine", "");
        assertThat(table.texts("day")).containsExactly("2024-03-15", "2024-03-15T18:00"); // Excel's day 45366
        assertThat(table.texts("done")).containsExactly("true", "false");
        assertThat(table.place(1, "y")).endsWith("book.xlsx row 9, column 'y'");
    }

    @Test
    void errorsOfFormulasAreNamed() throws IOException {
        Table table = table("<row r=\"3\"><c r=\"B3\"><v>1</v></c></row>"
                + "<row r=\"4\"><c r=\"B4\" t=\"e\"><f>1/0</f><v>#DIV/0!</v></c></row>");
        assertThatThrownBy(() -> table.points("x"))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("book.xlsx row 4, column 'x': '#DIV/0!' is not a number");
    }

    @Test
    void aFormulaWithoutAValueIsMissingAndTold() throws IOException {
        Table table = table("<row r=\"3\"><c r=\"B3\"><v>1</v></c><c r=\"F3\"><f>B3</f></c></row>");
        assertThat(table.numbers("y")).containsExactly(Double.NaN);
        assertThat(table.notes()).anyMatch(note -> note.contains("1 formula has no value"));
    }

    @Test
    void anEmptyValueBesideAFormulaIsNone() throws IOException {
        Table table = table("<row r=\"3\"><c r=\"B3\"><v>1</v></c><c r=\"F3\"><f>B3</f><v></v></c></row>"
                + "<row r=\"4\"><c r=\"B4\"><v>2</v></c><c r=\"F4\"><f>B4</f><v/></c></row>");
        assertThat(table.numbers("y")).containsExactly(Double.NaN, Double.NaN);
        assertThat(table.notes()).anyMatch(note -> note.contains("2 formulas have no value"));
    }

    @Test
    void cellsOfBlanksFarBelowAreNoRow() throws IOException {
        Table table = table("<row r=\"3\"><c r=\"B3\"><v>1</v></c></row>"
                + "<row r=\"999\"><c r=\"H999\" t=\"inlineStr\"><is><t>  </t></is></c></row>");
        assertThat(table.rows()).isOne();
        assertThat(table.columns()).hasSize(5);
    }

    @Test
    void aFirstSheetWithoutNumbersIsRefusedWithTheOthers() throws IOException {
        String cover = "<row><c t=\"inlineStr\"><is><t>A study</t></is></c></row>"
                + "<row><c t=\"inlineStr\"><is><t>by us</t></is></c></row>";
        Path book = Workbooks.write(folder.resolve("cover.xlsx"), cover, "<row><c><v>7</v></c></row>");
        assertThatThrownBy(() -> Table.read(book))
                .hasMessageContaining("the first sheet, 'data', holds no table of numbers")
                .hasMessageEndingWith("sheet: more & more");
        assertThat(read(book, "data").rows()).isOne();
    }

    @Test
    void sheetsThatAreNotReadAreTold() throws IOException {
        assertThat(table("<row r=\"3\"><c r=\"B3\"><v>1</v></c></row>").notes())
                .anyMatch(note -> note.endsWith("has 2 sheets; the first is read, 'data', and not more & more"));
    }

    @Test
    void rowsBeforeTheTableCanBeSkipped() throws IOException {
        Path book = Workbooks.write(
                folder.resolve("title.xlsx"),
                "<row r=\"1\"><c r=\"A1\" t=\"inlineStr\"><is><t>A study</t></is></c></row>" + HEADER
                        + "<row r=\"3\"><c r=\"B3\"><v>1</v></c></row>",
                "");
        Table table = Table.read(book, Dialect.UNKNOWN.skipping(1), KeptColumns.NONE);
        assertThat(table.columns()).startsWith("x", "kind");
        assertThat(table.rows()).isOne();
    }

    @Test
    void aSheetIsChosenByItsName() throws IOException {
        Path book = Workbooks.write(folder.resolve("b.xlsx"), HEADER, "<row><c><v>7</v></c></row>");
        assertThat(read(book, "more & more").numbers("c0")).containsExactly(7);
        assertThatThrownBy(() -> read(book, "dat")).hasMessageEndingWith("did you mean 'data'?");
    }

    private static Table read(Path book, String sheet) {
        return Table.read(book, new Dialect(Optional.empty(), Optional.empty(), Optional.of(sheet)), KeptColumns.NONE);
    }

    @Test
    void damagedWorkbooksAreRefusedInOneLine() throws IOException {
        for (String rows : new String[] {
            "<row r=\"3\"><c r=\"B3\" t=\"s\"><v>99</v></c></row>",
            "<row r=\"3\"><c r=\"ZZZZZ3\"><v>9</v></c></row>",
            "<row r=\"1\"/>",
            "<row r=\"99999999999\"/>",
            "<row r=\"3\"><c r=\"B3\"><v>abc</v></c></row>",
            "<row r=\"3\"><c r=\"B3\" t=\"zz\"><v>1</v></c></row>",
            "<row r=\"3\"><c>",
            "&lol;"
        })
            assertThatThrownBy(() -> table(rows))
                    .as(rows)
                    .isInstanceOf(InvalidInput.class)
                    .satisfies(e -> assertThat(e.getMessage()).doesNotContain("\n", "java.", "Exception"));
        byte[] whole = Files.readAllBytes(Workbooks.write(folder.resolve("whole.xlsx"), "", ""));
        for (int length = 4; length < whole.length; length += 100) {
            Path cut = Files.write(folder.resolve("cut.xlsx"), Arrays.copyOf(whole, length));
            assertThatThrownBy(() -> Table.read(cut))
                    .hasMessage(cut + " is a spreadsheet that is cut off or damaged: copy or save it once more");
        }
        Path other = Workbooks.zip(folder.resolve("other.xlsx"), Map.of("a.txt", "b"));
        assertThatThrownBy(() -> Table.read(other)).hasMessageContaining("no spreadsheet that can be read");
        Path old = Files.write(folder.resolve("old.xls"), new byte[] {(byte) 0xd0, (byte) 0xcf, 0x11, (byte) 0xe0});
        assertThatThrownBy(() -> Table.read(old)).hasMessageContaining("save it as .xlsx");
    }
}
