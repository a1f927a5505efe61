package dev.tangent.bench.peer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.data.npy.NpyFile;
import dev.tangent.linalg.Matrix;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PeerFileTest {
    @TempDir
    private Path folder;

    @Test
    void whatIsWrittenReadsBack() {
        double[] values = {1, -2.5, 1e300, 0, 3, Double.MIN_VALUE};
        PeerFile.write(folder.resolve("a.npy"), 2, 3, values);
        Matrix read = NpyFile.read(folder.resolve("a.npy"));
        assertThat(read.rows()).isEqualTo(2);
        assertThat(read.values()).isEqualTo(values);
    }

    @Test
    void onlyTheGivenRowsOfIntegersAreWritten() {
        PeerFile.write(folder.resolve("b.npy"), 2, 2, new int[] {1, 2, 3, Integer.MAX_VALUE, 5, 6});
        assertThat(NpyFile.read(folder.resolve("b.npy")).values()).containsExactly(1, 2, 3, Integer.MAX_VALUE);
    }
}
