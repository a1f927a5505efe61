package dev.tangent.data.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.InvalidInput;
import dev.tangent.data.file.UnpackingLimit;
import dev.tangent.data.npy.NpyFile;
import dev.tangent.data.table.Table;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("full")
class HostileTextTest {
    @TempDir
    Path folder;

    @Test
    void veryManyColumnsAreReadInOnePass() throws IOException {
        int width = 300_000;
        StringBuilder text = new StringBuilder();
        for (int c = 0; c < width; c++) text.append(c == 0 ? "c" : ",c").append(c);
        for (int row = 0; row < 3; row++) {
            text.append('\n');
            for (int c = 0; c < width; c++) text.append(c == 0 ? "" : ",").append(c % 7 + row);
        }
        Table table = Table.read(Files.writeString(folder.resolve("wide.csv"), text));
        assertThat(table.columns()).hasSize(width);
        assertThat(table.numbers("c299999")).containsExactly(299_999 % 7, 299_999 % 7 + 1, 299_999 % 7 + 2);
    }

    @Test
    void aVeryLongCellIsNamedForWhatItIs() throws IOException {
        Path file = Files.writeString(folder.resolve("long.csv"), "x,y\n1,2\n3," + "a".repeat(20_000_000) + "\n");
        assertThatThrownBy(() -> Table.read(file))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("long.csv line 3: the cell in column 2 is longer than 16777216 characters");
    }

    @Test
    void tooManyBlankLinesAreRefused() throws IOException {
        String blank = "\n".repeat(CsvRows.MOST_BLANK_LINES + 10);
        Path before = Files.writeString(folder.resolve("before.csv"), blank + "x,y\n1,2\n");
        Path within = Files.writeString(folder.resolve("within.csv"), "x,y\n1,2\n" + blank + "3,4\n");
        for (Path file : new Path[] {before, within})
            assertThatThrownBy(() -> Table.read(file))
                    .isInstanceOf(InvalidInput.class)
                    .hasMessageContaining("more than 10000000 blank lines in a row");
    }

    /// Members of gzip may follow each other, so a bomb is written quickly.
    @Test
    void aGzipBombIsStopped() throws IOException {
        ByteArrayOutputStream member = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(member)) {
            out.write("1,2\n".repeat(1 << 20).getBytes(StandardCharsets.US_ASCII));
        }
        assertThat(member.size()).isLessThan((4 << 20) / UnpackingLimit.RATIO);
        Path bomb = folder.resolve("bomb.csv.gz");
        try (OutputStream out = Files.newOutputStream(bomb)) {
            for (int i = 0; i < 100; i++) member.writeTo(out);
        }
        assertThatThrownBy(() -> Table.read(bomb))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("unpacks to more than 256 MB and more than 250 times its size")
                .hasMessageContaining("gunzip it first");
    }

    @Test
    void whatIsPackedAsTablesAreIsNotStopped() throws IOException {
        InputStream endless = new InputStream() {
            @Override
            public int read() {
                return 1;
            }

            @Override
            public int read(byte[] bytes, int offset, int length) {
                return length;
            }
        };
        long packed = (UnpackingLimit.FREE << 2) / UnpackingLimit.RATIO;
        try (InputStream limited = new UnpackingLimit("f", endless, () -> packed, "stop")) {
            limited.skipNBytes(UnpackingLimit.FREE << 2);
            byte[] block = new byte[1 << 16];
            assertThatThrownBy(() -> limited.readNBytes(block, 0, block.length)).isInstanceOf(InvalidInput.class);
        }
    }

    /// Its header promises 16 GB; a heap of 3 GB must not notice.
    @Test
    void aZippedArrayWithALyingHeaderTakesNoMemory() throws IOException {
        String header = "{'descr': '<f8', 'fortran_order': False, 'shape': (2000000, 1000), }";
        String padded = header + " ".repeat(117 - header.length()) + "\n";
        Path file = folder.resolve("liar.npy.gz");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
            out.write(new byte[] {(byte) 0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0, 118, 0});
            out.write(padded.getBytes(StandardCharsets.US_ASCII));
            out.write(new byte[800]);
        }
        assertThatThrownBy(() -> NpyFile.read(file))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("ends too early");
    }
}
