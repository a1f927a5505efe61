package dev.tangent.learning.newpoints;

import dev.tangent.InvalidInput;
import dev.tangent.MissingCoordinates;
import dev.tangent.geometry.IncompletePoints;
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
        return new NewPrediction(filled.values(), filled.sds(), statuses);
    }

    private NewPrediction completed(IncompletePoints places, int[] complete, RowCompletion rows) {
        Matrix known = model.fitted();
        int outputs = known.columns();
        Optional<NewPrediction> own =
                complete.length == 0 ? Optional.empty() : Optional.of(model.predict(places.complete(complete)));
        Matrix computed = own.map(NewPrediction::values).orElse(Matrix.zeros(0, outputs));
        return new NewPrediction(
                rows.values(computed, known, means(known)),
                model.bars().map(bars -> sds(rows, own.flatMap(NewPrediction::sds), bars, known)),
                statuses(rows, own));
    }

    private static double[] means(Matrix values) {
        double[] means = new double[values.columns()];
        for (int i = 0; i < values.rows(); i++)
            for (int c = 0; c < means.length; c++) means[c] += values.at(i, c) / values.rows();
        return means;
    }

    /// What near points differ by is added in quadrature.
    private static Matrix sds(RowCompletion rows, Optional<Matrix> computed, ErrorBars bars, Matrix known) {
        double[] spreads = new double[known.columns()];
        Arrays.setAll(spreads, bars::spread);
        Matrix between = rows.spreads(known, spreads);
        Matrix near = rows.values(
                computed.orElse(Matrix.zeros(0, known.columns())), bars.deviations(), new double[known.columns()]);
        Matrix sds = Matrix.zeros(near.rows(), near.columns());
        for (int t = 0; t < sds.values().length; t++)
            sds.values()[t] =
                    between.values()[t] == 0 ? near.values()[t] : Math.hypot(near.values()[t], between.values()[t]);
        return sds;
    }

    private List<Status> statuses(RowCompletion rows, Optional<NewPrediction> own) {
        List<Status> statuses = new ArrayList<>();
        for (int row = 0; row < rows.rows(); row++)
            statuses.add(
                    switch (rows.origin(row)) {
                        case COMPUTED -> own.orElseThrow().status(rows.position(row));
                        case NOTHING -> Status.DROPPED;
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
