package dev.tangent.samples.motion.format;

import dev.tangent.data.file.TextLines;
import dev.tangent.linalg.Matrix;
import java.util.Arrays;

/// Frames gathered one by one; memory grows with the frames read, not with the number a file announces.
final class FrameRows {
    private final int columns;
    private double[] values;
    private int rows;

    FrameRows(int columns) {
        this.columns = columns;
        values = new double[256 * columns];
    }

    /// Where the next row starts.
    int open(TextLines in) {
        long needed = (rows + 1L) * columns;
        if (needed > Integer.MAX_VALUE / 2) throw in.wrong("more than " + rows + " frames are too many");
        if (needed > values.length) values = Arrays.copyOf(values, 2 * values.length);
        return rows++ * columns;
    }

    double[] values() {
        return values;
    }

    int rows() {
        return rows;
    }

    Matrix toMatrix() {
        return Matrix.wrap(rows, columns, Arrays.copyOf(values, rows * columns));
    }
}
