package dev.tangent.sparse;

import dev.tangent.linalg.Check;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.Parallel;
import java.util.Arrays;
import java.util.stream.IntStream;

/// A preconditioner made for local regularizers. What conjugate gradients are slow on is what the regularizer does not
/// charge for: functions that are linear (for a graph Laplacian: constant) on each patch of the manifold. So those
/// make a coarse space, solved exactly, and Gauss-Seidel over the patches takes care of the rest.
///
/// M^-1 r = a forward sweep, then the coarse correction P (P'AP)^-1 P', then a backward sweep: symmetric and positive
/// definite. It is two-grid aggregation (Vanek, Mandel and Brezina 1996 give the coarse space its linear functions)
/// with the patches of an additive Schwarz method as blocks (Toselli and Widlund 2005). Cost of a step: two products
/// with A, two with the inverse blocks (`size` numbers a point), a coarse solve. Memory: A again, in the patches'
/// order, and `size` numbers a point. Patches follow space but never part points that A couples strongly.
/// `docs/decisions/0004-two-level.md` has what was tried.
public final class TwoLevel implements Preconditioner {
    private static final int CHUNK = 1024;
    /// Couplings above this share of the diagonal are never cut: lower values fray the patches, higher ones let
    /// boundaries part what hangs together (decision 4).
    private static final double STRONG = 0.15;

    private final Patches patches;
    private final PatchBasis basis;
    private final PatchSmoother smoother;
    private final CoarseSolve coarse;
    private final int linear;

    /// @param coordinates a row for each point of A: where it lies
    /// @param size points of a patch, at most
    /// @param linear principal coordinates of a patch to take beside the constant, 0 for a graph Laplacian, about the
    ///     manifold's dimension for LG
    public TwoLevel(SparseMatrix a, Matrix coordinates, int size, int linear) {
        Check.that(
                coordinates.rows() == a.size(),
                "there are coordinates for " + coordinates.rows() + " points but the matrix has size " + a.size());
        Check.atLeast(0, linear, "linear functions of a patch");
        this.linear = linear;
        int[] clumps = StrongCouplings.clumps(a, STRONG, size);
        Patches cut = Patches.of(coordinates, size, clumps);
        int[] colour = PatchGraph.colours(PatchGraph.neighbours(a, cut.order(), cut.start()));
        patches = cut.rearranged(byColour(colour));
        int[] start = patches.start();
        SparseMatrix ordered = a.restrictedTo(patches.order());
        basis = new PatchBasis(patches, coordinates, linear);
        smoother = new PatchSmoother(ordered, start, colourStart(colour), patches.largest());
        int[][] neighbours = PatchGraph.neighbours(ordered, identity(a.size()), start);
        coarse = new CoarseSolve(CoarseMatrix.of(ordered, basis, start, neighbours));
    }

    /// Patches and coarse functions of the size that measured best for what the layout says is free.
    public static TwoLevel of(SparseMatrix a, Layout layout) {
        return new TwoLevel(a, layout.coordinates(), Math.max(16, 4 * layout.linear()), layout.linear());
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
        int width = r.columns();
        Matrix ordered = Matrix.zeros(r.rows(), width);
        Matrix out = Matrix.zeros(r.rows(), width);
        Matrix rest = Matrix.zeros(r.rows(), width);
        gather(r, ordered);
        smoother.forward(ordered, out);
        smoother.remainder(out, rest);
        basis.prolong(coarse.solve(basis.restrict(rest)), rest);
        smoother.backward(rest, out);
        scatter(out, z);
    }

    private void gather(Matrix from, Matrix to) {
        int width = from.columns();
        int[] order = patches.order();
        Parallel.forRange(order.length, CHUNK, (first, last) -> {
            for (int i = first; i < last; i++)
                System.arraycopy(from.values(), order[i] * width, to.values(), i * width, width);
        });
    }

    private void scatter(Matrix from, Matrix to) {
        int width = from.columns();
        int[] order = patches.order();
        Parallel.forRange(order.length, CHUNK, (first, last) -> {
            for (int i = first; i < last; i++)
                System.arraycopy(from.values(), i * width, to.values(), order[i] * width, width);
        });
    }

    @Override
    public String name() {
        return "two-level (" + patches.count() + " patches, " + basis.unknowns() + " coarse unknowns, " + linear
                + " linear functions)";
    }
}
