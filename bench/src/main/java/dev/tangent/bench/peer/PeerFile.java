package dev.tangent.bench.peer;

import dev.tangent.data.file.OutputFile;
import dev.tangent.data.npy.NpyFile;
import dev.tangent.linalg.Matrix;
import java.nio.file.Path;

/// NPY files that a peer reads. Whole numbers are written as float64 too; a peer that needs integers converts them.
public final class PeerFile {
    private PeerFile() {}

    public static void write(Path file, Matrix matrix) {
        OutputFile.to(file).write(out -> NpyFile.write(out, matrix));
    }

    /// The values in rows of `columns` numbers; what `values` holds beyond `rows` is left out.
    public static void write(Path file, int rows, int columns, int[] values) {
        Matrix matrix = Matrix.zeros(rows, columns);
        for (int t = 0; t < rows * columns; t++) matrix.values()[t] = values[t];
        write(file, matrix);
    }

    /// The same for doubles.
    public static void write(Path file, int rows, int columns, double[] values) {
        Matrix matrix = Matrix.zeros(rows, columns);
        System.arraycopy(values, 0, matrix.values(), 0, rows * columns);
        write(file, matrix);
    }
}
