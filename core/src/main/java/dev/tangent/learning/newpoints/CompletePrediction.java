package dev.tangent.learning.newpoints;

import dev.tangent.geometry.PointCloud;
import dev.tangent.geometry.neighbours.NeighbourSearch;
import dev.tangent.learning.Status;
import dev.tangent.learning.function.CoordinateFunction;
import dev.tangent.linalg.Matrix;
import dev.tangent.parallel.Parallel;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Predicts new points that have all their coordinates.
record CompletePrediction(FittedModel model) {
    private static final int CHUNK = 256;

    /// @param places scaled as the points are
    NewPrediction of(PointCloud places) {
        NeighbourSearch.Found found = model.index().nearest(places, model.neighbours() - 1);
        Optional<CoordinateFunction> function = model.function();
        Matrix rest = function.map(known -> rest(known, found.neighbours())).orElse(model.fitted());
        Matrix out = function.map(known -> known.at(places)).orElseGet(() -> zeros(places));
        Matrix sds = zeros(places);
        Status[] status = new Status[places.size()];
        Parallel.forRange(places.size(), CHUNK, (from, to) -> {
            NewNeighbourhoods chunk = new NewNeighbourhoods(model, places, found.neighbours(), rest, from, to);
            for (int place = from; place < to; place++) chunk.predict(place, out, sds, status);
        });
        return withBars(places, out, sds, Arrays.asList(status));
    }

    private Matrix zeros(PointCloud places) {
        return Matrix.zeros(places.size(), model.fitted().columns());
    }

    /// What the function leaves of the values, at the points that are asked for; zero elsewhere.
    private Matrix rest(CoordinateFunction known, int[] wanted) {
        Matrix values = model.fitted();
        int[] points = Arrays.stream(wanted).distinct().sorted().toArray();
        Matrix there = known.at(model.cloud().select(points));
        Matrix rest = Matrix.zeros(values.rows(), values.columns());
        for (int i = 0; i < points.length; i++)
            for (int c = 0; c < values.columns(); c++) rest.set(points[i], c, values.at(points[i], c) - there.at(i, c));
        return rest;
    }

    /// @param sds by a posterior, where there is one
    private NewPrediction withBars(PointCloud places, Matrix out, Matrix sds, List<Status> status) {
        if (model.bars().isEmpty())
            return new NewPrediction(out, Optional.empty(), Optional.empty(), Optional.empty(), status);
        ErrorBars kept = model.bars().get();
        boolean near = kept.source() instanceof ErrorBars.Source.NearestLabel;
        Matrix variances = kept.source() instanceof ErrorBars.Source.NearestLabel labels
                ? kept.variances(labels, model.cloud(), places)
                : kept.variances(sds);
        return new NewPrediction(
                out,
                Optional.of(near ? kept.predictiveSds(variances) : sds),
                Optional.of(variances),
                Optional.empty(),
                status);
    }
}
