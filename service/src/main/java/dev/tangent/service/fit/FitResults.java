package dev.tangent.service.fit;

import dev.tangent.Check;
import dev.tangent.ClassificationFit;
import dev.tangent.InvalidInput;
import dev.tangent.ParameterValue;
import dev.tangent.RegressionFit;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.report.HeldOutClasses;
import dev.tangent.report.HeldOutValues;
import dev.tangent.service.http.Answer;
import dev.tangent.service.http.Request;
import dev.tangent.service.http.Route;
import dev.tangent.service.job.Jobs;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// What a fit found, beside its numbers: held-out labels, candidates, what to label next, which columns matter, who is
/// next to whom.
final class FitResults {
    private final Jobs<FitTask> fits;
    private final Inquiries inquiries;

    FitResults(Jobs<FitTask> fits, Inquiries inquiries) {
        this.fits = fits;
        this.inquiries = inquiries;
    }

    /// One label as predicted without it.
    record HeldOutLabel(
            int row, Object truth, Object predicted, Optional<Double> halfWidth, Optional<Double> probability) {}

    /// The held-out labels of one output.
    record HeldOutOutput(String output, List<HeldOutLabel> labels) {}

    /// Something that the search tried.
    record CandidateView(
            String method,
            Map<String, ParameterValue> parameters,
            double error,
            double standardError,
            boolean chosen) {}

    /// The neighbourhood of a row as the fit has it.
    record Neighbourhood(int row, List<Integer> rows, List<Double> distances) {}

    void addTo(Consumer<Route> routes, String path) {
        routes.accept(Route.of("GET", path + "/held-out", this::heldOut));
        routes.accept(Route.of("GET", path + "/candidates", this::candidates));
        routes.accept(Route.of("GET", path + "/suggestions", this::suggestions, "count", "candidates"));
        routes.accept(Route.of("GET", path + "/suspect-labels", this::suspects));
        routes.accept(Route.of("GET", path + "/importance", this::importance));
        routes.accept(Route.of("GET", path + "/neighbours", this::neighbours, "row"));
    }

    private Answer heldOut(Request request) {
        FitTask.MadeFit fitted = fits.of(request.id()).result();
        String output = fitted.data().labelled().outputs().getFirst();
        return Answer.json(
                switch (fitted.fit()) {
                    case RegressionFit values ->
                        values.heldOut().stream().map(FitResults::held).toList();
                    case ClassificationFit classes ->
                        classes.heldOut().stream()
                                .map(held -> held(output, held))
                                .toList();
                });
    }

    private static HeldOutOutput held(HeldOutValues held) {
        return new HeldOutOutput(
                held.output(),
                held.labels().stream()
                        .map(each -> new HeldOutLabel(
                                each.row(),
                                each.truth(),
                                each.predicted(),
                                present(each.halfWidth()),
                                Optional.empty()))
                        .toList());
    }

    private static Optional<Double> present(OptionalDouble value) {
        return value.isPresent() ? Optional.of(value.getAsDouble()) : Optional.empty();
    }

    private static HeldOutOutput held(String output, HeldOutClasses held) {
        return new HeldOutOutput(
                output,
                held.labels().stream()
                        .map(each -> new HeldOutLabel(
                                each.row(),
                                held.names().get(each.truth()),
                                held.names().get(each.predicted()),
                                Optional.empty(),
                                Optional.of(each.probabilities().get(each.predicted()))))
                        .toList());
    }

    private Answer candidates(Request request) {
        return Answer.json(fits.of(request.id()).result().fit().candidates().stream()
                .map(each -> new CandidateView(
                        each.method(), each.parameters(), each.error(), each.standardError(), each.chosen()))
                .toList());
    }

    private Answer suggestions(Request request) {
        int count = request.query().whole("count", 1).orElse(FitQuestion.USUAL_COUNT);
        return answer(request, new FitQuestion.NextLabels(count, request.query().whole("candidates", count), false));
    }

    private Answer suspects(Request request) {
        return answer(request, new FitQuestion.Suspects());
    }

    private Answer importance(Request request) {
        return answer(request, new FitQuestion.Importance());
    }

    private Answer answer(Request request, FitQuestion question) {
        return Answer.json(inquiries.answer(fits.of(request.id()), question).found());
    }

    private RegressionFit values(Request request) {
        if (fits.of(request.id()).version().fit() instanceof RegressionFit fit) return fit;
        throw new InvalidInput("this is for values, but " + request.id() + " has classes");
    }

    /// Distances are those between scaled points.
    private Answer neighbours(Request request) {
        RegressionFit fit = values(request);
        request.query().needed("row");
        int row = Check.index(request.query().whole("row", 0).orElseThrow(), fit.rows(), "row");
        NeighbourGraph graph = fit.regularizer().graph();
        Check.that(
                graph.points().rows() == fit.rows(),
                "rows that lack coordinates are not in the graph, so that its rows are not those of the table");
        int point = graph.points().pointOf(row);
        int[] firstRows = graph.points().firstRows();
        List<Integer> places = IntStream.range(0, graph.degree(point))
                .filter(j -> graph.neighbour(point, j) != point)
                .boxed()
                .toList();
        return Answer.json(new Neighbourhood(
                row,
                places.stream().map(j -> firstRows[graph.neighbour(point, j)]).toList(),
                places.stream()
                        .map(j -> Math.sqrt(graph.squaredDistance(point, j)))
                        .toList()));
    }
}
