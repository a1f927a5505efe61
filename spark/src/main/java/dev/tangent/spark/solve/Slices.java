package dev.tangent.spark.solve;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaRDDLike;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.Function2;
import org.apache.spark.broadcast.Broadcast;
import scala.collection.Iterator;
import scala.jdk.javaapi.CollectionConverters;

/// Something for each cell, sent along with the task that needs it: to each cell only what is its own.
public final class Slices {
    private Slices() {}

    /// What `function` makes of each cell and its slice.
    ///
    /// A task carries the slices of all that its cell was made from, to be able to make it again: large ones of
    /// cells that are kept are better [#fetched].
    ///
    /// @param cells one element a partition, and so is what comes out
    public static <S, T, R> JavaRDD<R> map(JavaRDDLike<T, ?> cells, List<S> slices, Function2<S, T, R> function) {
        return new SlicedRdd<>(cells.rdd(), slices, function).toJavaRDD();
    }

    /// The same slices, which now stay where they are until a cell fetches its own.
    static <S> List<Broadcast<S>> fetched(JavaRDD<?> cells, List<S> slices) {
        JavaSparkContext context = JavaSparkContext.fromSparkContext(cells.context());
        return slices.stream().map(context::broadcast).toList();
    }

    /// The elements, of which each partition has one. A job as any other, but Spark looks through the code of its
    /// own functions each time they are used, which takes longer than a small step; functions of Java are spared
    /// that.
    @SuppressWarnings("unchecked") // runJob gives an array of what the function gives
    static <T> List<T> collected(JavaRDD<T> cells) {
        Object found = cells.context()
                .runJob(
                        cells.rdd(),
                        (scala.Function2<TaskContext, Iterator<T>, Object> & Serializable)
                                (context, elements) -> elements.next(),
                        CollectionConverters.<Object>asScala(IntStream.range(0, cells.getNumPartitions())
                                        .<Object>mapToObj(i -> i)
                                        .toList())
                                .toSeq(),
                        SlicedRdd.<Object>tag());
        return (List<T>) Arrays.asList((Object[]) found);
    }
}
