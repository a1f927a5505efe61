package dev.tangent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.ManifoldAnalysis.AnalysisReport;
import dev.tangent.geometry.IncompletePoints;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.spectral.Embedding;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Embedding, clusters, dimension and R itself by the manners of the front door.
class ManifoldAnalysisTest {
    private static final Roll ROLL = Roll.of(500, 7);

    @Test
    void anEmbeddingIsThatOfTheRegularizer() {
        EmbeddingResult flat =
                new ManifoldEmbedding().neighbours(12).dimension(2).seed(3).fit(ROLL.points());
        Embedding plain = Embedding.of(new LocalGaussian(2).over(NeighbourGraph.nearest(ROLL.points(), 12)), 2, 3);
        assertThat(flat.coordinates().column(0)).isEqualTo(plain.coordinates().column(0));
        assertThat(flat.estimated()).isFalse();
        assertThat(flat.count()).isEqualTo(1);
    }

    @Test
    void aDimensionThatNobodyGivesIsEstimated() {
        EmbeddingResult flat = new ManifoldEmbedding().neighbours(12).fit(ROLL.points());
        assertThat(flat.estimated()).isTrue();
        assertThat(flat.dimension()).isEqualTo(2);
        assertThat(new IntrinsicDimension()
                        .neighbours(15)
                        .estimate(ROLL.points())
                        .dimension())
                .isEqualTo(2);
    }

    @Test
    void clustersAreConnectedComponentsWhereThereAreSome() {
        var apart = Clouds.apart(Clouds.uniform(60, 2, 1), Clouds.uniform(40, 2, 2), 100);
        ClusteringResult groups = new ManifoldClustering().neighbours(8).fit(apart);
        assertThat(groups.count()).isEqualTo(2);
        assertThat(groups.sizes()).containsExactly(60, 40);
        assertThat(new ManifoldClustering().neighbours(8).clusters(3).fit(apart).count())
                .isEqualTo(3);
    }

    @Test
    void rowsOfWhichNothingIsKnownAreTold() {
        double[] cells = Clouds.uniform(60, 2, 1).toArray();
        cells[7] = Double.NaN;
        cells[10] = Double.NaN;
        cells[11] = Double.NaN;
        var gaps = IncompletePoints.of(2, cells, new BitSet());
        String told = "1 row lacks all its coordinates and is put amid the others: its result says nothing";
        assertThat(new ManifoldClustering().neighbours(8).fit(gaps).analysis().warnings())
                .contains(told);
        assertThat(new ManifoldEmbedding()
                        .neighbours(8)
                        .dimension(1)
                        .fit(gaps)
                        .analysis()
                        .warnings())
                .contains(told);
        assertThat(new ManifoldRegularizer().over(gaps).analysis().warnings()).contains(told);
    }

    @Test
    void theRegularizerItselfIsThatOfTheDefaults() {
        RegularizerResult made = new ManifoldRegularizer().dimension(2).over(ROLL.points());
        assertThat(made.method().parameters().get("neighbours").value()).isEqualTo(ParameterValue.of(20));
        assertThat(made.report().size()).isEqualTo(500);
        assertThat(made.matrix().nullSpaceDimension()).isEqualTo(3);
    }

    @Test
    void whatLeavesAnAnalysisCannotBeWrittenInto() {
        var points = Clouds.uniform(60, 2, 1);
        ClusteringResult groups = new ManifoldClustering().neighbours(8).fit(points);
        EmbeddingResult flat =
                new ManifoldEmbedding().neighbours(8).dimension(1).fit(points);
        for (AnalysisReport report : List.of(
                groups.analysis(),
                flat.analysis(),
                new ManifoldRegularizer().over(points).analysis(),
                new IntrinsicDimension().estimate(points).analysis())) {
            assertThat(report.seconds()).isNotEmpty();
            assertThatThrownBy(() -> report.seconds().clear()).isInstanceOf(UnsupportedOperationException.class);
            assertThatThrownBy(() -> report.warnings().add("")).isInstanceOf(UnsupportedOperationException.class);
        }
        assertThatThrownBy(() -> groups.sizes().clear()).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> flat.components().clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void parametersOfOtherMethodsAreRefused() {
        assertThatThrownBy(() -> new ManifoldRegularizer()
                        .method(Methods.LAPLACIAN)
                        .dimension(2)
                        .over(ROLL.points()))
                .hasMessageStartingWith("dimension belongs to method lg");
        assertThatThrownBy(() -> new ManifoldEmbedding().set(Parameter.POWER, 2).check())
                .hasMessageStartingWith("power belongs to method ilap");
        assertThat(List.of(new ManifoldEmbedding()
                        .method(Methods.LAPLACIAN)
                        .dimension(2)
                        .fit(ROLL.points())
                        .dimension()))
                .containsExactly(2);
    }
}
