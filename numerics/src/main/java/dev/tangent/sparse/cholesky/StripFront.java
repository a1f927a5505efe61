package dev.tangent.sparse.cholesky;

import dev.tangent.linalg.block.StripArray;
import dev.tangent.linalg.simd.DenseKernels;
import dev.tangent.parallel.Parallel;

/// A front with many rows. Z lies in strips of rows, column after column within a strip: as the kernel that the
/// factorization uses takes a factor. So Z_CC is multiplied where it lies; copying it for every block of columns took
/// a quarter of the time.
///
/// L_BB is inverted explicitly, T = L_BB^-1, so that Y = L_CB T is a product too. Strips run in parallel and do not
/// depend on the number of threads.
final class StripFront implements InverseFront {
    private static final int STRIP = DenseKernels.STRIP;
    private static final int TILE = DenseKernels.TILE;
    /// Columns taken at a time: whole strips.
    private static final int BLOCK = 6 * STRIP;

    private final DenseKernels kernels = DenseKernels.best();
    private final int depth = kernels.depth();
    private final int width;
    private final int height;
    private final int stride;
    private final double[] z;

    /// @param stride of the panel
    StripFront(int width, int height, int stride) {
        this.width = width;
        this.height = height;
        this.stride = stride;
        z = StripArray.of(Math.ceilDiv(height, STRIP) * STRIP * height);
    }

    /// Where a strip of rows begins.
    private int start(int strip) {
        return StripArray.HEAD + strip * STRIP * height;
    }

    /// Where row i begins: its entry in column t is `t * STRIP` further on.
    private int row(int i) {
        return start(i / STRIP) + i % STRIP;
    }

    @Override
    public void below(double[] known, int count) {
        for (int i = 0; i < count; ) {
            int length = Math.min(count - i, STRIP - (width + i) % STRIP);
            int at = row(width + i) + width * STRIP;
            for (int t = 0; t < count; t++) System.arraycopy(known, t * count + i, z, at + t * STRIP, length);
            i += length;
        }
    }

    @Override
    public double diagonal(int j) {
        return z[row(j) + j * STRIP];
    }

    /// Rows of one strip together: their entries of a column are neighbours.
    @Override
    public double[] at(int[] chosen) {
        int count = chosen.length;
        double[] part = new double[count * count];
        for (int first = 0; first < count; ) {
            int strip = chosen[first] / STRIP;
            int end = first + 1;
            while (end < count && chosen[end] / STRIP == strip) end++;
            for (int j = 0; j < count; j++) {
                int column = start(strip) + chosen[j] * STRIP - strip * STRIP;
                for (int i = first; i < end; i++) part[i * count + j] = z[column + chosen[i]];
            }
            first = end;
        }
        return part;
    }

    @Override
    public void columns(double[] panel) {
        for (int to = width; to > 0; ) {
            int from = (to - 1) / BLOCK * BLOCK;
            new Columns(panel, from, to).compute();
            to = from;
        }
    }

    /// Columns `from .. to` of Z, whose columns from `to` on are there already.
    private final class Columns {
        private final double[] panel;
        private final int from;
        private final int to;
        private final int own; // columns
        private final int count; // rows below
        private final int strips; // of columns
        private final double[] inverse; // T by rows, padded to strips
        private final double[] y; // a strip of columns after the other, a step for each row below
        private final double[][][] tiles; // the same packed: for some rows below the tiles of all columns

        Columns(double[] panel, int from, int to) {
            this.panel = panel;
            this.from = from;
            this.to = to;
            own = to - from;
            count = height - to;
            strips = Math.ceilDiv(own, STRIP);
            inverse = new double[own * strips * STRIP];
            y = StripArray.of(strips * count * STRIP);
            tiles = new double[Math.ceilDiv(count, depth)][strips * STRIP / TILE][];
        }

        void compute() {
            invertTriangle();
            Parallel.forRange(Math.ceilDiv(count, STRIP), 1, (strip, end) -> divide(strip * STRIP));
            for (int k = 0; k < tiles.length; k++)
                for (int j = 0; j < tiles[k].length; j++) tiles[k][j] = packedColumns(j * TILE, k * depth);
            int first = to / STRIP;
            Parallel.forRange(Math.ceilDiv(height, STRIP) - first, 1, (strip, end) -> multiply(first + strip));
            corner();
        }

        /// T = L_BB^-1 by rows.
        private void invertTriangle() {
            int row = strips * STRIP;
            for (int i = 0; i < own; i++) {
                double pivot = 1 / panel[(from + i) * stride + from + i];
                int at = i * row;
                for (int t = 0; t < i; t++) {
                    double factor = panel[(from + t) * stride + from + i];
                    for (int j = 0; j <= t; j++) inverse[at + j] -= factor * inverse[t * row + j];
                }
                for (int j = 0; j < i; j++) inverse[at + j] *= pivot;
                inverse[at + i] = pivot;
            }
        }

        /// Rows of Y = L_CB T, as many as a strip has.
        private void divide(int top) {
            int rows = Math.min(STRIP, count - top);
            double[] left = new double[own * STRIP];
            for (int s = 0; s < own; s++)
                System.arraycopy(panel, (from + s) * stride + to + top, left, s * STRIP, rows);
            double[][] tiles = new double[Math.ceilDiv(rows, TILE)][];
            for (int i = 0; i < rows; i += TILE) tiles[i / TILE] = packed(left, i, own);
            double[] right = new double[own * STRIP];
            for (int c = 0; c < strips; c++) {
                for (int s = 0; s < own; s++)
                    for (int j = 0; j < STRIP; j++) right[s * STRIP + j] = -inverse[(s * strips + c) * STRIP + j];
                for (int i = 0; i < rows; i += TILE) {
                    int at = StripArray.HEAD + (c * count + top + i) * STRIP;
                    int some = Math.min(TILE, rows - i);
                    kernels.subtractStrips(y, at, STRIP, tiles[i / TILE], right, 0, some, STRIP, own);
                }
            }
        }

        private double[] packed(double[] strip, int at, int steps) {
            double[] tile = new double[steps * kernels.packedStep()];
            kernels.pack(strip, at, steps, tile);
            return tile;
        }

        /// Columns of Y from `j` on, their rows from `first` on.
        private double[] packedColumns(int j, int first) {
            int at = StripArray.HEAD + (j / STRIP * count + first) * STRIP + j % STRIP;
            return packed(y, at, Math.min(depth, count - first));
        }

        /// Z_CB = -Z_CC Y, a strip of its rows. Rows of the first strip that are not of C are still zero, and stay
        /// so.
        private void multiply(int strip) {
            int start = start(strip);
            for (int first = 0; first < count; first += depth) {
                int steps = Math.min(depth, count - first);
                int known = start + (to + first) * STRIP;
                for (int j = 0; j < own; j += TILE) {
                    int at = start + (from + j) * STRIP;
                    double[] tile = tiles[first / depth][j / TILE];
                    kernels.subtractStrips(z, at, STRIP, tile, z, known, Math.min(TILE, own - j), STRIP, steps);
                }
            }
        }

        /// Z_BB = T'T - Y' Z_CB, and Z_BC, which mirrors Z_CB.
        private void corner() {
            int row = strips * STRIP;
            double[] corner = new double[row * row];
            for (int t = 0; t < own; t++)
                for (int i = 0; i <= t; i++) {
                    double factor = inverse[t * row + i];
                    for (int j = 0; j <= t; j++) corner[i * row + j] += factor * inverse[t * row + j];
                }
            Parallel.forRange(strips, 1, (strip, end) -> {
                mirror(strip * STRIP);
                int mirrored = start(from / STRIP + strip) + to * STRIP;
                for (int first = 0; first < count; first += depth)
                    for (int c = 0; c < row; c += TILE) {
                        int at = c * row + strip * STRIP;
                        int steps = Math.min(depth, count - first);
                        double[] tile = tiles[first / depth][c / TILE];
                        kernels.subtractStrips(corner, at, row, tile, z, mirrored + first * STRIP, TILE, STRIP, steps);
                    }
            });
            for (int i = 0; i < own; i++)
                for (int j = 0; j < own; j++)
                    z[row(from + i) + (from + j) * STRIP] = (corner[i * row + j] + corner[j * row + i]) / 2;
        }

        /// Rows of Z_BC, a strip of them, from the columns of Z_CB.
        private void mirror(int left) {
            int columns = Math.min(STRIP, own - left);
            int target = row(from + left);
            for (int i = to; i < height; ) {
                int end = Math.min(height, (i / STRIP + 1) * STRIP);
                for (int j = 0; j < columns; j++) {
                    int source = row(i) + (from + left + j) * STRIP - i;
                    for (int t = i; t < end; t++) z[target + t * STRIP + j] = z[source + t];
                }
                i = end;
            }
        }
    }
}
