package dev.tangent.spark.learning;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.reduction.Identifiability.Degree;
import dev.tangent.learning.reduction.SolveSummary;
import dev.tangent.linalg.Matrix;
import dev.tangent.spark.matrix.DistributedRegularizer;
import dev.tangent.spark.points.Cell;
import dev.tangent.spark.solve.DistributedSolver;
import dev.tangent.spark.solve.MatrixBlock;
import dev.tangent.sparse.SolverSettings;
import java.util.List;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.storage.StorageLevel;

/// The equations of the squared loss over all points for one lambda, (J + lambda R) d = J (Y - mean), d the deviations
/// from the mean, which R gives no energy. Outputs whose labels stand at the same points share one matrix.
record FullCellSystem(
        DistributedRegularizer regularizer,
        JavaRDD<Cell> cells,
        ComponentLabels components,
        LabelledPoints labelled,
        SolverSettings settings) {
    /// Deviations at all points; kept until their owner lets go of them.
    record FullCellSolution(JavaRDD<MatrixBlock> deviations, SolveSummary summary) {}

    FullCellSolution solve(DistinctLabels labels, List<Degree[]> degrees, double lambda) {
        SolveSummary worst = SolveSummary.NOTHING;
        JavaRDD<MatrixBlock> all = labelled.spread(cells, Matrix.zeros(labelled.size(), labels.outputs()));
        for (int[] outputs : labels.outputsByWeights()) {
            try (DistributedSolver solver = solver(labels, outputs[0], degrees, lambda)) {
                DistributedSolver.DistributedSolution part =
                        solver.solve(labelled.spread(cells, loads(labels, outputs)), outputs.length);
                worst = part.summary().worse(worst);
                all = all.zip(part.values()).map(pair -> put(pair._1(), outputs, pair._2()));
            }
        }
        JavaRDD<MatrixBlock> kept = all.setName("deviations").persist(StorageLevel.MEMORY_AND_DISK());
        kept.count();
        return new FullCellSolution(kept, worst);
    }

    /// With lambda R + J of an output.
    DistributedSolver solver(DistinctLabels labels, int output, List<Degree[]> degrees, double lambda) {
        return new DistributedSolver(regularizer, lambda, diagonal(labels, output, degrees, lambda), settings);
    }

    /// What stands beside lambda R: J of an output, and the jitter where its labels do not determine f.
    JavaRDD<double[]> diagonal(DistinctLabels labels, int output, List<Degree[]> degrees, double lambda) {
        double[] jitter = ComponentLabels.jitter(degrees.get(output), lambda * regularizer.scale());
        return components.diagonal(jitter, labels.weights().column(output));
    }

    private static Matrix loads(DistinctLabels labels, int[] outputs) {
        double[] means = labels.means();
        Matrix loads = Matrix.zeros(labels.size(), outputs.length);
        for (int i = 0; i < labels.size(); i++)
            for (int c = 0; c < outputs.length; c++)
                loads.set(i, c, labels.weight(i, outputs[c]) * (labels.value(i, outputs[c]) - means[outputs[c]]));
        return loads;
    }

    private static MatrixBlock put(MatrixBlock all, int[] columns, MatrixBlock part) {
        Matrix out = all.matrix().copy();
        for (int i = 0; i < part.rows(); i++)
            for (int c = 0; c < columns.length; c++)
                out.set(i, columns[c], part.matrix().at(i, c));
        return MatrixBlock.of(out);
    }
}
