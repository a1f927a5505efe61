package dev.tangent.data.matrixmarket;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.InvalidInput;
import dev.tangent.sparse.SparseMatrix;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatrixMarketTest {
    private static final String SYMMETRIC = "%%MatrixMarket matrix coordinate real symmetric\n";
    private static final String GENERAL = "%%MatrixMarket matrix coordinate real general\n";

    @TempDir
    Path folder;

    private SparseMatrix read(String content) throws IOException {
        return MatrixMarket.read(Files.writeString(folder.resolve("r.mtx"), content));
    }

    private static String written(SparseMatrix matrix, String... comments) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        MatrixMarket.write(out, matrix, comments);
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void theLowerTriangleIsWrittenOneBased() throws IOException {
        SparseMatrix matrix = new SparseMatrix(new int[] {0, 2, 3}, new int[] {0, 1, 0}, new double[] {2, -0.1, -0.1});
        assertThat(written(matrix, "made by Tangent"))
                .isEqualTo(SYMMETRIC + "% made by Tangent\n2 2 2\n1 1 2.0\n2 1 -0.1\n");
    }

    @Test
    void aCommentIsOneLine() {
        SparseMatrix matrix = SparseMatrix.diagonal(1);
        assertThatThrownBy(() -> written(matrix, "a\nb")).isInstanceOf(InvalidInput.class);
    }

    @Test
    void whatIsWrittenReadsBackBitForBit() throws IOException {
        SparseMatrix matrix = random(300, new SplittableRandom(11));
        SparseMatrix back = read(written(matrix));
        assertThat(back.rowStart()).isEqualTo(matrix.rowStart());
        assertThat(back.columns()).isEqualTo(matrix.columns());
        assertThat(back.values()).isEqualTo(matrix.values());
    }

    @Test
    void entriesMayComeInAnyOrder() throws IOException {
        SparseMatrix matrix = read(SYMMETRIC + "% note\n\n3 3 4\n3 2 5\n3 1 4\n2 2 2e0\n1 1 1\n");
        assertThat(matrix.toDense().values()).containsExactly(1, 0, 4, 0, 2, 5, 4, 5, 0);
        assertThat(matrix.columns()).containsExactly(0, 2, 1, 2, 0, 1);
    }

    @Test
    void aPatternIsOnes() throws IOException {
        SparseMatrix matrix = read("%%MatrixMarket matrix coordinate pattern symmetric\n2 2 1\n2 1\n");
        assertThat(matrix.toDense().values()).containsExactly(0, 1, 1, 0);
    }

    @Test
    void aGeneralFileMustBeSymmetric() throws IOException {
        String integers = "%%MatrixMarket matrix coordinate integer general\n";
        assertThat(read(integers + "2 2 2\n1 2 3\n2 1 3\n").at(0, 1)).isEqualTo(3);
        assertThat(read(integers + "2 2 1\n1 2 0\n").entries()).isZero();
        assertThatThrownBy(() -> read(GENERAL + "2 2 2\n1 2 3\n2 1 4\n"))
                .isInstanceOf(InvalidInput.class)
                .hasMessageEndingWith("r.mtx is not symmetric: row 1, column 2 is 3.0 but row 2, column 1 is 4.0");
        assertThatThrownBy(() -> read(GENERAL + "2 2 1\n1 2 3\n")).hasMessageEndingWith("row 2, column 1 is 0.0");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | is not a Matrix Market file",
                "hello | is not a Matrix Market file",
                "%%MatrixMarket matrix array real general | line 1: only coordinate files",
                "%%MatrixMarket matrix coordinate complex symmetric | line 1: only real, integer and pattern",
                "%%MatrixMarket matrix coordinate real hermitian | line 1: only symmetric and general",
                "SYM | ends too early: its size line",
                "SYM/2 2 | line 2: three numbers",
                "SYM/2 3 1 | line 2: a symmetric matrix is square",
                "SYM/2 2 2/1 1 1 | ends too early: entry 2 of 2",
                "SYM/2 2 1/1 1 1/2 2 1 | line 4: more than the 1 entries",
                "SYM/2 2 1/1 1 | line 3: 2 words where an entry has 3",
                "SYM/2 2 1/3 1 1 | line 3: '3' is not a whole number up to 2",
                "SYM/2 2 1/1 0 1 | line 3: rows and columns start at 1",
                "SYM/2 2 1/1 2 1 | line 3: a symmetric file holds the lower triangle",
                "SYM/2 2 1/1 1 x | line 3: 'x' is not a finite number",
                "SYM/2 2 1/1 1 NaN | line 3: 'NaN' is not a finite number",
                "SYM/2 2 1/1 1 inf | line 3: 'inf' is not a finite number",
                "SYM/2 2 2/2 1 1/2 1 1 | has two entries in row",
            })
    void whatIsNoSuchMatrixIsRefused(String content, String reason) {
        String text = content.replace("SYM", SYMMETRIC.strip()).replace('/', '\n');
        assertThatThrownBy(() -> read(text))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("r.mtx " + reason)
                .hasMessageNotContaining("\n");
    }

    /// Every third entry of a symmetric matrix, all bits random.
    private static SparseMatrix random(int size, SplittableRandom random) {
        double[][] dense = new double[size][size];
        for (int i = 0; i < size; i++)
            for (int j = 0; j <= i; j++)
                if (random.nextInt(3) == 0)
                    dense[i][j] = dense[j][i] = (random.nextDouble() - 0.5) * Math.pow(10, random.nextInt(-300, 300));
        int[] start = new int[size + 1];
        int[] columns = new int[size * size];
        double[] values = new double[size * size];
        int at = 0;
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                if (dense[i][j] == 0) continue;
                columns[at] = j;
                values[at++] = dense[i][j];
            }
            start[i + 1] = at;
        }
        return new SparseMatrix(start, Arrays.copyOf(columns, at), Arrays.copyOf(values, at));
    }
}
