package dev.tangent.spark.learning;

import dev.tangent.learning.reduction.Contrasts;
import dev.tangent.learning.reduction.SolveSummary;
import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.IllConditioned;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.dense.CholeskyQr;
import dev.tangent.spark.matrix.DistributedRegularizer;
import dev.tangent.spark.points.Cell;
import dev.tangent.spark.solve.MatrixBlock;
import dev.tangent.sparse.SolverSettings;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.storage.StorageLevel;

/// The reduction of L^p without ever forming L^p, as core's: with (L+)^q E_l Z = Q R for half the power, Z contrasts
/// between the labelled points, F = R (for odd p with the root of Q'L+Q before it) and F = Q_F T gives S = W'W,
/// W = T'^-1 Z'. Rows of Q stay in their cells; all else is l x l, on the driver.
final class PowerCellReduction implements DistributedReduction {
    private final JavaRDD<Cell> cells;
    private final LabelledPoints labelled;
    private final int[] componentOf;
    private final int components;
    private final int power;
    private final CellLaplacianInverse inverse;
    private final Matrix contrasts;
    private final JavaRDD<MatrixBlock> basis;
    private final Matrix loads;
    private final Matrix reduced;

    PowerCellReduction(
            DistributedRegularizer regularizer,
            JavaRDD<Cell> cells,
            ComponentLabels components,
            LabelledPoints labelled,
            SolverSettings settings) {
        this.cells = cells;
        this.labelled = labelled;
        this.power = regularizer.spec().power();
        this.components = components.components().count();
        componentOf = components.ofLabels();
        inverse = new CellLaplacianInverse(regularizer, cells, components.components(), settings);
        contrasts = Contrasts.within(componentOf);
        int columns = contrasts.columns();
        if (columns == 0) {
            // Labels that are alone on their components: any values there have an extension without energy.
            basis = labelled.spread(cells, Matrix.zeros(labelled.size(), 0));
            loads = Matrix.zeros(0, labelled.size());
            reduced = Matrix.zeros(labelled.size(), labelled.size());
            return;
        }
        TallQr half = half(regularizer.report().points(), columns);
        Matrix root = half.r();
        if (power % 2 == 0) {
            basis = half.q();
        } else {
            JavaRDD<MatrixBlock> next = inverse.apply(half.q(), columns);
            Matrix middle = TallQr.gram(half.q(), next).symmetrized();
            next.unpersist();
            Matrix lower = DenseSolve.lowerFactor(middle)
                    .orElseThrow(() -> new IllConditioned("the inverse of a Laplacian has lost its digits"));
            root = lower.transpose().times(root);
            basis = TallQr.times(half.q(), DenseSolve.lowerInverse(lower).transpose());
        }
        CholeskyQr factors = CholeskyQr.of(root);
        Matrix weights = DenseSolve.lowerInverse(factors.r().transpose()).times(contrasts.transpose());
        reduced = weights.transpose().times(weights).symmetrized();
        loads = factors.q().times(weights);
    }

    /// (L+)^q E_l Z for half the power, rounded down.
    private TallQr half(long points, int columns) {
        JavaRDD<MatrixBlock> start = labelled.spread(cells, contrasts);
        Matrix r = Matrix.identity(columns);
        JavaRDD<MatrixBlock> q = start;
        for (int t = 0; t < power / 2; t++) {
            JavaRDD<MatrixBlock> applied = inverse.apply(q, columns);
            TallQr factors = TallQr.of(applied, points, columns);
            applied.unpersist();
            if (t > 0) q.unpersist();
            q = factors.q();
            r = factors.r().times(r);
        }
        return new TallQr(q, r);
    }

    @Override
    public Matrix matrix() {
        return reduced;
    }

    @Override
    public JavaRDD<MatrixBlock> extend(Matrix fixed) {
        JavaRDD<MatrixBlock> values = contrasts.columns() == 0
                ? labelled.spread(cells, Matrix.zeros(fixed.rows(), fixed.columns()))
                : withoutLevels(fixed);
        JavaRDD<MatrixBlock> all = inverse.plus(values, levels(labelled.gather(values), fixed))
                .setName("values")
                .persist(StorageLevel.MEMORY_AND_DISK());
        all.count();
        values.unpersist();
        return all;
    }

    private JavaRDD<MatrixBlock> withoutLevels(Matrix fixed) {
        JavaRDD<MatrixBlock> values = TallQr.times(basis, loads.times(fixed));
        for (int t = 0; t < power - power / 2; t++) {
            JavaRDD<MatrixBlock> next = inverse.apply(values, fixed.columns());
            values.unpersist();
            values = next;
        }
        return values;
    }

    /// So that on each component the mean over the labelled points is that of their values.
    private Matrix levels(Matrix values, Matrix fixed) {
        Matrix levels = Matrix.zeros(components, fixed.columns());
        int[] counts = new int[components];
        for (int component : componentOf) counts[component]++;
        for (int i = 0; i < componentOf.length; i++)
            for (int c = 0; c < fixed.columns(); c++)
                levels.set(
                        componentOf[i],
                        c,
                        levels.at(componentOf[i], c) + (fixed.at(i, c) - values.at(i, c)) / counts[componentOf[i]]);
        return levels;
    }

    @Override
    public SolveSummary summary() {
        return inverse.summary();
    }

    @Override
    public void close() {
        basis.unpersist();
        inverse.close();
    }
}
