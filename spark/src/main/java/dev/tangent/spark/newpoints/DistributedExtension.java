package dev.tangent.spark.newpoints;

import dev.tangent.geometry.PointCloud;
import dev.tangent.geometry.neighbours.NeighbourIndex;
import dev.tangent.geometry.neighbours.NeighbourSearch;
import dev.tangent.learning.newpoints.NewPrediction;
import dev.tangent.parallel.Parallel;
import dev.tangent.spark.learning.FittedCell;
import dev.tangent.spark.points.Boxes;
import dev.tangent.spark.points.Cells;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import scala.Tuple2;

/// Predicts rows that were not there, or were: at the place of a data point it is that point's value.
///
/// Exact by the argument of [dev.tangent.spark.points.DistributedNeighbours]: a cell asks every other whose box is no
/// farther from a row than the farthest of the k - 1 nearest own points, and gets that cell's k - 1 nearest points. All
/// true neighbours of its rows are then among the points that its model is made of.
///
/// @param fitted one element a cell
/// @param boxes of their points
public record DistributedExtension(Cells cells, JavaRDD<FittedCell> fitted, Boxes boxes, ExtensionSpec spec) {
    /// Places of one cell's rows that may have neighbours in another.
    private record AskedPlaces(int from, double[][] places) implements Serializable {}

    public <T extends Serializable> JavaRDD<PredictedRow<T>> predict(JavaRDD<NewRow<T>> rows) {
        var tree = cells.tree();
        JavaRDD<List<NewRow<T>>> arrived =
                cells.delivered(rows.mapToPair(row -> new Tuple2<>(tree.cellOf(row.coordinates()), row)));
        Boxes around = boxes;
        int nearest = spec.neighbours() - 1;
        JavaPairRDD<Integer, AskedPlaces> asked = fitted.zip(arrived)
                .flatMapToPair(pair -> Parallel.alone(() -> ask(pair._1(), places(pair._2()), around, nearest))
                        .iterator());
        JavaPairRDD<Integer, KnownPoints> answers = fitted.zip(cells.delivered(asked))
                .flatMapToPair(pair -> pair._2().stream()
                        .map(each ->
                                new Tuple2<>(each.from, Parallel.alone(() -> answer(pair._1(), each.places, nearest))))
                        .iterator());
        ExtensionSpec by = spec;
        return fitted.zip(arrived)
                .zip(cells.delivered(answers))
                .flatMap(all -> Parallel.alone(
                                () -> predict(all._1()._1(), all._1()._2(), all._2(), by))
                        .iterator());
    }

    private static <T extends Serializable> double[][] places(List<NewRow<T>> rows) {
        return rows.stream().map(NewRow::coordinates).toArray(double[][]::new);
    }

    private static List<Tuple2<Integer, AskedPlaces>> ask(
            FittedCell fitted, double[][] places, Boxes boxes, int nearest) {
        double[] bounds = new double[places.length];
        Arrays.fill(bounds, Double.POSITIVE_INFINITY);
        if (places.length > 0 && fitted.cell().size() >= nearest) {
            NeighbourSearch.Found found =
                    NeighbourIndex.of(fitted.cell().cloud()).nearest(PointCloud.of(places), nearest);
            for (int i = 0; i < places.length; i++) bounds[i] = found.squaredDistances()[(i + 1) * nearest - 1];
        }
        List<Tuple2<Integer, AskedPlaces>> all = new ArrayList<>();
        int own = fitted.cell().number();
        for (int other = 0; other < boxes.cells(); other++) {
            if (other == own || boxes.sizes()[other] == 0) continue;
            int cell = other;
            double[][] reaching = IntStream.range(0, places.length)
                    .filter(i -> boxes.squaredDistance(places[i], 0, cell) <= bounds[i])
                    .mapToObj(i -> places[i])
                    .toArray(double[][]::new);
            if (reaching.length > 0) all.add(new Tuple2<>(other, new AskedPlaces(own, reaching)));
        }
        return all;
    }

    private static KnownPoints answer(FittedCell fitted, double[][] places, int nearest) {
        int each = Math.min(nearest, fitted.cell().size());
        NeighbourSearch.Found found = NeighbourIndex.of(fitted.cell().cloud()).nearest(PointCloud.of(places), each);
        return KnownPoints.of(
                fitted, Arrays.stream(found.neighbours()).sorted().distinct().toArray());
    }

    private static <T extends Serializable> List<PredictedRow<T>> predict(
            FittedCell fitted, List<NewRow<T>> rows, List<KnownPoints> answers, ExtensionSpec spec) {
        if (rows.isEmpty()) return List.of();
        List<KnownPoints> parts = new ArrayList<>(answers);
        parts.add(
                KnownPoints.of(fitted, IntStream.range(0, fitted.cell().size()).toArray()));
        NewPrediction prediction = KnownPoints.model(parts, spec).predict(PointCloud.of(places(rows)));
        List<PredictedRow<T>> out = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            int row = i;
            out.add(new PredictedRow<>(
                    rows.get(i).payload(),
                    prediction.values().row(i),
                    prediction.sds().map(sds -> sds.row(row)).orElse(new double[0]),
                    prediction.status(i)));
        }
        return out;
    }
}
