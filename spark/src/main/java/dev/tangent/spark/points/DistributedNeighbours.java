package dev.tangent.spark.points;

import dev.tangent.Check;
import dev.tangent.parallel.Parallel;
import java.util.stream.Collectors;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.storage.StorageLevel;
import scala.Tuple2;

/// The exact neighbourhoods of all points, cell by cell: the same members in the same order as core finds them.
///
/// Each cell finds the k - 1 nearest others of its points among its own; r is the largest of these distances, infinite
/// where the cell has too few points. A point asks every other cell whose bounding box it is no farther from than r,
/// and gets the k - 1 nearest of that cell's points within r. Of all finds the k - 1 least by (distance, identity)
/// stay.
///
/// *Why that is exact.* Let q be one of the k - 1 nearest others of p by (distance, identity). If q is in p's cell,
/// fewer than k - 1 others of that cell come before it, so the first search finds it. Otherwise |p - q| <= r, because
/// k - 1 others are within r already and q does not come after all of them. The box of q's cell holds q, so it is no
/// farther from p than q (as computed, too: see [Boxes#squaredDistance]); the cell is asked. There fewer than k - 1
/// points come before q, and identities ascend with places in a cell, so q is among those it answers with. Nothing
/// else can displace q, since what is found are true points with their true distances.
///
/// Two shuffles: questions of points near borders (n + 2 numbers each), and answers (n numbers for each point found,
/// two for each pair).
public final class DistributedNeighbours {
    private DistributedNeighbours() {}

    /// Finds the neighbourhoods of all points; kept until their owner lets go of them.
    ///
    /// @param k members of a neighbourhood, the centre counted
    public static JavaRDD<CellGraph> of(Cells cells, int k) {
        Check.atLeast(2, k, "neighbours");
        Boxes boxes = Boxes.of(cells);
        Check.that(
                k <= boxes.points(),
                "neighbours must be at most the number of distinct points, " + boxes.points() + ", but is " + k);
        JavaRDD<LocalSearch> own = cells.rdd()
                .map(cell -> Parallel.alone(() -> LocalSearch.of(cell, k)))
                .setName("neighbours inside cells")
                .persist(StorageLevel.MEMORY_AND_DISK());
        JavaPairRDD<Integer, NeighbourQueries> queries =
                own.flatMapToPair(search -> search.queries(boxes, k).entrySet().stream()
                        .map(entry -> new Tuple2<>(entry.getKey(), entry.getValue()))
                        .iterator());
        JavaPairRDD<Integer, RemoteNeighbours> answers = cells.rdd()
                .zip(cells.delivered(queries))
                .flatMapToPair(pair ->
                        Parallel.alone(() -> LocalSearch.answers(pair._1(), pair._2(), k)).entrySet().stream()
                                .map(entry -> new Tuple2<>(entry.getKey(), entry.getValue()))
                                .collect(Collectors.toList())
                                .iterator());
        JavaRDD<CellGraph> graphs = own.zip(cells.delivered(answers))
                .map(pair -> CellGraph.of(pair._1(), pair._2(), k))
                .setName("neighbourhoods")
                .persist(StorageLevel.MEMORY_AND_DISK());
        graphs.count();
        own.unpersist();
        return graphs;
    }
}
