package dev.tangent.data.matrixmarket;

import dev.tangent.Check;
import dev.tangent.data.file.InputFile;
import dev.tangent.data.file.TextLines;
import dev.tangent.geometry.WeightedGraph;
import dev.tangent.sparse.SparseMatrix;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/// Matrix Market files (https://math.nist.gov/MatrixMarket/formats.html) of symmetric sparse matrices and of graphs.
///
/// Writes `coordinate real symmetric`: lower triangle, 1-based, numbers that read back exactly. Reads `coordinate`
/// files of `real`, `integer` or `pattern` (every entry 1) values, `symmetric` ones, or `general` ones that turn out
/// to be symmetric exactly. Repeated entries are refused.
public final class MatrixMarket {
    private static final int CHUNK = 1 << 16;
    private static final String BANNER = "%%MatrixMarket";

    private MatrixMarket() {}

    public static SparseMatrix read(Path path) {
        try (TextLines in = TextLines.of(path, "%")) {
            return new MatrixMarketReader(path.toString(), in).read();
        }
    }

    /// Whether a file begins as one in this format does.
    public static boolean isOne(InputFile file) {
        return isOne(file.head(BANNER.length()));
    }

    /// The same of its first bytes.
    public static boolean isOne(byte... head) {
        return new String(head, StandardCharsets.ISO_8859_1).regionMatches(true, 0, BANNER, 0, BANNER.length());
    }

    /// The weights of a graph's edges. A `general` file may have edges in one direction; as `Points.graph` takes
    /// them.
    public static WeightedGraph readGraph(Path path) {
        return readGraph(InputFile.of(path));
    }

    /// The same of a file that has a name of its own.
    public static WeightedGraph readGraph(InputFile file) {
        try (TextLines in = TextLines.of(file, "%")) {
            return new MatrixMarketReader(file.name(), in).readGraph();
        }
    }

    /// The comments follow the banner, one line each.
    public static void write(OutputStream out, SparseMatrix matrix, String... comments) throws IOException {
        StringBuilder text = new StringBuilder(CHUNK + 256);
        text.append(BANNER).append(" matrix coordinate real symmetric\n");
        for (String comment : comments) {
            Check.that(comment.lines().count() <= 1, "a comment of a Matrix Market file must be one line");
            text.append("% ").append(comment).append('\n');
        }
        int size = matrix.size();
        text.append(size)
                .append(' ')
                .append(size)
                .append(' ')
                .append(lower(matrix))
                .append('\n');
        for (int i = 0; i < size; i++) {
            for (int p = matrix.rowStart()[i]; p < matrix.rowStart()[i + 1] && matrix.columns()[p] <= i; p++)
                text.append(i + 1)
                        .append(' ')
                        .append(matrix.columns()[p] + 1)
                        .append(' ')
                        .append(matrix.values()[p])
                        .append('\n');
            if (text.length() >= CHUNK) flush(text, out);
        }
        flush(text, out);
    }

    private static void flush(StringBuilder text, OutputStream out) throws IOException {
        out.write(text.toString().getBytes(StandardCharsets.UTF_8));
        text.setLength(0);
    }

    private static int lower(SparseMatrix matrix) {
        int count = 0;
        for (int i = 0; i < matrix.size(); i++)
            for (int p = matrix.rowStart()[i]; p < matrix.rowStart()[i + 1]; p++) if (matrix.columns()[p] <= i) count++;
        return count;
    }
}
