package dev.tangent.spark.solve;

import dev.tangent.learning.reduction.SolveSummary;
import dev.tangent.linalg.Matrix;
import dev.tangent.parallel.Parallel;
import dev.tangent.spark.matrix.DistributedRegularizer;
import dev.tangent.spark.matrix.HaloReport;
import dev.tangent.spark.matrix.RowBlock;
import dev.tangent.sparse.NodeGeometry;
import dev.tangent.sparse.Solution;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.iterative.CoarseFunctions;
import dev.tangent.sparse.iterative.TwoLevel;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.storage.RDDInfo;
import org.apache.spark.storage.StorageLevel;

/// Solves with A = factor R + diagonal over all cells, for any number of right-hand sides.
///
/// Made ready once: each cell's factors and its part of the coarse space stay in its executor's memory; where that is
/// lost, Spark makes them again from the rows of R. Then a solve takes two jobs and one for each iteration. What moves
/// in an iteration, for each right-hand side: 8 bytes for each interface point and each point of a halo to the cells,
/// 16 for each interface point back.
public final class DistributedSolver implements AutoCloseable {
    /// Right-hand sides at a time: more would gain nothing, and the driver holds eight numbers for each and each
    /// interface point.
    private static final int WIDEST = 32;

    /// Entries of the coarse matrix that the driver may get, about: some gigabytes with their factor.
    private static final double MOST_COARSE = 1 << 28;

    private final SolverSettings settings;
    private final JavaRDD<CellSystem> systems;
    private final JavaRDD<CellCoarse> coarseCells;
    private final JavaPairRDD<CellSystem, CellCoarse> cells;
    private final InterfaceLayout layout;
    private final CoarseSpace coarse;

    /// What the driver learns of a cell.
    private record InterfaceShape(long[] shared, long[] halo, int functions, CoarseSlice.CoarseRows coarse)
            implements Serializable {}

    /// What a solve came to.
    ///
    /// @param values one element a cell, a row for each own point; kept until its owner lets go of it
    public record DistributedSolution(JavaRDD<MatrixBlock> values, SolveSummary summary) {}

    /// Factorizes every cell and makes the coarse space ready.
    ///
    /// @param factor of the cells' rows
    /// @param diagonal for each cell what is added at its own points
    public DistributedSolver(
            DistributedRegularizer regularizer, double factor, JavaRDD<double[]> diagonal, SolverSettings settings) {
        this.settings = settings;
        double scale = factor * regularizer.rowScale();
        FactorMemory memory = FactorMemory.of(
                regularizer.rows().context(), regularizer.report().points());
        systems = regularizer
                .rows()
                .zip(diagonal)
                .map(pair -> Parallel.alone(() -> new CellSystem(pair._1(), factor, pair._2(), scale, memory)))
                .setName("factors")
                .persist(StorageLevel.MEMORY_ONLY());
        int linear = regularizer.spec().linear();
        int size = aggregate(regularizer.report(), linear);
        List<InterfaceShape> shapes =
                systems.map(system -> shape(system, linear, size)).collect();
        layout = new InterfaceLayout(
                shapes.stream().map(InterfaceShape::shared).toList(),
                shapes.stream().map(InterfaceShape::halo).toList());
        coarse = new CoarseSpace(
                layout,
                shapes.stream().map(InterfaceShape::functions).toList(),
                shapes.stream().map(InterfaceShape::coarse).toList());
        coarseCells = Slices.map(
                        systems,
                        Slices.fetched(systems, coarse.slices()),
                        (slice, system) -> Parallel.alone(() -> new CellCoarse(system, slice.value())))
                .setName("coarse functions")
                .persist(StorageLevel.MEMORY_ONLY());
        coarse.factorize(coarseCells
                .map(cell -> Parallel.alone(() -> MatrixBlock.of(cell.matrix())))
                .collect());
        cells = systems.zip(coarseCells);
    }

    /// Points of an aggregate: core's, or more where the coarse matrix would be too large. A cell couples each of
    /// its functions with all that it touches, about twice its own, so that entries fall with the square of the
    /// size.
    static int aggregate(HaloReport borders, int linear) {
        int usual = TwoLevel.size(linear);
        double functions = (linear + 1.0) * borders.interfacePoints() / usual;
        double entries = 2 * functions * functions / borders.cells();
        return (int) Math.ceil(usual * Math.max(1, Math.sqrt(entries / MOST_COARSE)));
    }

    private static InterfaceShape shape(CellSystem system, int linear, int aggregate) {
        RowBlock block = system.block();
        int[] shared = system.shared();
        int n = block.cell().dimension();
        double[] coordinates = block.cell().coordinates();
        NodeGeometry nodes = new NodeGeometry(shared.length, n, (node, t) -> coordinates[shared[node] * n + t], linear);
        CoarseFunctions functions = CoarseFunctions.of(system.amongShared(), nodes, aggregate);
        long[] identities = new long[shared.length];
        int[] first = new int[shared.length];
        double[][] values = new double[shared.length][];
        for (int b = 0; b < shared.length; b++) {
            identities[b] = block.cell().identities()[shared[b]];
            first[b] = functions.first(b);
            values[b] = functions.at(b);
        }
        return new InterfaceShape(
                identities, block.halo(), functions.count(), new CoarseSlice.CoarseRows(first, values));
    }

    /// Cells whose factors are held in memory. Fewer than all means that the others are made again in every job.
    public int cached() {
        return Arrays.stream(systems.context().getRDDStorageInfo())
                .filter(info -> info.id() == systems.id())
                .mapToInt(RDDInfo::numCachedPartitions)
                .sum();
    }

    /// What it is, for reports.
    public String name() {
        return String.format(
                Locale.ROOT,
                "conjugate gradient over the interfaces of %d cells (%,d points, %,d coarse functions)",
                layout.cells(),
                layout.size(),
                coarse.functions());
    }

    /// X with A X = rhs.
    ///
    /// @param rhs for each cell a row for each own point
    /// @param columns right-hand sides
    public DistributedSolution solve(JavaRDD<MatrixBlock> rhs, int columns) {
        if (columns <= WIDEST) return solve(rhs);
        SolveSummary worst = SolveSummary.NOTHING;
        List<JavaRDD<MatrixBlock>> parts = new ArrayList<>();
        for (int first = 0; first < columns; first += WIDEST) {
            int from = first;
            int to = Math.min(columns, first + WIDEST);
            DistributedSolution part = solve(rhs.map(block -> block.columns(from, to)));
            parts.add(part.values);
            worst = part.summary.worse(worst);
        }
        JavaRDD<MatrixBlock> all = parts.getFirst();
        for (JavaRDD<MatrixBlock> part : parts.subList(1, parts.size()))
            all = all.zip(part).map(pair -> pair._1().beside(pair._2()));
        JavaRDD<MatrixBlock> kept = all.setName("values").persist(StorageLevel.MEMORY_AND_DISK());
        kept.count();
        parts.forEach(part -> part.unpersist(false));
        return new DistributedSolution(kept, worst);
    }

    private DistributedSolution solve(JavaRDD<MatrixBlock> rhs) {
        InterfaceJobs jobs = new InterfaceJobs(cells, layout, coarse);
        InterfaceIteration.State first = jobs.joined(cells.zip(rhs)
                .map(pair -> {
                    CellSystem system = pair._1()._1();
                    return Parallel.alone(() -> pair._1()
                            ._2()
                            .from(system, 0, system.reduced(pair._2().matrix())));
                })
                .collect());
        InterfaceIteration iteration = new InterfaceIteration(jobs, coarse, settings, first);
        Matrix onInterfaces = iteration.run();
        List<StepInput> last = layout.inputs(0, onInterfaces);
        JavaRDD<MatrixBlock> values = Slices.map(
                        systems.zip(rhs),
                        last,
                        (input, pair) -> MatrixBlock.of(Parallel.alone(() -> pair._1()
                                .solution(
                                        pair._2().matrix(), input.onInterface().matrix()))))
                .setName("values")
                .persist(StorageLevel.MEMORY_AND_DISK());
        double residual = residual(rhs, values, last, first.residual().columns());
        return new DistributedSolution(
                values,
                SolveSummary.of(
                        new Solution(
                                Matrix.zeros(0, 0), iteration.termination(), iteration.iterations(), residual, name()),
                        reason()));
    }

    private String reason() {
        int missing = layout.cells() - cached();
        return missing == 0
                ? "the points are on several machines"
                : "the points are on several machines; the factors of " + missing + " cells do not fit into the"
                        + " executors' memory and are made again in every step: more memory, or more partitions";
    }

    /// The largest |b - A x| / |b| over the columns, computed from A itself.
    private double residual(JavaRDD<MatrixBlock> rhs, JavaRDD<MatrixBlock> values, List<StepInput> last, int columns) {
        List<double[]> squares = Slices.collected(Slices.map(systems.zip(rhs.zip(values)), last, (input, all) -> {
            Matrix b = all._2()._1().matrix();
            return squares(
                    b,
                    all._1().residual(b, all._2()._2().matrix(), input.onHalo().matrix()));
        }));
        double largest = 0;
        for (int c = 0; c < columns; c++) {
            double b = 0;
            double r = 0;
            for (double[] each : squares) {
                b += each[c];
                r += each[columns + c];
            }
            if (r > 0) largest = Math.max(largest, Math.sqrt(r / b));
        }
        return largest;
    }

    private static double[] squares(Matrix b, Matrix r) {
        int width = b.columns();
        double[] sums = new double[2 * width];
        for (int k = 0; k < b.values().length; k++) {
            sums[k % width] += b.values()[k] * b.values()[k];
            sums[width + k % width] += r.values()[k] * r.values()[k];
        }
        return sums;
    }

    /// Lets go of the executors' memory.
    @Override
    public void close() {
        coarseCells.unpersist();
        systems.unpersist();
    }
}
