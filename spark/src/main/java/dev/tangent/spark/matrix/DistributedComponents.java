package dev.tangent.spark.matrix;

import dev.tangent.linalg.array.DisjointSets;
import dev.tangent.sparse.graph.ConnectedComponents;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.storage.StorageLevel;

/// The connected components of the graph of a matrix, as core finds them: cells find their own, the driver joins those
/// that share a point of an interface.
///
/// @param local one element a cell; kept
/// @param globalOf for each cell the component that each local one is part of
/// @param sizes points of each component
/// @param grounds the first point of each component: its cell and its place there
public record DistributedComponents(JavaRDD<LocalComponents> local, int[][] globalOf, long[] sizes, int[][] grounds) {
    /// What the driver needs of a cell.
    ///
    /// @param firstIdentities of the first point of each local component
    /// @param shared identities of the cell's interface
    /// @param sharedComponents local components of those
    private record ComponentCounts(
            LocalComponents own, long[] firstIdentities, long[] halo, long[] shared, int[] sharedComponents)
            implements Serializable {}

    public static DistributedComponents of(DistributedRegularizer regularizer) {
        double negligible = regularizer.spec().power() > 1 ? ConnectedComponents.negligible(regularizer.rowScale()) : 0;
        JavaRDD<LocalComponents> local = regularizer
                .rows()
                .map(block -> LocalComponents.of(block, negligible))
                .setName("connected components")
                .persist(StorageLevel.MEMORY_AND_DISK());
        List<ComponentCounts> all = regularizer
                .rows()
                .zip(local)
                .map(pair -> summary(pair._1(), pair._2()))
                .collect();
        return joined(local, all);
    }

    private static ComponentCounts summary(RowBlock block, LocalComponents own) {
        int[] shared = block.interfacePoints();
        long[] identities = block.cell().identities();
        return new ComponentCounts(
                new LocalComponents(new int[0], own.first(), own.sizes(), own.haloComponents()),
                Arrays.stream(own.first()).mapToLong(i -> identities[i]).toArray(),
                block.halo(),
                Arrays.stream(shared).mapToLong(i -> identities[i]).toArray(),
                Arrays.stream(shared).map(i -> own.componentOf()[i]).toArray());
    }

    private static DistributedComponents joined(JavaRDD<LocalComponents> local, List<ComponentCounts> all) {
        int[] start = new int[all.size() + 1];
        for (int c = 0; c < all.size(); c++)
            start[c + 1] = start[c] + all.get(c).own.first().length;
        DisjointSets sets = new DisjointSets(start[all.size()]);
        Map<Long, Integer> componentOf = new HashMap<>();
        for (int c = 0; c < all.size(); c++) {
            ComponentCounts cell = all.get(c);
            for (int b = 0; b < cell.shared.length; b++)
                componentOf.put(cell.shared[b], start[c] + cell.sharedComponents[b]);
        }
        for (int c = 0; c < all.size(); c++) {
            ComponentCounts cell = all.get(c);
            for (int h = 0; h < cell.halo.length; h++) {
                int own = cell.own.haloComponents()[h];
                if (own >= 0) sets.join(start[c] + own, componentOf.get(cell.halo[h]));
            }
        }
        return numbered(local, all, start, sets);
    }

    /// In the order of the cells.
    private static DistributedComponents numbered(
            JavaRDD<LocalComponents> local, List<ComponentCounts> all, int[] start, DisjointSets sets) {
        int[] numberOf = new int[sets.size()];
        Arrays.fill(numberOf, -1);
        int[][] globalOf = new int[all.size()][];
        List<Long> sizes = new ArrayList<>();
        List<int[]> grounds = new ArrayList<>();
        List<Long> first = new ArrayList<>();
        for (int c = 0; c < all.size(); c++) {
            ComponentCounts cell = all.get(c);
            globalOf[c] = new int[start[c + 1] - start[c]];
            for (int t = 0; t < globalOf[c].length; t++) {
                int root = sets.root(start[c] + t);
                int[] ground = {c, cell.own.first()[t]};
                if (numberOf[root] < 0) {
                    numberOf[root] = sizes.size();
                    sizes.add(0L);
                    grounds.add(ground);
                    first.add(cell.firstIdentities[t]);
                }
                int number = numberOf[root];
                globalOf[c][t] = number;
                sizes.set(number, sizes.get(number) + cell.own.sizes()[t]);
                if (cell.firstIdentities[t] < first.get(number)) {
                    first.set(number, cell.firstIdentities[t]);
                    grounds.set(number, ground);
                }
            }
        }
        return new DistributedComponents(
                local, globalOf, sizes.stream().mapToLong(Long::longValue).toArray(), grounds.toArray(int[][]::new));
    }

    public int count() {
        return sizes.length;
    }
}
