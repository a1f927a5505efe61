package dev.tangent.spark.solve;

import java.util.List;
import org.apache.spark.Partition;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.Function2;
import org.apache.spark.rdd.RDD;
import scala.collection.Iterator;
import scala.jdk.javaapi.CollectionConverters;
import scala.reflect.ClassTag;
import scala.reflect.ClassTag$;

/// One element a partition, made of the parent's and of a slice that travels with the partition. It does what a
/// parallelized list zipped with the parent and mapped does; a step is a third of Spark's work so.
final class SlicedRdd<S, T, R> extends RDD<R> {
    private static final long serialVersionUID = 1;

    private final transient List<S> slices;
    private final Function2<S, T, R> function;

    SlicedRdd(RDD<T> parent, List<S> slices, Function2<S, T, R> function) {
        super(parent, tag());
        this.slices = slices;
        this.function = function;
    }

    static <X> ClassTag<X> tag() {
        return ClassTag$.MODULE$.apply(Object.class);
    }

    /// @param parent the parent's partition of the same number
    private record SlicedPartition<S>(int index, S slice, Partition parent) implements Partition {}

    @Override
    public Partition[] getPartitions() {
        Partition[] parents = firstParent(tag()).partitions();
        if (parents.length != slices.size())
            throw new IllegalStateException(slices.size() + " slices for " + parents.length + " cells");
        Partition[] own = new Partition[parents.length];
        for (int c = 0; c < own.length; c++) own[c] = new SlicedPartition<>(c, slices.get(c), parents[c]);
        return own;
    }

    @Override
    @SuppressWarnings("unchecked") // partitions are those made above
    public Iterator<R> compute(Partition split, TaskContext context) {
        SlicedPartition<S> part = (SlicedPartition<S>) split;
        RDD<T> parent = firstParent(tag());
        T cell = parent.iterator(part.parent, context).next();
        try {
            return CollectionConverters.asScala(
                    List.of(function.call(part.slice, cell)).iterator());
        } catch (Exception failure) {
            throw failure instanceof RuntimeException plain ? plain : new IllegalStateException(failure);
        }
    }
}
