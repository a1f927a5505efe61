package dev.tangent.service.analysis;

import dev.tangent.Check;
import dev.tangent.ManifoldAnalysis;
import dev.tangent.data.input.PointsInput;
import dev.tangent.geometry.Points;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.present.FindingText;
import dev.tangent.present.FrontWords;
import dev.tangent.service.fit.PointsFields;
import dev.tangent.service.http.FailureView;
import dev.tangent.service.http.Fields;
import dev.tangent.service.job.Job;
import dev.tangent.service.table.Tables;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/// A look at points without labels.
///
/// @param <A> what is computed
/// @param <R> what it gives
abstract class AnalysisJob<A extends ManifoldAnalysis<A>, R> extends Job<R> {
    /// Bytes of a whole number in a list.
    private static final long GROUP = 20;

    private final JsonNode asked;
    private final PointsInput points;
    private final A analysis;
    private final BiFunction<A, Points, R> fit;

    /// Reads the request and refuses what is wrong in it.
    AnalysisJob(String id, Tables tables, Fields fields, A usual, BiFunction<A, Points, R> fit) {
        super(id, tables.of(fields.needed("table")));
        this.fit = fit;
        asked = fields.all();
        PointsFields request = PointsFields.of(fields, tables::of, true);
        A told = parameters(request.applied(own(usual, fields)), fields.givenByName("parameters"));
        fields.end();
        points = request.read(table(), List.of());
        analysis = told.named(points.file());
        analysis.check();
    }

    /// What it looks at.
    PointsInput points() {
        return points;
    }

    /// What a person should know: of the points, and then of what was made of them.
    final List<String> warnings(List<String> made) {
        return Stream.concat(FindingText.doubts(points.findings(), FrontWords.SERVICE).stream(), made.stream())
                .toList();
    }

    /// The method and whatever else this kind of analysis is told.
    abstract A own(A usual, Fields fields);

    /// What clients are told of a result.
    abstract void tell(R result, Map<String, Object> view);

    private static <A extends ManifoldAnalysis<A>> A parameters(A base, Map<String, List<String>> given) {
        A told = base;
        for (Map.Entry<String, List<String>> entry : given.entrySet()) {
            Parameter<?> parameter = Methods.parameter(entry.getKey());
            Check.that(
                    entry.getValue().size() == 1,
                    "%s must have one value: nothing is searched here",
                    parameter.subject());
            told = with(told, parameter, entry.getValue().getFirst());
        }
        return told;
    }

    private static <A extends ManifoldAnalysis<A>, T> A with(A base, Parameter<T> parameter, String text) {
        return base.set(parameter, parameter.domain().read(parameter.subject(), text));
    }

    @Override
    protected R compute() {
        return fit.apply(heard(analysis), points.given());
    }

    /// The points in the scale of the result, numbers for each, and the component or group of each.
    @Override
    protected long bytes() {
        if (!isDone()) return super.bytes();
        return super.bytes() + points.points().size() * (16L * points.points().dimension() + GROUP);
    }

    @Override
    public Object view() {
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("id", id());
        view.put("table", table().id());
        view.put("state", state().word());
        view.put("before", before());
        view.put("request", asked);
        view.put("error", error());
        view.put("errorParts", failure().flatMap(FailureView::errorParts));
        view.put("progress", progress());
        view.put("seconds", seconds());
        if (isDone()) tell(result(), view);
        view.values().removeIf(Optional.empty()::equals);
        return view;
    }
}
