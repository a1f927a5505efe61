package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JitWarmUpTest {
    @TempDir
    private Path folder;

    private String file(long bytes) throws IOException {
        Path path = folder.resolve(bytes + ".csv");
        try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
            file.setLength(bytes);
        }
        return path.toString();
    }

    @Test
    void aLargeTableIsWorthItWhereThereAreNeighbourhoods() throws IOException {
        assertThat(JitWarmUp.serves("predict", file(3_000_000), "--target", "z"))
                .isTrue();
        assertThat(JitWarmUp.serves("predict", file(1000), "--target", "z")).isFalse();
        assertThat(JitWarmUp.serves("predict", file(3_000_000), "--threads", "1"))
                .isFalse();
        assertThat(JitWarmUp.serves("describe", file(3_000_000), "--target", "z"))
                .isFalse();
        assertThat(JitWarmUp.serves()).isFalse();
    }
}
