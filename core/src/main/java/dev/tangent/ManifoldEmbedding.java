package dev.tangent;

import dev.tangent.geometry.DistinctPoints;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Check;
import dev.tangent.linalg.MatrixView;
import dev.tangent.method.Defaults;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.method.Settings;
import dev.tangent.report.CloudReport;
import dev.tangent.report.MethodReport;
import dev.tangent.spectral.Embedding;
import dev.tangent.spectral.NeighbourhoodPreservation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Coordinates along the manifold for every row, from the smallest eigenvectors of a regularizer.
///
/// ```java
/// var flat = new ManifoldEmbedding().dimension(2).fit(points);
/// ```
public final class ManifoldEmbedding extends ManifoldAnalysis<ManifoldEmbedding> {
    /// Neighbours that are tried where they are not given, the most first.
    private static final int[] TRIED = {30, 25, 20, 15, 12, 10, 8};

    /// Points up to which several embeddings are quick.
    private static final int MOST_TRIED = 10_000;

    /// Qualities that differ by less are alike.
    private static final double ALIKE = 1e-3;

    /// Rolls, curved sheets and caps that unroll have 0.975 and more, those that stay folded 0.96 and less.
    private static final double FOLDED = 0.97;

    /// By the local Gaussian regularizer; the dimension is estimated if it is not given.
    public ManifoldEmbedding() {
        this(RegularizerSettings.of(Methods.LOCAL_GAUSSIAN));
    }

    private ManifoldEmbedding(RegularizerSettings settings) {
        super(settings);
    }

    @Override
    ManifoldEmbedding with(RegularizerSettings other) {
        return new ManifoldEmbedding(other);
    }

    @Override
    Set<Parameter<?>> own() {
        return Set.of(Parameter.DIMENSION);
    }

    /// An embedding and how it was made.
    ///
    /// @param coordinates a row for each row of the points; each has mean square one in its connected component
    /// @param components the connected component of each row; those of different components do not compare
    /// @param estimated whether the dimension was
    /// @param energies what each coordinate costs in the largest component, ascending
    /// @param residual the largest relative residual of an eigenpair that was used
    /// @param preservation of neighbourhoods, in the largest component
    /// @param warnings what a person should know, a sentence each
    /// @param seconds of each stage, in order
    public record Result(
            MatrixView coordinates,
            List<Integer> components,
            boolean estimated,
            List<Double> energies,
            double residual,
            NeighbourhoodPreservation preservation,
            MethodReport method,
            CloudReport cloud,
            List<String> warnings,
            Map<String, Double> seconds) {
        public int dimension() {
            return coordinates.columns();
        }

        /// How many connected components the points fall into.
        public int count() {
            return 1 + components.stream().mapToInt(Integer::intValue).max().orElse(-1);
        }
    }

    /// Embeds the points. Where the number of neighbours is not given, that one of several is taken whose embedding
    /// keeps neighbourhoods best: with too few the graph is ragged, with too many it joins what lies in folds.
    public Result fit(PointCloud points) {
        check();
        return settings.execution().run(stages -> {
            DistinctPoints distinct = DistinctPoints.of(points);
            Settings given = withDimension(distinct, settings.given(), stages);
            int m = given.of(Parameter.DIMENSION);
            Check.atLeast(
                    m + 2, distinct.cloud().size(), "number of distinct points", "-m/--dimension + 2 = " + (m + 2));
            int[] tried = given.has(Parameter.NEIGHBOURS)
                    ? new int[0]
                    : tried(m, distinct.cloud().size());
            Embedded best = tried.length == 0
                    ? embedded(
                            made(
                                    distinct,
                                    Defaults.fill(settings.method(), given, size(distinct)),
                                    estimated(),
                                    stages),
                            stages)
                    : best(distinct, given, tried, stages);
            return result(best.made, best.embedding, stages);
        });
    }

    /// Whether the dimension is estimated.
    private boolean estimated() {
        return !settings.given().has(Parameter.DIMENSION);
    }

    /// Numbers of neighbours to try, the largest first.
    private int[] tried(int dimension, int size) {
        return Arrays.stream(TRIED)
                .filter(k -> k >= settings.method().leastNeighbours(dimension))
                .filter(k -> k < size && size <= MOST_TRIED)
                .toArray();
    }

    private record Embedded(Made made, Embedding embedding) {
        double quality() {
            return embedding.preservation().least();
        }
    }

    private Embedded embedded(Made made, Stages stages) {
        long seed = settings.execution().seed();
        return new Embedded(
                made, stages.run("eigenvectors", () -> Embedding.of(made.matrix(), made.dimension(), seed)));
    }

    /// Of embeddings that are about as good the one with the most neighbours: it depends least on single points.
    private Embedded best(DistinctPoints points, Settings given, int[] tried, Stages stages) {
        NeighbourGraph graph = settings.execution().neighbours(points, tried[0], stages);
        Optional<Embedded> best = Optional.empty();
        for (int k : tried) {
            Settings filled = Defaults.fill(settings.method(), given.withChosen(Parameter.NEIGHBOURS, k), size(points));
            Embedded next = embedded(made(graph, filled, estimated(), stages), stages);
            if (best.isEmpty() || next.quality() > best.get().quality() + ALIKE) best = Optional.of(next);
        }
        return best.orElseThrow();
    }

    private static Result result(Made made, Embedding embedding, Stages stages) {
        List<String> warnings = new ArrayList<>();
        if (embedding.components() > 1)
            warnings.add("the points fall into " + embedding.components() + " connected components; each is embedded by"
                    + " itself, and coordinates of different components do not compare");
        if (embedding.unplaced() > 0)
            warnings.add(embedding.unplaced() + " points lie in components too small for " + made.dimension()
                    + " coordinates and have zeros");
        if (embedding.preservation().least() < FOLDED)
            warnings.add(String.format(
                    Locale.ROOT,
                    "the embedding is folded or torn: trustworthiness %.2f, continuity %.2f; other -k or one more"
                            + " dimension may help, unless the manifold cannot be flat",
                    embedding.preservation().trustworthiness(),
                    embedding.preservation().continuity()));
        return new Result(
                MatrixView.of(embedding.coordinates()),
                Arrays.stream(embedding.componentOfRow()).boxed().toList(),
                made.estimated(),
                Arrays.stream(embedding.energies()).boxed().toList(),
                embedding.residual(),
                embedding.preservation(),
                made.method(),
                made.cloud(),
                List.copyOf(warnings),
                stages.seconds());
    }
}
