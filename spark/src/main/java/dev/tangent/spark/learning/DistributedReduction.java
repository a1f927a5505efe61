package dev.tangent.spark.learning;

import dev.tangent.learning.reduction.SolveSummary;
import dev.tangent.linalg.Matrix;
import dev.tangent.spark.solve.MatrixBlock;
import org.apache.spark.api.java.JavaRDD;

/// R reduced to the labelled points, as [dev.tangent.learning.reduction.Reduction], where the points are in cells.
interface DistributedReduction extends AutoCloseable {
    /// S, l x l.
    Matrix matrix();

    /// The extension of least energy of values at the labelled points (l x o) to all points; kept until its owner
    /// lets go of it.
    JavaRDD<MatrixBlock> extend(Matrix fixed);

    /// The worst of all solves so far.
    SolveSummary summary();

    @Override
    void close();
}
