package dev.tangent.spark.solve;

import java.util.List;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;

/// Something for each cell, sent along with the task that needs it: to each cell only what is its own.
public final class Slices {
    private Slices() {}

    /// One element a partition.
    ///
    /// @param like has one element a cell
    public static <T> JavaRDD<T> of(JavaRDD<?> like, List<T> forEach) {
        return JavaSparkContext.fromSparkContext(like.context()).parallelize(forEach, forEach.size());
    }
}
