package dev.tangent.sparse.iterative;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.array.Arguments;
import dev.tangent.parallel.Parallel;
import dev.tangent.sparse.NodeGeometry;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.cholesky.SymbolicCholesky;
import java.util.Arrays;
import java.util.stream.IntStream;

/// A preconditioner made for local regularizers. Conjugate gradients converge slowly on functions of almost no energy:
/// those that are linear (for a graph Laplacian: constant) on each aggregate. These span the coarse space, which is
/// solved exactly; Gauss-Seidel over the aggregates reduces the other errors.
///
/// M^-1 r = a forward sweep, then the coarse correction P (P'AP)^-1 P', then a backward sweep: symmetric and positive
/// definite. It is two-grid aggregation (Vanek, Mandel and Brezina 1996 give the coarse space its linear functions)
/// with the aggregates as the subdomains of a Schwarz method (Toselli and Widlund 2005). Cost of a step: two products
/// with A, two with the inverse blocks (`size` numbers a point), a coarse solve. Memory: A again, in the aggregates'
/// order, and `size` numbers a point. Aggregates are compact in space but never separate points that A couples
/// strongly. `docs/decisions/0004-two-level.md` has what was tried.
public final class TwoLevel implements Preconditioner {
    private static final int CHUNK = 1024;

    private final Aggregates aggregates;
    private final AggregateBasis basis;
    private final AggregateSmoother smoother;
    private final CoarseSolve coarse;
    private final int linear;

    /// @param nodes where the points of A lie; its `linear` is the number of principal coordinates of an aggregate
    ///     to take beside the constant: 0 for a graph Laplacian, about the manifold's dimension for LG
    /// @param size points of an aggregate, at most
    public TwoLevel(SparseMatrix a, NodeGeometry nodes, int size) {
        this(a, nodes, AggregateCut.of(a, checked(a, nodes), size));
    }

    private TwoLevel(SparseMatrix a, NodeGeometry nodes, AggregateCut cut) {
        linear = nodes.linear();
        int[] colour = AggregateGraph.colours(cut.neighbours());
        aggregates = cut.aggregates().rearranged(byColour(colour));
        int[] start = aggregates.start();
        SparseMatrix ordered = a.restrictedTo(aggregates.order());
        basis = new AggregateBasis(aggregates, nodes);
        smoother = new AggregateSmoother(ordered, start, colourStart(colour), aggregates.largest());
        int[][] neighbours = AggregateGraph.neighbours(ordered, identity(a.size()), start);
        SparseMatrix galerkin = CoarseMatrix.of(ordered, basis, start, neighbours);
        SymbolicCholesky symbolic = SymbolicCholesky.of(galerkin, CoarseMatrix.order(basis, neighbours));
        coarse = new CoarseSolve(galerkin, symbolic);
    }

    /// Aggregates of the size that measured best for this number of linear functions, or larger ones where their
    /// factor would cost more than the iterations.
    public static TwoLevel of(SparseMatrix a, NodeGeometry nodes) {
        return new TwoLevel(a, nodes, AggregateCut.balanced(a, checked(a, nodes), size(nodes.linear())));
    }

    private static NodeGeometry checked(SparseMatrix a, NodeGeometry nodes) {
        Arguments.that(
                nodes.size() == a.size(),
                () -> "there are coordinates for " + nodes.size() + " points but the matrix has size " + a.size());
        return nodes;
    }

    /// Points of an aggregate, at most, as they measured best.
    ///
    /// @param linear functions of an aggregate beside the constant
    public static int size(int linear) {
        return Math.max(16, 4 * linear);
    }

    private static int[] byColour(int[] colour) {
        return IntStream.range(0, colour.length)
                .boxed()
                .sorted((p, q) -> colour[p] != colour[q] ? Integer.compare(colour[p], colour[q]) : p - q)
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private static int[] colourStart(int[] colour) {
        int[] start = new int[Arrays.stream(colour).max().orElse(-1) + 2];
        for (int c : colour) start[c + 1]++;
        for (int c = 1; c < start.length; c++) start[c] += start[c - 1];
        return start;
    }

    private static int[] identity(int size) {
        return IntStream.range(0, size).toArray();
    }

    @Override
    public void apply(Matrix r, Matrix z) {
        withScratch().apply(r, z);
    }

    @Override
    public Preconditioner withScratch() {
        return new Steps();
    }

    /// Steps of one solve, in blocks that become narrower as columns are done.
    private final class Steps implements Preconditioner {
        private Matrix ordered = Matrix.zeros(0, 0);
        private Matrix out = ordered;
        private Matrix rest = ordered;

        @Override
        public void apply(Matrix r, Matrix z) {
            if (r.columns() != ordered.columns()) resize(r.rows(), r.columns());
            gather(r, ordered);
            smoother.forward(ordered, out);
            smoother.remainder(out, rest);
            basis.prolong(coarse.solve(basis.restrict(rest)), rest);
            smoother.backward(rest, out);
            scatter(out, z);
        }

        private void resize(int rows, int width) {
            ordered = Matrix.zeros(rows, width);
            out = Matrix.zeros(rows, width);
            rest = Matrix.zeros(rows, width);
        }

        @Override
        public String name() {
            return TwoLevel.this.name();
        }
    }

    private void gather(Matrix from, Matrix to) {
        int width = from.columns();
        int[] order = aggregates.order();
        Parallel.forRange(order.length, CHUNK, (first, last) -> {
            for (int i = first; i < last; i++)
                System.arraycopy(from.values(), order[i] * width, to.values(), i * width, width);
        });
    }

    private void scatter(Matrix from, Matrix to) {
        int width = from.columns();
        int[] order = aggregates.order();
        Parallel.forRange(order.length, CHUNK, (first, last) -> {
            for (int i = first; i < last; i++)
                System.arraycopy(from.values(), i * width, to.values(), order[i] * width, width);
        });
    }

    @Override
    public String name() {
        return "two-level (" + aggregates.count() + " aggregates, " + basis.unknowns() + " coarse unknowns, " + linear
                + " linear functions)";
    }
}
