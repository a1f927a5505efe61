package dev.tangent.data.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.InvalidInput;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CsvTableWriterTest {
    @TempDir
    Path folder;

    private final StringWriter text = new StringWriter();

    @Test
    void cellsAreWrittenAsTheyReadBack() {
        CsvTableWriter csv = new CsvTableWriter(text, List.of("row", "y", "status"));
        csv.cell(0).cell(0.1).cell("a,\"b\"").endRow();
        csv.cell(1).cell(Double.NaN).cell("").endRow();
        csv.flush();
        assertThat(text).hasToString("row,y,status\n0,0.1,\"a,\"\"b\"\"\"\n1,NaN,\n");
    }

    @Test
    void aTableReadsItBack() throws IOException {
        CsvTableWriter csv = new CsvTableWriter(text, List.of("x;y", "label"));
        csv.cell(Math.PI).cell("two\nlines").endRow();
        csv.cell(-1e-300).cell("plain").endRow();
        csv.flush();
        Table table = Table.read(Files.writeString(folder.resolve("t.csv"), text.toString()));
        assertThat(table.numbers("x;y")).containsExactly(Math.PI, -1e-300);
        assertThat(table.texts("label")).containsExactly("two\nlines", "plain");
    }

    @Test
    void anEmptyCellAloneOnItsLineIsNotLost() throws IOException {
        CsvTableWriter csv = new CsvTableWriter(text, List.of("x"));
        csv.cell(1).endRow();
        csv.cell("").endRow();
        csv.flush();
        Table table = Table.read(Files.writeString(folder.resolve("t.csv"), text.toString()));
        assertThat(table.numbers("x")).containsExactly(1, Double.NaN);
    }

    @Test
    void aRowOfAnotherLengthIsRefused() {
        CsvTableWriter csv = new CsvTableWriter(text, List.of("x", "y"));
        assertThatThrownBy(() -> csv.cell(1).endRow())
                .isInstanceOf(InvalidInput.class)
                .hasMessage("a row of 1 cells under a header of 2");
    }
}
