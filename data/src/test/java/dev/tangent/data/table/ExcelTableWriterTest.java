package dev.tangent.data.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExcelTableWriterTest {
    @TempDir
    private Path folder;

    @Test
    void whatIsWrittenReadsBack() throws IOException {
        Path file = folder.resolve("out.xlsx");
        try (OutputStream out = Files.newOutputStream(file)) {
            TableOutput.of(file).orElseThrow().write(out, List.of("row", "a & b", "y"), rows -> {
                rows.cell(0).cell("<x> \"q\" \u00e4\u0001").cell(0.1 + 0.2).endRow();
                rows.cell(1).missing().cell(-1e-300).endRow();
                rows.cell(2).cell("z").missing().endRow();
            });
        }
        Table table = Table.read(file);
        assertThat(table.columns()).containsExactly("row", "a & b", "y");
        assertThat(table.numbers("row")).containsExactly(0, 1, 2);
        assertThat(table.texts("a & b")).containsExactly("<x> \"q\" \u00e4", "", "z");
        assertThat(table.numbers("y")).containsExactly(0.1 + 0.2, -1e-300, Double.NaN);
    }
}
