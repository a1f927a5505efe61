package dev.tangent.linalg.block;

import dev.tangent.linalg.simd.DenseKernels;
import dev.tangent.parallel.Parallel;
import java.util.Arrays;
import java.util.function.IntConsumer;

/// Dense Cholesky of the first columns of a symmetric matrix, and the Schur complement of the others.
///
/// Up to `depth` columns are eliminated at a time. The rows below them are cut into strips, each copied side by side,
/// divided by the triangle above and kept: products of these strips are then taken from every column to the right,
/// from the panel's own and from the rest, with both factors packed for the kernel (Goto and van de Geijn 2008,
/// "Anatomy of high-performance matrix multiplication"). Strips and blocks of columns run in parallel and do not depend
/// on the number of threads.
///
/// The *panel* of a front holds its first `width` columns, column j at `j * stride`; what lies above the diagonal is
/// undefined afterwards. The *rest*, or update matrix, is a [Trapezoid] of the remaining `order` columns.
public final class FrontCholesky {
    private static final int STRIP = DenseKernels.STRIP;
    private static final int HEAD = StripArray.HEAD;
    private static final int TILE = DenseKernels.TILE;
    /// Strips whose columns one worker updates.
    private static final int TOGETHER = Trapezoid.BLOCK / STRIP;
    /// Strips of rows that pass by all these columns before the next ones do: they stay in the second cache, and
    /// the few columns of a tile in the first. (One: 88 GFlop/s, 4: 96, 8: 99, all: 68.) No more than so many, nor
    /// more steps of them all.
    private static final int PASSING = 12;

    private static final int PASSING_STEPS = 2880;
    /// Operations below which a loop stays on one thread.
    private static final double WORTH_FORKING = 4e6;

    private final DenseKernels kernels;
    private final int depth;
    private final int passing;

    /// A front: its panel and its rest.
    ///
    /// @param stride of the panel, as `stride` gives it
    public record Front(double[] panel, int width, int stride, double[] rest, int order) {}

    /// Room for copies, reused from front to front. For one front at a time.
    public static final class Scratch {
        private double[] strips = {};
        private double[][] triangles = {};
        private double[][] factors = {};

        /// With no room yet.
        public Scratch() {}

        private double[] strips(int size) {
            if (strips.length < HEAD + size) strips = StripArray.of(size);
            return strips;
        }

        private double[][] triangles(int count) {
            if (triangles.length < count) triangles = new double[count][];
            return triangles;
        }

        /// Packed tiles of the triangle, each of its own depth.
        private double[][] factors(int count, int step) {
            int known = factors.length;
            if (known < count) factors = Arrays.copyOf(factors, count);
            for (int k = known; k < count; k++) factors[k] = new double[k * TILE * step];
            return factors;
        }
    }

    /// With the fastest kernels there are.
    public FrontCholesky() {
        this(DenseKernels.best());
    }

    /// With those for so many operations in all fronts together.
    public FrontCholesky(double operations) {
        this(DenseKernels.forWork(operations));
    }

    FrontCholesky(DenseKernels kernels) {
        this.kernels = kernels;
        depth = kernels.depth();
        passing = Math.min(PASSING, PASSING_STEPS / depth);
    }

    /// The distance between columns of a panel: strips begin anew below the pivots, and must not run over.
    public static int stride(int width, int order) {
        return DenseKernels.padded(width) + DenseKernels.padded(order);
    }

    /// Turns the panel into columns of the factor, and takes their products from the rest.
    ///
    /// @param least column j fails unless its pivot exceeds `least[leastAt + j]`
    /// @throws PivotTooSmall with the column's position in the panel
    public void factor(Front front, double[] least, int leastAt, Scratch scratch) {
        for (int from = 0; from < front.width; from += depth) new Step(front, from, scratch).run(least, leastAt);
    }

    /// Elimination of columns `from .. from + depth`.
    private final class Step {
        private final Front front;
        private final int from;
        private final int to;
        private final int depth;
        private final int diagonals; // strips of the triangle
        private final int pivots; // strips of pivots still to come
        private final int count; // and those of the rows of the rest
        private final int[] tops; // the first row of a strip, counted in the panel
        private final int[] heights; // and how many: fewer than a whole strip's where pivots or rows end
        private final double[] strips;
        private final double[][] triangles;
        private final double[][] factors;

        Step(Front front, int from, Scratch scratch) {
            this.front = front;
            this.from = from;
            to = Math.min(from + FrontCholesky.this.depth, front.width);
            depth = to - from;
            diagonals = Math.ceilDiv(depth, STRIP);
            pivots = Math.ceilDiv(front.width - to, STRIP);
            count = diagonals + pivots + Math.ceilDiv(front.order, STRIP);
            tops = new int[count];
            heights = new int[count];
            cut(0, from, to);
            cut(diagonals, to, front.width);
            cut(diagonals + pivots, front.width, front.width + front.order);
            strips = scratch.strips(Math.multiplyExact(count, STRIP * depth));
            int tiles = Math.ceilDiv(depth, TILE);
            triangles = scratch.triangles(tiles);
            factors = scratch.factors(tiles, kernels.packedStep());
        }

        private void cut(int strip, int first, int end) {
            for (int row = first; row < end; row += STRIP, strip++) {
                tops[strip] = row;
                heights[strip] = Math.min(STRIP, end - row);
            }
        }

        void run(double[] least, int leastAt) {
            for (int s = 0; s < diagonals; s++) diagonal(s, least, leastAt);
            int below = count - diagonals;
            forAll(below, (double) below * STRIP * depth * depth, this::divide);
            int columns = Math.ceilDiv(pivots, TOGETHER);
            int all = columns + Math.ceilDiv(below - pivots, TOGETHER);
            double operations = (double) below * below * STRIP * STRIP * depth;
            // In this order the longest columns come first, so that no worker begins one when the others are done.
            forAll(all, operations, block -> {
                if (block < columns) updatePanel(diagonals + block * TOGETHER);
                else updateRest(diagonals + pivots + (block - columns) * TOGETHER);
            });
        }

        private static void forAll(int size, double operations, IntConsumer body) {
            if (operations < WORTH_FORKING) for (int i = 0; i < size; i++) body.accept(i);
            else Parallel.forRange(size, 1, (i, end) -> body.accept(i));
        }

        private int at(int strip) {
            return HEAD + strip * STRIP * depth;
        }

        /// Copies columns `from .. from + columns` of a strip's rows, zeros below them.
        private void load(int strip, int columns) {
            int rows = heights[strip];
            int in = from * front.stride + tops[strip];
            for (int t = 0, out = at(strip); t < columns; t++, in += front.stride, out += STRIP) {
                System.arraycopy(front.panel, in, strips, out, rows);
                for (int i = rows; i < STRIP; i++) strips[out + i] = 0;
            }
        }

        private void store(int strip, int columns) {
            int rows = heights[strip];
            int out = from * front.stride + tops[strip];
            for (int t = 0, in = at(strip); t < columns; t++, in += STRIP, out += front.stride)
                System.arraycopy(strips, in, front.panel, out, rows);
        }

        /// A strip of the triangle: as any strip up to its own columns, which are factorized then.
        private void diagonal(int strip, double[] least, int leastAt) {
            int own = strip * STRIP;
            int end = Math.min(own + STRIP, depth);
            load(strip, end);
            solve(strip, own);
            for (int j = own; j < end; j += TILE) {
                int columns = Math.min(TILE, end - j);
                kernels.pack(strips, at(strip) + j - own, j, factors[j / TILE]);
                subtract(strip, j, columns);
                triangles[j / TILE] = triangle(at(strip) + j * STRIP + j - own, columns, j, least, leastAt);
                kernels.solveTriangle(strips, at(strip) + j * STRIP, STRIP, STRIP, triangles[j / TILE], columns);
            }
            store(strip, end);
        }

        private void divide(int below) {
            int strip = diagonals + below;
            load(strip, depth);
            solve(strip, depth);
            store(strip, depth);
        }

        /// Divides a strip's columns up to `end` by the triangle above.
        private void solve(int strip, int end) {
            for (int j = 0; j < end; j += TILE) {
                int columns = Math.min(TILE, end - j);
                subtract(strip, j, columns);
                kernels.solveTriangle(strips, at(strip) + j * STRIP, STRIP, STRIP, triangles[j / TILE], columns);
            }
        }

        /// Takes from columns `j .. j + columns` of a strip what the columns before them contribute.
        private void subtract(int strip, int j, int columns) {
            int target = at(strip) + j * STRIP;
            kernels.subtractStrips(strips, target, STRIP, factors[j / TILE], strips, at(strip), columns, STRIP, j);
        }

        /// The Cholesky factor of the small diagonal block, rows side by side, reciprocals on its diagonal.
        private double[] triangle(int corner, int size, int column, double[] least, int leastAt) {
            double[] triangle = new double[size * size];
            for (int i = 0; i < size; i++) {
                for (int j = 0; j <= i; j++) {
                    double sum = strips[corner + j * STRIP + i];
                    for (int t = 0; t < j; t++) sum -= triangle[i * size + t] * triangle[j * size + t];
                    if (i > j) {
                        triangle[i * size + j] = sum * triangle[j * size + j];
                    } else {
                        int position = from + column + j;
                        if (!(sum > least[leastAt + position])) throw new PivotTooSmall(position, sum);
                        triangle[i * size + j] = 1 / Math.sqrt(sum);
                    }
                }
            }
            return triangle;
        }

        /// Products of some strips of pivots with all strips from them on, taken from the panel.
        private void updatePanel(int first) {
            int end = Math.min(first + TOGETHER, diagonals + pivots);
            update(front.panel, front.stride, tops[first] * front.stride, 0, first, end);
        }

        /// The same for strips of the rest.
        private void updateRest(int first) {
            int end = Math.min(first + TOGETHER, count);
            int left = tops[first] - front.width;
            Trapezoid shape = new Trapezoid(front.order);
            update(front.rest, shape.stride(left), shape.column(left), front.width, first, end);
        }

        /// @param corner where row 0 of column `first` would be
        /// @param above rows of the front above row 0 of the target
        private void update(double[] target, int stride, int corner, int above, int first, int end) {
            double[] tile = new double[depth * kernels.packedStep()];
            for (int top = first; top < count; top += passing)
                for (int column = first; column < end; column++)
                    for (int j = 0; j < heights[column]; j += TILE) {
                        int at = corner + (tops[column] - tops[first] + j) * stride - above;
                        kernels.pack(strips, at(column) + j, depth, tile);
                        int columns = Math.min(TILE, heights[column] - j);
                        pass(target, at, stride, tile, columns, Math.max(top, column), Math.min(top + passing, count));
                    }
        }

        /// Products of a tile's columns with the rows of strips `row .. end`.
        private void pass(double[] target, int at, int stride, double[] tile, int columns, int row, int end) {
            for (; row < end; row++) {
                int lanes = DenseKernels.padded(heights[row]);
                kernels.subtractStrips(target, at + tops[row], stride, tile, strips, at(row), columns, lanes, depth);
            }
        }
    }
}
