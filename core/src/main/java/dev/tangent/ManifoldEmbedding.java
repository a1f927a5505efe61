package dev.tangent;

import static dev.tangent.method.Parameter.DIMENSION;
import static dev.tangent.method.Parameter.NEIGHBOURS;

import dev.tangent.EmbeddingResult.EmbeddingModel;
import dev.tangent.EmbeddingResult.EmbeddingQuality;
import dev.tangent.ManifoldAnalysis.AnalysisReport;
import dev.tangent.fit.GraphSettings;
import dev.tangent.fit.ReportParts;
import dev.tangent.fit.Stages;
import dev.tangent.geometry.DistinctPoints;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.Points;
import dev.tangent.geometry.WeightedGraph;
import dev.tangent.geometry.geodesic.Shortcuts;
import dev.tangent.learning.extension.LandmarkExtension;
import dev.tangent.linalg.MatrixView;
import dev.tangent.linalg.array.RandomSubset;
import dev.tangent.method.EmbeddingMethod;
import dev.tangent.method.MethodSettings;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.method.ParameterValues;
import dev.tangent.method.RegularizerMethod;
import dev.tangent.method.kind.GeodesicMethod;
import dev.tangent.method.spec.Bounds;
import dev.tangent.method.spec.Defaults;
import dev.tangent.preprocessing.ScaledPoints;
import dev.tangent.regularizer.Regularizer;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.report.MethodReport;
import dev.tangent.spectral.Embedding;
import dev.tangent.spectral.EmbeddingWarnings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/// Coordinates along the manifold for every row, from the smallest eigenvectors of a regularizer or from geodesics.
///
/// ```java
/// var flat = new ManifoldEmbedding().dimension(2).fit(points);
/// var isomap = new ManifoldEmbedding().method(Methods.ISOMAP).dimension(2).fit(points);
/// ```
public final class ManifoldEmbedding extends ManifoldAnalysis<ManifoldEmbedding> {
    /// With fewer there is no distance to fit.
    public static final int FEWEST_LANDMARKS = 2;

    /// Neighbours that are tried where they are not given, the most first.
    private static final int[] TRIED = {30, 25, 20, 15, 12, 10, 8};

    /// Points up to which several embeddings are quick.
    private static final int MOST_TRIED = 10_000;

    /// Residual variances that differ by less are alike.
    private static final double ALIKE = 1e-3;

    /// Points beyond which landmarks are embedded and all others placed among them.
    private static final int MOST_WITHOUT_LANDMARKS = 100_000;

    private static final int USUAL_LANDMARKS = 10_000;

    private final Optional<GeodesicMethod> geodesic;
    private final boolean cutting;
    private final OptionalInt landmarks;

    /// By the local Gaussian regularizer; the dimension is estimated if it is not given.
    public ManifoldEmbedding() {
        this(RegularizerSettings.of(Methods.LOCAL_GAUSSIAN), Optional.empty(), false, OptionalInt.empty());
    }

    private ManifoldEmbedding(
            RegularizerSettings settings, Optional<GeodesicMethod> geodesic, boolean cutting, OptionalInt landmarks) {
        super(settings);
        this.geodesic = geodesic;
        this.cutting = cutting;
        this.landmarks = landmarks;
    }

    @Override
    ManifoldEmbedding with(RegularizerSettings other) {
        return new ManifoldEmbedding(other, geodesic, cutting, landmarks);
    }

    @Override
    public ManifoldEmbedding method(RegularizerMethod method) {
        ManifoldEmbedding same = super.method(method);
        return new ManifoldEmbedding(same.settings, Optional.empty(), cutting, landmarks);
    }

    /// By another method than the usual one.
    public ManifoldEmbedding method(EmbeddingMethod method) {
        return switch (method) {
            case RegularizerMethod regularizer -> method(regularizer);
            case GeodesicMethod other -> new ManifoldEmbedding(settings, Optional.of(other), cutting, landmarks);
        };
    }

    /// Leaves out edges of the neighbour graph that join folds of the manifold. Without this they are told only.
    public ManifoldEmbedding cutShortcuts() {
        return new ManifoldEmbedding(settings, geodesic, true, landmarks);
    }

    /// Embeds so many points, drawn at random, and places all others among them by the out-of-sample extension. By
    /// default that is done for more than a hundred thousand points, with ten thousand landmarks.
    public ManifoldEmbedding landmarks(int count) {
        Check.atLeast(FEWEST_LANDMARKS, count, Subject.LANDMARKS);
        return new ManifoldEmbedding(settings, geodesic, cutting, OptionalInt.of(count));
    }

    @Override
    Set<Parameter<?>> own() {
        return Set.of(DIMENSION);
    }

    @Override
    public void check() {
        if (geodesic.isPresent())
            EmbeddingMethod.checkParameters(geodesic.get(), settings.given().parameters());
        else super.check();
    }

    /// Embeds the points. Where the number of neighbours is not given, that one of several is taken whose embedding
    /// has the least residual variance: with too few the graph is ragged, with too many it joins what lies in
    /// folds.
    public EmbeddingResult fit(Points points) {
        return suited(points).placed(points);
    }

    @Override
    ManifoldEmbedding suited(Points points) {
        if (points instanceof WeightedGraph graph) {
            Check.that(landmarks.isEmpty(), "%s is for points, but a graph is given", Subject.LANDMARKS);
            Check.that(!cutting, "shortcuts are cut from a graph that is made of coordinates, but a graph is given");
            if (graph.dimension() == 0 && geodesic.isPresent())
                throw new InvalidInput(
                        "%s %s %s", Subject.METHOD, geodesic.get().name(), GraphSettings.needsCoordinates());
        }
        return super.suited(points);
    }

    @Override
    RegularizerMethod methodOn(WeightedGraph graph) {
        return geodesic.isPresent() ? settings.method() : super.methodOn(graph);
    }

    private EmbeddingResult placed(Points points) {
        return analysed(points, (scaled, stages) -> {
            DistinctPoints distinct = DistinctPoints.of(points, scaled.cloud());
            int size = distinct.cloud().size();
            boolean many = size > MOST_WITHOUT_LANDMARKS && distinct.graph().isEmpty();
            int count = landmarks.orElse(many ? USUAL_LANDMARKS : size);
            if (count >= size) return result(embedded(distinct, stages), Optional.empty(), scaled, stages);
            int[] chosen = RandomSubset.of(
                    size, count, new int[0], settings.execution().seed());
            Embedded few = embedded(DistinctPoints.of(distinct.cloud().select(chosen)), stages);
            LandmarkExtension.Extended all =
                    stages.run("extension", () -> few.extension().over(distinct.cloud()));
            return result(few, Optional.of(all.expanded(distinct)), scaled, stages);
        });
    }

    private Embedded embedded(DistinctPoints distinct, Stages stages) {
        ParameterValues given = withDimension(distinct, settings.given(), stages);
        int m = given.of(DIMENSION);
        int size = distinct.cloud().size();
        Check.that(
                m <= size - 2,
                "number of distinct points must be at least %s + 2 = %s but is %s",
                DIMENSION.subject(),
                m + 2L,
                size);
        int[] tried = given.has(NEIGHBOURS) ? new int[0] : tried(m, size);
        return tried.length == 0
                ? embedded(distinct, filled(distinct, given), stages)
                : best(distinct, given, tried, stages);
    }

    private ParameterValues filled(DistinctPoints points, ParameterValues given) {
        if (geodesic.isPresent()) return Defaults.fill(given, size(points));
        ParameterValues filled = Defaults.fill(settings.method(), given, size(points));
        if (settings.method().takes(DIMENSION)) Bounds.check(settings.method(), filled, size(points));
        return filled;
    }

    /// Numbers of neighbours to try, the largest first.
    private int[] tried(int dimension, int size) {
        int least = geodesic.isPresent() ? 2 : settings.method().leastNeighbours(dimension);
        return Arrays.stream(TRIED)
                .filter(k -> k >= least && k < size && size <= MOST_TRIED)
                .toArray();
    }

    /// @param regularizer what places other points among these
    private record Embedded(
            MethodReport method,
            Optional<MethodSettings> made,
            NeighbourGraph graph,
            Regularizer regularizer,
            Embedding embedding,
            Shortcuts shortcuts) {
        Optional<EmbeddingModel> model(ScaledPoints points) {
            return graph.isGiven()
                    ? Optional.empty()
                    : Optional.of(
                            EmbeddingModel.of(graph, regularizer, made, embedding.coordinates(), points.scaler()));
        }

        LandmarkExtension extension() {
            return new LandmarkExtension(graph, regularizer, embedding.coordinates(), embedding.componentOfRow());
        }
    }

    private Embedded embedded(DistinctPoints points, ParameterValues filled, Stages stages) {
        return embedded(settings.execution().neighbours(points, filled.of(NEIGHBOURS), stages), filled, stages);
    }

    /// With these values, which suit the points.
    ///
    /// @param wide with at least as many neighbours as wanted
    private Embedded embedded(NeighbourGraph wide, ParameterValues filled, Stages stages) {
        int m = filled.of(DIMENSION);
        long seed = settings.execution().seed();
        NeighbourGraph whole = wide.cut(filled.of(NEIGHBOURS));
        Shortcuts shortcuts = whole.isGiven()
                ? new Shortcuts(whole, new BitSet())
                : stages.run("shortcuts", () -> Shortcuts.of(whole));
        NeighbourGraph graph = cutting ? shortcuts.cut(settings.method().leastNeighbours(m)) : whole;
        if (geodesic.isPresent())
            return new Embedded(
                    MethodReport.of(geodesic.get(), filled, graph),
                    Optional.empty(),
                    graph,
                    new LocalGaussian(Math.max(1, Math.min(m, graph.smallestDegree() - 2))),
                    stages.run("geodesics", () -> Embedding.isomap(graph, m, seed)),
                    shortcuts);
        Regularizer regularizer = settings.method().regularizer(filled);
        RegularizerMatrix matrix = stages.run("regularizer", () -> regularizer.over(graph));
        return new Embedded(
                MethodReport.of(settings.method(), settings.byDefault(), filled, graph),
                Optional.of(new MethodSettings(settings.method(), filled)),
                graph,
                regularizer,
                stages.run("eigenvectors", () -> Embedding.of(matrix, m, seed)),
                shortcuts);
    }

    /// Of embeddings that are about as good the one with the most neighbours: it depends least on single points.
    private Embedded best(DistinctPoints points, ParameterValues given, int[] tried, Stages stages) {
        NeighbourGraph graph = settings.execution().neighbours(points, tried[0], stages);
        Optional<Embedded> best = Optional.empty();
        for (int k : tried) {
            Embedded next = embedded(graph, filled(points, given.withChosen(NEIGHBOURS, k)), stages);
            if (best.isEmpty()
                    || next.embedding.residualVariance() < best.get().embedding.residualVariance() - ALIKE)
                best = Optional.of(next);
        }
        return best.orElseThrow();
    }

    private List<String> warnings(Embedded found, ScaledPoints scaled) {
        List<String> all = new ArrayList<>(found.graph
                .points()
                .graph()
                .map(WeightedGraph::notes)
                .orElseGet(() -> blankRows(scaled.prepared().given())));
        all.addAll(EmbeddingWarnings.of(
                found.embedding, found.graph, cutting ? 0 : found.shortcuts.count(), found.shortcuts.edges()));
        return all;
    }

    /// @param extended where landmarks were embedded, the coordinates of all rows
    private EmbeddingResult result(
            Embedded found, Optional<LandmarkExtension.Extended> extended, ScaledPoints scaled, Stages stages) {
        Embedding embedding = found.embedding;
        int[] components = extended.map(LandmarkExtension.Extended::components).orElse(embedding.componentOfRow());
        return new EmbeddingResult(
                MatrixView.of(
                        extended.map(LandmarkExtension.Extended::coordinates).orElse(embedding.coordinates())),
                Arrays.stream(components).boxed().toList(),
                !settings.given().has(DIMENSION),
                EmbeddingQuality.of(embedding),
                new EmbeddingResult.ShortcutReport(found.shortcuts.count(), cutting),
                extended.isPresent() ? OptionalInt.of(found.graph.size()) : OptionalInt.empty(),
                found.method,
                new AnalysisReport(ReportParts.cloud(found.graph, scaled), warnings(found, scaled), stages.seconds()),
                found.model(scaled));
    }
}
