package dev.tangent.spark.solve;

import dev.tangent.InvalidInput;
import dev.tangent.spark.matrix.RowBlock;
import dev.tangent.sparse.cholesky.SchurCholesky;
import java.io.Serializable;
import java.util.Locale;
import org.apache.spark.SparkContext;

/// The memory that the factors of cells may take: all together what Spark keeps of its executors' memory for data that
/// stays, each cell by its number of points. A cell that needs more is refused before it is factorized: Spark would
/// drop other cells for it and make them again in every step.
///
/// @param fraction of an executor's memory that is for data that stays (`spark.memory.fraction`)
/// @param each part of it that is for one point
record FactorMemory(double fraction, double each) implements Serializable {
    /// What Spark sets aside before it takes its fraction.
    private static final long RESERVED = 300L << 20;

    private static final double USUAL_FRACTION = 0.6;

    /// @param points of all cells
    static FactorMemory of(SparkContext context, long points) {
        int others = context.isLocal() ? 0 : 1; // the driver is listed among the executors
        int executors = Math.max(1, context.getExecutorMemoryStatus().size() - others);
        double fraction = context.getConf().getDouble("spark.memory.fraction", USUAL_FRACTION);
        return new FactorMemory(fraction, (double) executors / points);
    }

    void check(RowBlock block, SchurCholesky factors) {
        double all = fraction * (Runtime.getRuntime().maxMemory() - RESERVED);
        refuse(block, factors.factorBytes() + rows(block), all * each * block.size());
        refuse(block, factors.bytes(), all);
    }

    /// What is kept beside: the entries of R with their columns, and those of A.
    private static long rows(RowBlock block) {
        return 20L * block.columns().length;
    }

    private static void refuse(RowBlock block, long needed, double there) {
        if (needed <= there) return;
        throw new InvalidInput(String.format(
                Locale.ROOT,
                "partition %d has %,d points, whose factors take %,d MB, but its executor has %,d MB for it: executors"
                        + " with more memory, or more of them, or more partitions",
                block.cell().number(),
                block.size(),
                needed >> 20,
                (long) Math.max(0, there) >> 20));
    }
}
