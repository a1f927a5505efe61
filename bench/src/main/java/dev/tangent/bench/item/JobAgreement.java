package dev.tangent.bench.item;

import dev.tangent.data.npy.NpyFile;
import dev.tangent.linalg.Matrix;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;

/// Whether two programs predicted the same: the median over all predictions of |ours - peer|, in standard deviations
/// of the output. The median, because in connected components without labels each program has a fallback of its own.
final class JobAgreement {
    private static final int HEAD = 8;

    private JobAgreement() {}

    /// NaN where one of the two has not run.
    static double median(BenchmarkContext bench) {
        Path ours = bench.file("ours.npy");
        Path theirs = bench.file("job-solution.bin");
        if (!Files.exists(ours) || !Files.exists(theirs)) return Double.NaN;
        Matrix a = NpyFile.read(ours);
        Matrix b = read(theirs, NpyFile.read(bench.file("job-row.npy")), a.columns());
        double[] difference = new double[a.values().length];
        for (int c = 0; c < a.columns(); c++) {
            double spread = spread(a.column(c));
            for (int i = 0; i < a.rows(); i++)
                difference[i * a.columns() + c] = Math.abs(a.at(i, c) - b.at(i, c)) / spread;
        }
        return WallTime.median(difference);
    }

    private static double spread(double[] values) {
        double sum = 0;
        double squares = 0;
        for (double value : values) {
            sum += value;
            squares += value * value;
        }
        double mean = sum / values.length;
        return Math.sqrt(Math.max(Double.MIN_NORMAL, squares / values.length - mean * mean));
    }

    /// The peer solves for distinct points only; `row` says which of them each row of the table is.
    private static Matrix read(Path file, Matrix row, int columns) {
        try {
            ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
            Matrix out = Matrix.zeros(row.rows(), columns);
            for (int i = 0; i < row.rows(); i++) {
                int at = HEAD + ((int) row.at(i, 0)) * columns * Double.BYTES;
                for (int c = 0; c < columns; c++) out.set(i, c, bytes.getDouble(at + c * Double.BYTES));
            }
            return out;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
