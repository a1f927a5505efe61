package dev.tangent.learning.newpoints;

import dev.tangent.InvalidInput;
import dev.tangent.MissingCoordinates;
import dev.tangent.geometry.IncompletePoints;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Status;
import dev.tangent.linalg.Matrix;
import dev.tangent.preprocessing.MedianImputation;
import dev.tangent.preprocessing.RowCompletion;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Predicts new points some of which lack coordinates.
record PartialPrediction(FittedModel model) {
    NewPrediction of(IncompletePoints places, MissingCoordinates way) {
        int[] complete = places.completeRows();
        if (complete.length == places.size()) return model.predict(places.complete(complete));
        if (complete.length > 0) checkReach(places.complete(complete), complete);
        return switch (way) {
            case REFUSE ->
                throw new InvalidInput((places.size() - complete.length) + " of " + places.size()
                        + " new points lack coordinates, but every point needs all of them");
            case DROP -> completed(places, complete, RowCompletion.dropping(places.size(), complete));
            case MEDIAN -> withMedians(places);
            case NEIGHBOURS ->
                completed(places, complete, RowCompletion.of(model.scaler().of(places), complete, model.cloud()));
        };
    }

    /// Refuses new points that are too far from the data to be measured.
    ///
    /// @param rows what messages call each of them: its row among all
    private void checkReach(PointCloud places, int[] rows) {
        model.index().checkReach(model.scaler().of(places), rows);
    }

    /// With the medians of the data in place of what is missing.
    private NewPrediction withMedians(IncompletePoints places) {
        NewPrediction filled =
                model.scaled(MedianImputation.of(model.scaler().of(places), IncompletePoints.of(model.cloud())));
        List<Status> statuses = new ArrayList<>();
        for (int row = 0; row < places.size(); row++)
            statuses.add(
                    places.isComplete(row)
                            ? filled.status(row)
                            : filled.status(row).worse(Status.IMPUTED));
        return filled.with(statuses);
    }

    private NewPrediction completed(IncompletePoints places, int[] complete, RowCompletion rows) {
        Matrix known = model.fitted();
        int outputs = known.columns();
        Optional<NewPrediction> own =
                complete.length == 0 ? Optional.empty() : Optional.of(model.predict(places.complete(complete)));
        Matrix computed = own.map(NewPrediction::values).orElse(Matrix.zeros(0, outputs));
        Matrix values = rows.values(computed, known, means());
        List<Status> statuses = statuses(rows, own);
        return model.bars()
                .map(bars -> withBars(rows, own, bars, values, statuses))
                .orElseGet(() ->
                        new NewPrediction(values, Optional.empty(), Optional.empty(), Optional.empty(), statuses));
    }

    /// Of the labels; of the values where they are not known.
    private double[] means() {
        if (!model.means().isEmpty())
            return model.means().stream().mapToDouble(Double::doubleValue).toArray();
        Matrix values = model.fitted();
        double[] means = new double[values.columns()];
        for (int i = 0; i < values.rows(); i++)
            for (int c = 0; c < means.length; c++) means[c] += values.at(i, c) / values.rows();
        return means;
    }

    /// As the fit has them for its own rows: what near points differ by is added in quadrature.
    private NewPrediction withBars(
            RowCompletion rows, Optional<NewPrediction> own, ErrorBars bars, Matrix values, List<Status> statuses) {
        Matrix known = model.fitted();
        double[] spreads = new double[known.columns()];
        Arrays.setAll(spreads, bars::spread);
        Matrix between = rows.spreads(known, spreads);
        Matrix none = Matrix.zeros(0, spreads.length);
        Matrix squares = squares(bars.deviations());
        Matrix sds = rows.values(own.flatMap(NewPrediction::sds).orElse(none), squares, new double[spreads.length]);
        for (int row = 0; row < rows.rows(); row++)
            for (int c = 0; c < spreads.length && rows.position(row) < 0; c++)
                sds.set(row, c, Math.sqrt(sds.at(row, c) + Math.pow(between.at(row, c), 2)));
        Matrix there = bars.variances(model.cloud());
        Matrix variances = rows.values(own.flatMap(NewPrediction::variances).orElse(none), there, least(there));
        return new NewPrediction(values, Optional.of(sds), Optional.of(variances), Optional.of(between), statuses);
    }

    private static Matrix squares(Matrix deviations) {
        Matrix squares = deviations.copy();
        for (int t = 0; t < squares.values().length; t++) squares.values()[t] *= squares.values()[t];
        return squares;
    }

    private static double[] least(Matrix variances) {
        double[] least = new double[variances.columns()];
        for (int c = 0; c < least.length; c++)
            least[c] = Arrays.stream(variances.column(c)).min().orElse(0);
        return least;
    }

    private List<Status> statuses(RowCompletion rows, Optional<NewPrediction> own) {
        List<Status> statuses = new ArrayList<>();
        for (int row = 0; row < rows.rows(); row++)
            statuses.add(
                    switch (rows.origin(row)) {
                        case COMPUTED -> own.orElseThrow().status(rows.position(row));
                        case NOTHING -> Status.DROPPED;
                        case FAR_NEIGHBOURS -> Status.OFF_MANIFOLD;
                        case NEIGHBOURS -> {
                            Status worst = Status.IMPUTED;
                            for (int source : rows.sources(row))
                                worst = worst.worse(model.statuses().get(source));
                            yield worst;
                        }
                    });
        return statuses;
    }
}
