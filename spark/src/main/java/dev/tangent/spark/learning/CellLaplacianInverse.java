package dev.tangent.spark.learning;

import dev.tangent.learning.reduction.SolveSummary;
import dev.tangent.linalg.Matrix;
import dev.tangent.spark.matrix.DistributedComponents;
import dev.tangent.spark.matrix.DistributedRegularizer;
import dev.tangent.spark.matrix.LocalComponents;
import dev.tangent.spark.points.Cell;
import dev.tangent.spark.solve.DistributedSolver;
import dev.tangent.spark.solve.MatrixBlock;
import dev.tangent.spark.solve.Slices;
import dev.tangent.sparse.SolverSettings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.storage.StorageLevel;

/// The pseudo-inverse of a graph Laplacian over cells, as [dev.tangent.learning.reduction.LaplacianInverse]: one point
/// of each component is grounded, and means are taken out of loads and solutions.
final class CellLaplacianInverse implements AutoCloseable {
    private final DistributedComponents components;
    private final DistributedSolver solver;
    private SolveSummary summary = SolveSummary.NOTHING;

    CellLaplacianInverse(
            DistributedRegularizer regularizer,
            JavaRDD<Cell> cells,
            DistributedComponents components,
            SolverSettings settings) {
        this.components = components;
        double ground = regularizer.rowScale();
        List<List<Integer>> grounds = new ArrayList<>();
        for (int c = 0; c < components.globalOf().length; c++) grounds.add(new ArrayList<>());
        for (int[] place : components.grounds()) grounds.get(place[0]).add(place[1]);
        List<int[]> slices = grounds.stream()
                .map(own -> own.stream().mapToInt(Integer::intValue).toArray())
                .toList();
        JavaRDD<double[]> diagonal = Slices.map(cells, slices, (grounded, cell) -> {
            double[] own = new double[cell.size()];
            for (int i : grounded) own[i] = ground;
            return own;
        });
        solver = new DistributedSolver(regularizer, 1, diagonal, settings);
    }

    /// L+ x, kept until its owner lets go of it.
    JavaRDD<MatrixBlock> apply(JavaRDD<MatrixBlock> x, int columns) {
        DistributedSolver.DistributedSolution result = solver.solve(withoutMeans(x, columns), columns);
        summary = result.summary().worse(summary);
        JavaRDD<MatrixBlock> values =
                withoutMeans(result.values(), columns).setName("values").persist(StorageLevel.MEMORY_AND_DISK());
        values.count();
        result.values().unpersist();
        return values;
    }

    SolveSummary summary() {
        return summary;
    }

    private JavaRDD<MatrixBlock> withoutMeans(JavaRDD<MatrixBlock> x, int columns) {
        List<MatrixBlock> sums = x.zip(components.local())
                .map(pair -> sums(pair._1(), pair._2()))
                .collect();
        Matrix means = Matrix.zeros(components.count(), columns);
        for (int cell = 0; cell < sums.size(); cell++) {
            int[] globalOf = components.globalOf()[cell];
            for (int part = 0; part < globalOf.length; part++)
                for (int c = 0; c < columns; c++)
                    means.set(
                            globalOf[part],
                            c,
                            means.at(globalOf[part], c)
                                    + sums.get(cell).values()[part * columns + c]
                                            / components.sizes()[globalOf[part]]);
        }
        return plus(x, means.times(-1));
    }

    private static MatrixBlock sums(MatrixBlock x, LocalComponents local) {
        Matrix sums = Matrix.zeros(local.first().length, x.columns());
        for (int i = 0; i < x.rows(); i++)
            for (int c = 0; c < x.columns(); c++)
                sums.values()[local.componentOf()[i] * x.columns() + c] += x.values()[i * x.columns() + c];
        return MatrixBlock.of(sums);
    }

    /// x with a row for each component added at all its points.
    JavaRDD<MatrixBlock> plus(JavaRDD<MatrixBlock> x, Matrix levels) {
        int[] columns = new int[levels.columns()];
        Arrays.setAll(columns, c -> c);
        List<MatrixBlock> slices = Arrays.stream(components.globalOf())
                .map(globalOf -> MatrixBlock.of(levels.select(globalOf, columns)))
                .toList();
        return Slices.map(x.zip(components.local()), slices, (level, pair) -> {
            MatrixBlock own = pair._1();
            int[] componentOf = pair._2().componentOf();
            double[] out = own.values().clone();
            for (int k = 0; k < out.length; k++)
                out[k] += level.values()[componentOf[k / own.columns()] * own.columns() + k % own.columns()];
            return new MatrixBlock(own.rows(), own.columns(), out);
        });
    }

    @Override
    public void close() {
        solver.close();
    }
}
