package dev.tangent;

import static dev.tangent.method.Parameter.DIMENSION;
import static dev.tangent.method.Parameter.NEIGHBOURS;

import dev.tangent.fit.Execution;
import dev.tangent.fit.GraphSettings;
import dev.tangent.fit.ReportParts;
import dev.tangent.fit.Stages;
import dev.tangent.geometry.DistinctPoints;
import dev.tangent.geometry.IncompletePoints;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.Points;
import dev.tangent.geometry.WeightedGraph;
import dev.tangent.geometry.local.DimensionEstimate;
import dev.tangent.method.Capability;
import dev.tangent.method.Method;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.method.ParameterValues;
import dev.tangent.method.RegularizerMethod;
import dev.tangent.method.spec.Bounds;
import dev.tangent.method.spec.CloudSize;
import dev.tangent.method.spec.Defaults;
import dev.tangent.preprocessing.PreparedPoints;
import dev.tangent.preprocessing.ScaledPoints;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.report.CloudReport;
import dev.tangent.report.MethodReport;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/// A regularizer over points without labels, and how to make it. Never changed: each method gives a new one.
///
/// @param <S> the type itself
public abstract class ManifoldAnalysis<S extends ManifoldAnalysis<S>> extends Computation<S> {
    final RegularizerSettings settings;

    ManifoldAnalysis(RegularizerSettings settings) {
        this.settings = settings;
    }

    /// What is common to all of them.
    ///
    /// @param byDefault whether nobody named the method
    /// @param given values of its parameters
    record RegularizerSettings(
            RegularizerMethod method, boolean byDefault, ParameterValues given, Execution execution) {
        static RegularizerSettings of(RegularizerMethod method) {
            return new RegularizerSettings(method, true, ParameterValues.NONE, Execution.DEFAULT);
        }
    }

    abstract S with(RegularizerSettings other);

    /// By another regularizer than the usual one.
    public S method(RegularizerMethod method) {
        return with(new RegularizerSettings(method, false, settings.given, settings.execution));
    }

    /// Number of points in a neighbourhood, k.
    public S neighbours(int value) {
        return set(NEIGHBOURS, value);
    }

    /// Dimension of the manifold, m.
    public S dimension(int value) {
        return set(DIMENSION, value);
    }

    /// Any parameter of the method.
    public <T> S set(Parameter<T> parameter, T value) {
        return with(new RegularizerSettings(
                settings.method, settings.byDefault, settings.given.with(parameter, value), settings.execution));
    }

    @Override
    S execution(UnaryOperator<Execution> change) {
        return with(new RegularizerSettings(
                settings.method, settings.byDefault, settings.given, change.apply(settings.execution)));
    }

    /// Parameters that are used whatever the method takes.
    Set<Parameter<?>> own() {
        return Set.of();
    }

    /// Refuses settings that are wrong whatever the points; the computation does so too.
    public void check() {
        Method.checkParameters(
                List.of(settings.method),
                settings.given.parameters().stream()
                        .filter(parameter -> !own().contains(parameter))
                        .collect(Collectors.toSet()));
    }

    /// The same as the points allow: a graph of the caller's own has its neighbours and weights, and where its
    /// vertices have no coordinates a Laplacian stands in for a default that looks at them. Refuses wrong settings.
    S suited(Points points) {
        check();
        return with(points instanceof WeightedGraph graph ? onGraph(graph) : settings);
    }

    private RegularizerSettings onGraph(WeightedGraph graph) {
        GraphSettings.checkParameters(settings.given.parameters());
        GraphSettings.check(settings.execution, graph);
        return new RegularizerSettings(
                methodOn(graph),
                settings.byDefault,
                settings.given.withDefault(NEIGHBOURS, graph.leastNeighbours()),
                settings.execution);
    }

    RegularizerMethod methodOn(WeightedGraph graph) {
        boolean bare = graph.dimension() == 0 && !settings.method.can(Capability.GRAPHS);
        RegularizerMethod method = bare && settings.byDefault ? Methods.LAPLACIAN : settings.method;
        GraphSettings.check(method, graph, settings.given.has(DIMENSION) ? settings.given.of(DIMENSION) : 1);
        return method;
    }

    /// What is odd in the points, and other words on them.
    static List<String> notes(Points points, List<String> others) {
        List<String> all =
                new ArrayList<>(points instanceof WeightedGraph graph ? graph.notes() : blankRows(points.withGaps()));
        all.addAll(others);
        return all;
    }

    /// Every row gets a place here, also one of which nothing is known.
    static List<String> blankRows(IncompletePoints points) {
        int blank = PreparedPoints.blank(points);
        return blank == 0
                ? List.of()
                : List.of(Message.counted(
                        blank,
                        "row lacks all its coordinates and is put amid the others: its result says nothing",
                        "rows lack all their coordinates and are put amid the others: their results say nothing"));
    }

    /// Works on the points as the settings prepare them.
    <R> R analysed(Points points, BiFunction<ScaledPoints, Stages, R> work) {
        return settings.execution.run(
                points.size(),
                false,
                stages -> work.apply(settings.execution.prepared(points.withGaps(), stages), stages));
    }

    /// R over some points.
    record Made(MethodReport method, RegularizerMatrix matrix) {
        CloudReport cloud(ScaledPoints points) {
            return ReportParts.cloud(matrix.graph(), points);
        }
    }

    /// With a value for every parameter; a dimension that nobody gave is estimated.
    Made made(DistinctPoints points, ParameterValues given, Stages stages) {
        CloudSize size = size(points);
        boolean plain = points.graph().isPresent() && !settings.method.takes(DIMENSION);
        ParameterValues wanted = plain ? given : withDimension(points, given, stages);
        return madeOf(points, Defaults.fill(settings.method, wanted, size), stages);
    }

    CloudSize size(DistinctPoints points) {
        return CloudSize.of(settings.execution.source(), points);
    }

    ParameterValues withDimension(DistinctPoints points, ParameterValues given, Stages stages) {
        return given.has(DIMENSION)
                ? given
                : given.withDefault(DIMENSION, estimate(points, given, size(points), stages));
    }

    /// With these values, one for every parameter.
    Made madeOf(DistinctPoints points, ParameterValues filled, Stages stages) {
        if (settings.method.takes(DIMENSION)) Bounds.check(settings.method, filled, size(points));
        NeighbourGraph graph = settings.execution.neighbours(points, filled.of(NEIGHBOURS), stages);
        RegularizerSpec setting = new RegularizerSpec(filled.of(NEIGHBOURS), settings.method.regularizer(filled));
        RegularizerMatrix matrix = stages.run("regularizer", () -> setting.over(graph));
        return new Made(MethodReport.of(settings.method, settings.byDefault, filled, matrix.graph()), matrix);
    }

    private int estimate(DistinctPoints points, ParameterValues given, CloudSize size, Stages stages) {
        Check.that(
                size.coordinates() > 0,
                "%s must be given for a graph without coordinates, which has none to estimate it by",
                DIMENSION.subject());
        int k = given.has(NEIGHBOURS) ? given.of(NEIGHBOURS) : Math.min(Defaults.USUAL_NEIGHBOURS, size.distinct());
        Bounds.check(settings.method, given.withDefault(NEIGHBOURS, k), size);
        NeighbourGraph graph = settings.execution.neighbours(points, k, stages);
        int dimension = graph.smallestDegree() < IntrinsicDimension.FEWEST_NEIGHBOURS
                ? 1
                : stages.run("dimension", () -> DimensionEstimate.of(graph).rounded(size.coordinates()));
        while (dimension > 1 && settings.method.leastNeighbours(dimension) > k) dimension--;
        return dimension;
    }

    /// What every look at points without labels tells beside its result.
    ///
    /// @param warnings what a person should know, a sentence each
    /// @param seconds of each stage, in order
    public record AnalysisReport(CloudReport cloud, List<String> warnings, Map<String, Double> seconds) {
        public AnalysisReport {
            warnings = List.copyOf(warnings);
            seconds = Collections.unmodifiableMap(new LinkedHashMap<>(seconds));
        }
    }
}
