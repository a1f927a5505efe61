package dev.tangent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.geometry.PointCloud;
import dev.tangent.geometry.Points;
import dev.tangent.geometry.WeightedGraph;
import dev.tangent.learning.ClassLabels;
import dev.tangent.learning.Labels;
import dev.tangent.learning.Status;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.method.RegularizerMethod;
import dev.tangent.regularizer.Bandwidth;
import dev.tangent.report.LabelSuggestions;
import dev.tangent.sparse.SparseMatrix;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A graph of one's own: that of a cloud gives what the cloud gives, to the last bit; and what cannot be is refused.
class GraphFitTest {
    private static final int K = 8;
    private static final Roll ROLL = Roll.of(200, 3);
    private static final PointCloud CLOUD = ROLL.points();
    private static final Labels LABELS = ROLL.labels(40);
    private static final WeightedGraph GRAPH = graph(CLOUD);

    static Stream<RegularizerMethod> laplacians() {
        return Stream.of(Methods.LAPLACIAN, Methods.ITERATED_LAPLACIAN);
    }

    /// The weights of a cloud's own graph, read off its Laplacian.
    static WeightedGraph graph(PointCloud cloud) {
        SparseMatrix laplacian = new ManifoldRegularizer()
                .method(Methods.LAPLACIAN)
                .neighbours(K)
                .standardise(Standardisation.NONE)
                .over(cloud)
                .matrix()
                .matrix()
                .explicit();
        double[] weights = Arrays.stream(laplacian.values())
                .map(value -> Math.max(0, -value))
                .toArray();
        return Points.graph(laplacian.rowStart(), laplacian.columns(), weights);
    }

    /// Along a chain with labels at its ends the middle is asked for first, and what is left is told.
    @Test
    void classesOfVerticesAreSuggestedByTheEdgesBetweenThem() {
        int size = 31;
        int[] start =
                IntStream.rangeClosed(0, size).map(i -> Math.min(i, size - 1)).toArray();
        int[] next = IntStream.range(1, size).toArray();
        double[] ones = new double[size - 1];
        Arrays.fill(ones, 1);
        ClassificationFit fit = new Classification()
                .method(Methods.POISSON)
                .fit(Points.graph(start, next, ones), ClassLabels.of(Map.of(0, "a", size - 1, "b")));
        LabelSuggestions found = fit.suggest(2);
        assertThat(found.rows()[0]).isBetween(13, 17);
        for (LabelSuggestions.RowSuggestion each : found.next()) {
            assertThat(each.left()).isBetween(0.0, 1.0);
            assertThat(each.reduction()).isBetween(0.0, 1.0);
        }
    }

    private static Regression regression() {
        return new Regression().standardise(Standardisation.NONE);
    }

    private static Regression ofCloud(RegularizerMethod method) {
        return regression().method(method).neighbours(K).set(Parameter.BANDWIDTH, List.of(new Bandwidth.Relative(1)));
    }

    @ParameterizedTest
    @MethodSource("laplacians")
    void theGraphOfACloudGivesTheSameBitsWithAGivenLambda(RegularizerMethod method) {
        RegressionFit own = ofCloud(method).lambda(1e-3).untuned().fit(CLOUD, LABELS);
        Regression given = regression().method(method).lambda(1e-3).untuned();
        assertThat(given.fit(GRAPH, LABELS).values().copy().values())
                .isEqualTo(own.values().copy().values());
        assertThat(given.fit(GRAPH.with(CLOUD), LABELS).values().copy().values())
                .isEqualTo(own.values().copy().values());
    }

    @ParameterizedTest
    @MethodSource("laplacians")
    void theGraphOfACloudGivesTheSameBitsWithASearchErrorBarsAndSuggestions(RegularizerMethod method) {
        RegressionFit own = ofCloud(method).errorBars().fit(CLOUD, LABELS);
        RegressionFit given = regression().method(method).errorBars().fit(GRAPH, LABELS);
        assertThat(given.values().copy().values()).isEqualTo(own.values().copy().values());
        assertThat(given.sds().copy().values()).isEqualTo(own.sds().copy().values());
        assertThat(given.report().lambda()).isEqualTo(own.report().lambda());
        assertThat(rows(given.suggest(5))).isEqualTo(rows(own.suggest(5)));
    }

    private static List<Integer> rows(LabelSuggestions suggestions) {
        return suggestions.next().stream()
                .map(LabelSuggestions.RowSuggestion::row)
                .toList();
    }

    @Test
    void neighboursAndBandwidthAreNoParametersOfAGivenGraph() {
        RegressionFit fit = regression().method(Methods.ITERATED_LAPLACIAN).fit(GRAPH, LABELS);
        assertThat(fit.report().method().orElseThrow().parameters()).containsOnlyKeys("power");
        assertThat(fit.candidates())
                .allSatisfy(each -> assertThat(each.parameters())
                        .doesNotContainKeys("neighbours", "bandwidth", "relative-bandwidth"));
        assertThat(fit.report().cloud().edges()).hasValue(GRAPH.edges());
        assertThat(fit.report().cloud().dimension()).isZero();
    }

    @Test
    void withoutCoordinatesTheMethodsThatCanAreSearchedAmong() {
        RegressionFit fit = regression().oneMethod().errorBars().fit(GRAPH, LABELS);
        assertThat(fit.candidates().stream().map(Tuning.Tried::method).distinct())
                .containsExactlyInAnyOrder("lap", "ilap", "matern", "mean");
        assertThat(regression()
                        .auto()
                        .errorBars()
                        .fit(GRAPH, LABELS)
                        .sds()
                        .copy()
                        .values())
                .isNotEmpty()
                .doesNotContain(0.0);
    }

    @Test
    void localGaussianTakesTheNeighbourhoodsOfTheGraph() {
        RegressionFit own = regression().untuned().neighbours(K).dimension(2).fit(CLOUD, LABELS);
        RegressionFit given = regression().untuned().dimension(2).fit(GRAPH.with(CLOUD), LABELS);
        assertThat(given.report().method().orElseThrow().name()).isEqualTo("lg");
        double[] theirs = own.values().copy().values();
        double[] found = given.values().copy().values();
        double off = 0;
        for (int i = 0; i < found.length; i++) off = Math.max(off, Math.abs(found[i] - theirs[i]));
        assertThat(off).isPositive().isLessThan(0.2 * spread(theirs)); // neighbours both ways are a few more
    }

    private static double spread(double[] values) {
        return Arrays.stream(values).max().orElseThrow()
                - Arrays.stream(values).min().orElseThrow();
    }

    @Test
    void aModelNeedsCoordinates() {
        Regression lap = regression().method(Methods.LAPLACIAN).lambda(1e-3);
        assertThatThrownBy(() -> lap.fit(GRAPH, LABELS).model())
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("a graph without coordinates has no model for new points");
        assertThatThrownBy(() -> lap.fit(GRAPH, LABELS).streaming()).hasMessageContaining("add them to the graph");
        RegressionFit fit = lap.fit(GRAPH.with(CLOUD), LABELS);
        assertThat(fit.model().predict(CLOUD).values().values())
                .isEqualTo(fit.values().copy().values());
    }

    @Test
    void verticesThatNoLabelReachesAreTold() {
        Points two = Points.graph(
                new int[] {0, 1, 3, 5, 6, 6}, new int[] {1, 0, 2, 1, 3, 2}, new double[] {1, 1, 1, 1, 1, 1});
        RegressionFit fit = new Regression()
                .method(Methods.LAPLACIAN)
                .lambda(1e-3)
                .untuned()
                .fit(two, Labels.of(Map.of(0, 1.0, 3, 2.0)));
        assertThat(fit.status(4)).isEqualTo(Status.NO_LABEL);
        assertThat(fit.report().warnings()).anyMatch(words -> words.contains("1 vertex has no edge, such as vertex 4"));
        assertThat(fit.at(1)).isBetween(1.0, fit.at(2));
    }

    @Test
    void aDirectedGraphIsMadeSymmetricAndToldOfInEveryResult() {
        Points directed = Points.graph(new int[] {0, 1, 2, 3, 3}, new int[] {1, 2, 3}, new double[] {1, 1, 1});
        Labels labels = Labels.of(Map.of(0, 1.0, 3, 2.0));
        assertThat(regression()
                        .untuned()
                        .lambda(0.1)
                        .fit(directed, labels)
                        .report()
                        .warnings())
                .anyMatch(words -> words.startsWith("the graph is directed: of its 3 edges 3"));
        assertThat(new ManifoldClustering().clusters(2).fit(directed).analysis().warnings())
                .anyMatch(words -> words.startsWith("the graph is directed"));
        assertThat(new ManifoldRegularizer()
                        .method(Methods.LAPLACIAN)
                        .over(directed)
                        .analysis()
                        .warnings())
                .anyMatch(words -> words.startsWith("the graph is directed"));
    }

    @Test
    void whatAGraphCannotHaveIsRefused() {
        refused(
                "looks at coordinates, but the graph comes without",
                regression().method(Methods.RIDGE));
        refused(
                "looks at coordinates, but the graph comes without",
                regression().method(Methods.LOCAL_GAUSSIAN));
        refused("neighbours is for a graph that is made of coordinates", ofCloud(Methods.LAPLACIAN));
        refused(
                "bandwidth is for a graph that is made of coordinates",
                regression().method(Methods.LAPLACIAN).set(Parameter.BANDWIDTH, List.of(new Bandwidth.Relative(1))));
        refused("searchSample is for points without a graph", regression().searchSample(50));
        assertThatThrownBy(() -> new IntrinsicDimension().estimate(GRAPH)).hasMessageContaining("without a graph");
        assertThatThrownBy(() -> GRAPH.with(PointCloud.of(new double[][] {{1}, {2}})))
                .hasMessage("the graph has 200 vertices but there are 2 points");
        assertThatThrownBy(() -> new ManifoldEmbedding().fit(GRAPH))
                .hasMessageContaining("dimension must be given for a graph without coordinates");
        assertThatThrownBy(() -> new ManifoldEmbedding()
                        .method(Methods.ISOMAP)
                        .dimension(2)
                        .fit(GRAPH))
                .hasMessageContaining("isomap looks at coordinates");
        assertThatThrownBy(
                        () -> new ManifoldEmbedding().dimension(2).landmarks(50).fit(GRAPH))
                .hasMessageContaining("landmarks is for points");
        assertThatThrownBy(() ->
                        new ManifoldEmbedding().dimension(2).cutShortcuts().fit(GRAPH))
                .hasMessageContaining("shortcuts");
    }

    private static void refused(String words, Regression regression) {
        assertThatThrownBy(() -> regression.fit(GRAPH, LABELS))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining(words);
    }

    @Test
    void smallNeighbourhoodsAndCopiesAreNothingForLocalGaussian() {
        Points path = Points.graph(
                        new int[] {0, 1, 3, 5, 6}, new int[] {1, 0, 2, 1, 3, 2}, new double[] {1, 1, 1, 1, 1, 1})
                .with(PointCloud.of(new double[][] {{0}, {1}, {2}, {3}}));
        Labels labels = Labels.of(Map.of(0, 1.0, 3, 2.0));
        Regression lg = regression().method(Methods.LOCAL_GAUSSIAN).untuned();
        assertThatThrownBy(() -> lg.fit(path, labels))
                .hasMessageContaining("needs neighbourhoods of at least 3 points for dimension 1, but the smallest")
                .hasMessageContaining("has 2");
        assertThat(regression()
                        .untuned()
                        .fit(path, labels)
                        .report()
                        .method()
                        .orElseThrow()
                        .name())
                .isEqualTo("ilap");
        double[] coordinates = CLOUD.toArray();
        System.arraycopy(coordinates, 0, coordinates, 3, 3);
        assertThatThrownBy(() -> lg.fit(GRAPH.with(PointCloud.wrap(3, coordinates)), LABELS))
                .hasMessageContaining("needs vertices at different places, but 1 lie");
    }

    @Test
    void embeddingAndClustersOfAGraphAreThoseOfTheCloud() {
        EmbeddingResult own = new ManifoldEmbedding()
                .method(Methods.LAPLACIAN)
                .neighbours(K)
                .dimension(2)
                .standardise(Standardisation.NONE)
                .fit(CLOUD);
        EmbeddingResult given = new ManifoldEmbedding().dimension(2).fit(GRAPH);
        assertThat(given.method().name()).isEqualTo("lap");
        assertThat(given.coordinates().copy().values())
                .isEqualTo(own.coordinates().copy().values());
        assertThat(Math.min(given.quality().trustworthiness(), given.quality().continuity()))
                .isBetween(0.5, 1.0);
        ClusteringResult groups = new ManifoldClustering()
                .neighbours(K)
                .standardise(Standardisation.NONE)
                .clusters(3)
                .fit(CLOUD);
        assertThat(new ManifoldClustering().clusters(3).fit(GRAPH).clusters()).isEqualTo(groups.clusters());
    }
}
