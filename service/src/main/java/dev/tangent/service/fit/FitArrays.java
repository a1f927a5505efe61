package dev.tangent.service.fit;

import dev.tangent.Check;
import dev.tangent.ClassificationFit;
import dev.tangent.Fit;
import dev.tangent.InvalidInput;
import dev.tangent.RegressionFit;
import dev.tangent.learning.Intervals;
import dev.tangent.learning.Labels;
import dev.tangent.linalg.MatrixView;
import dev.tangent.present.StatusNumber;
import dev.tangent.service.http.Answer;
import dev.tangent.service.http.ArrayAnswer;
import dev.tangent.service.http.Query;
import dev.tangent.service.http.Request;
import dev.tangent.service.http.Route;
import dev.tangent.service.job.Jobs;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Consumer;

/// The numbers of a fit, a row for each row of the table, of its current version.
final class FitArrays {
    private static final double USUAL_SHARE = 0.95;

    private final Jobs<FitTask> fits;
    private final Inquiries inquiries;

    FitArrays(Jobs<FitTask> fits, Inquiries inquiries) {
        this.fits = fits;
        this.inquiries = inquiries;
    }

    void addTo(Consumer<Route> routes, String path) {
        routes.accept(Route.array(path + "/values", this::values, "after"));
        routes.accept(Route.array(path + "/probabilities", this::probabilities, "after"));
        routes.accept(Route.array(path + "/sds", this::sds, "after"));
        routes.accept(Route.array(path + "/intervals", this::intervals, "share"));
        routes.accept(Route.array(path + "/statuses", this::statuses, "after"));
        routes.accept(Route.array(path + "/residuals", this::residuals, "after"));
    }

    /// The version that is asked for: as it is, or the one after a known one.
    private static FitVersion version(FitTask task, Query query) {
        Optional<Integer> known = query.whole("after", 0);
        try {
            return known.isPresent() ? task.versionAfter(known.get()) : task.version();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // the service ends
            return task.version();
        }
    }

    private FitVersion version(Request request) {
        return version(fits.of(request.id()), request.query());
    }

    private static Answer matrix(Query query, MatrixView values, long version) {
        int width = values.columns();
        return ArrayAnswer.numbers(query, values.rows(), width, version, at -> values.at(at / width, at % width));
    }

    private Answer values(Request request) {
        FitVersion now = version(request);
        return switch (now.fit()) {
            case RegressionFit values -> matrix(request.query(), values.values(), now.number());
            case ClassificationFit classes ->
                ArrayAnswer.whole(request.query(), classes.rows(), now.number(), row -> mostProbable(classes, row));
        };
    }

    private static int mostProbable(ClassificationFit classes, int row) {
        return classes.names().indexOf(classes.at(row));
    }

    private Answer probabilities(Request request) {
        FitVersion now = version(request);
        if (!(now.fit() instanceof ClassificationFit classes))
            throw new InvalidInput(request.id() + " has values, not classes, so there are no probabilities");
        return matrix(request.query(), classes.probabilities(), now.number());
    }

    private Answer sds(Request request) {
        FitTask task = fits.of(request.id());
        version(task, request.query());
        Inquiry.VersionAnswer bars = inquiries.errorBars(task);
        return matrix(request.query(), ((RegressionFit) bars.found()).sds(), bars.version());
    }

    private Answer intervals(Request request) {
        FitTask task = fits.of(request.id());
        double share = request.query().positive("share").orElse(USUAL_SHARE);
        Check.that(share < 1, "share must be below 1 but is " + share);
        Inquiry.VersionAnswer bars = inquiries.errorBars(task);
        RegressionFit fit = (RegressionFit) bars.found();
        Intervals found = fit.intervals(share);
        int width = 2 * fit.values().columns();
        return ArrayAnswer.numbers(request.query(), fit.rows(), width, bars.version(), at -> {
            var interval = found.at(at / width, at % width / 2);
            return at % 2 == 0 ? interval.low() : interval.high();
        });
    }

    private Answer statuses(Request request) {
        FitVersion now = version(request);
        Fit fit = now.fit();
        return ArrayAnswer.whole(request.query(), fit.rows(), now.number(), row -> StatusNumber.of(fit.status(row)));
    }

    private Answer residuals(Request request) {
        FitVersion now = version(request);
        if (!(now.fit() instanceof RegressionFit fit))
            throw new InvalidInput(request.id() + " has classes, not values, so there are no residuals");
        MatrixView values = fit.values();
        int width = values.columns();
        double[] residuals = new double[values.rows() * width];
        Arrays.fill(residuals, Double.NaN);
        Labels labels = now.labelled().labels();
        for (int i = 0; i < labels.size(); i++)
            for (int c = 0; c < width; c++)
                if (labels.has(i, c))
                    residuals[labels.row(i) * width + c] = labels.value(i, c) - values.at(labels.row(i), c);
        return ArrayAnswer.numbers(request.query(), values.rows(), width, now.number(), at -> residuals[at]);
    }
}
