package dev.tangent.bench.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.linalg.Matrix;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class NpyTest {
    @Test
    void whatIsWrittenReadsBack(@TempDir Path folder) {
        double[] values = {1, -2.5, 1e300, 0, 3, Double.MIN_VALUE};
        Npy.write(folder.resolve("a.npy"), 2, 3, values);
        Matrix read = Npy.read(folder.resolve("a.npy"));
        assertThat(read.rows()).isEqualTo(2);
        assertThat(read.values()).containsExactly(values);
    }
}
