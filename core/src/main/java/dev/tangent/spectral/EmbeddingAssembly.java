package dev.tangent.spectral;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.geometry.geodesic.EdgeGraph;
import dev.tangent.geometry.geodesic.Geodesics;
import dev.tangent.linalg.Matrix;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/// Embeds connected components one by one and measures the largest.
///
/// @param landmarks how many a component of so many points has
record EmbeddingAssembly(
        NeighbourGraph graph,
        EdgeGraph edges,
        int[] componentOf,
        int dimension,
        IntUnaryOperator landmarks,
        long seed) {
    /// Of a graph whose components are known.
    EmbeddingAssembly(NeighbourGraph graph, int[] componentOf, int dimension, IntUnaryOperator landmarks, long seed) {
        this(graph, EdgeGraph.of(graph), componentOf, dimension, landmarks, seed);
    }

    /// By the components of the graph itself.
    static EmbeddingAssembly connected(NeighbourGraph graph, int dimension, IntUnaryOperator landmarks, long seed) {
        EdgeGraph edges = EdgeGraph.of(graph);
        return new EmbeddingAssembly(graph, edges, edges.components(), dimension, landmarks, seed);
    }

    /// The coordinates of one component.
    @FunctionalInterface
    interface ComponentRule {
        ComponentEmbedding of(int[] members, Supplier<Geodesics> geodesics);
    }

    /// A component that was embedded.
    private record EmbeddedComponent(int[] members, ComponentEmbedding embedding, Supplier<Geodesics> geodesics) {}

    Embedding of(ComponentRule rule) {
        Matrix coordinates = Matrix.zeros(graph.size(), dimension);
        Optional<EmbeddedComponent> largest = Optional.empty();
        double residual = 0;
        int unplaced = 0;
        int[][] components = components();
        for (int[] members : components) {
            if (members.length < dimension + 2) {
                unplaced += members.length;
                continue;
            }
            Supplier<Geodesics> geodesics = once(members);
            EmbeddedComponent part = new EmbeddedComponent(members, rule.of(members, geodesics), geodesics);
            coordinates.put(members, columns(), part.embedding.coordinates());
            residual = Math.max(residual, part.embedding.residual());
            if (largest.isEmpty() || members.length > largest.get().members.length) largest = Optional.of(part);
        }
        return embedding(coordinates, largest, residual, components.length, unplaced);
    }

    private int[][] components() {
        int[] sizes = new int[1 + Arrays.stream(componentOf).max().orElse(-1)];
        for (int component : componentOf) sizes[component]++;
        int[][] members = new int[sizes.length][];
        for (int c = 0; c < sizes.length; c++) members[c] = new int[sizes[c]];
        for (int i = componentOf.length - 1; i >= 0; i--) members[componentOf[i]][--sizes[componentOf[i]]] = i;
        return members;
    }

    private int[] columns() {
        return IntStream.range(0, dimension).toArray();
    }

    /// Geodesics take long: they are found when they are first asked for, and kept.
    private Supplier<Geodesics> once(int[] members) {
        return new Supplier<>() {
            private Optional<Geodesics> found = Optional.empty();

            @Override
            public Geodesics get() {
                if (found.isEmpty())
                    found = Optional.of(
                            Geodesics.of(edges, graph.cloud(), members, landmarks.applyAsInt(members.length), seed));
                return found.get();
            }
        };
    }

    private Embedding embedding(
            Matrix coordinates, Optional<EmbeddedComponent> largest, double residual, int components, int unplaced) {
        int[] componentOfRow = graph.points().expand(componentOf);
        double[] energies = largest.map(part -> part.embedding.energies()).orElse(new double[dimension]);
        Matrix places = Matrix.zeros(graph.size(), dimension);
        Optional<Matrix> scaled = largest.map(this::scaled);
        scaled.ifPresent(own -> places.put(largest.get().members, columns(), own));
        return new Embedding(
                graph.points().expand(coordinates),
                componentOfRow,
                energies,
                residual,
                components,
                unplaced,
                preservation(largest, places, scaled),
                largest.map(part -> part.geodesics
                                .get()
                                .residualVariance(
                                        PointCloud.wrap(dimension, scaled.get().values())))
                        .orElse(0.0));
    }

    private NeighbourhoodPreservation preservation(
            Optional<EmbeddedComponent> largest, Matrix places, Optional<Matrix> scaled) {
        if (graph.cloud().dimension() == 0 && largest.isPresent())
            return NeighbourhoodPreservation.of(
                    largest.get().geodesics.get(),
                    PointCloud.wrap(dimension, scaled.orElseThrow().values()));
        return NeighbourhoodPreservation.of(
                graph.cloud(),
                PointCloud.wrap(dimension, places.values()),
                largest.map(part -> part.members).orElse(new int[0]),
                seed);
    }

    /// Coordinates of mean square one say nothing of how long the manifold is in each direction: neighbours and
    /// distances are looked at after the linear map that fits the geodesics best.
    private Matrix scaled(EmbeddedComponent part) {
        return part.embedding.energies().length == 0
                ? part.embedding.coordinates()
                : new GeodesicScaling(part.geodesics.get())
                        .within(ComponentEmbedding.centred(part.embedding.coordinates()), dimension);
    }
}
