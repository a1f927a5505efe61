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
        return filled.with(statuses);
    }

    private NewPrediction completed(IncompletePoints places, int[] complete, RowCompletion rows) {
        Matrix known = model.fitted();
        int outputs = known.columns();
        Optional<NewPrediction> own =
                complete.length == 0 ? Optional.empty() : Optional.of(model.predict(places.complete(complete)));
        Matrix computed = own.map(NewPrediction::values).orElse(Matrix.zeros(0, outputs));
        Matrix values = rows.values(computed, known, means(known));
        List<Status> statuses = statuses(rows, own);
        return model.bars()
                .map(bars -> withBars(rows, own, bars, values, statuses))
                .orElseGet(() ->
                        new NewPrediction(values, Optional.empty(), Optional.empty(), Optional.empty(), statuses));
    }

    private static double[] means(Matrix values) {
        double[] means = new double[values.columns()];
        for (int i = 0; i < values.rows(); i++)
            for (int c = 0; c < means.length; c++) means[c] += values.at(i, c) / values.rows();
        return means;
    }

    /// What near points differ by is added in quadrature.
    private NewPrediction withBars(
            RowCompletion rows, Optional<NewPrediction> own, ErrorBars bars, Matrix values, List<Status> statuses) {
        Matrix known = model.fitted();
        double[] spreads = new double[known.columns()];
        Arrays.setAll(spreads, bars::spread);
        Matrix between = rows.spreads(known, spreads);
        Matrix near = near(rows, own.flatMap(NewPrediction::sds), bars.deviations());
        Matrix sds = Matrix.zeros(near.rows(), near.columns());
        for (int t = 0; t < sds.values().length; t++)
            sds.values()[t] =
                    between.values()[t] == 0 ? near.values()[t] : Math.hypot(near.values()[t], between.values()[t]);
        if (!(bars.source() instanceof ErrorBars.Source.NearestLabel labels))
            return new NewPrediction(
                    values, Optional.of(sds), Optional.of(bars.variances(sds)), Optional.empty(), statuses);
        Matrix variances =
                near(rows, own.flatMap(NewPrediction::variances), bars.variances(labels, model.cloud(), model.cloud()));
        return new NewPrediction(values, Optional.of(sds), Optional.of(variances), Optional.of(between), statuses);
    }

    /// At points with all coordinates as computed, at others the mean over the data near them.
    private static Matrix near(RowCompletion rows, Optional<Matrix> computed, Matrix known) {
        return rows.values(computed.orElse(Matrix.zeros(0, known.columns())), known, new double[known.columns()]);
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
