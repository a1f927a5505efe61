package dev.tangent.baseline.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.Clouds;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.function.RadialShape;
import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.learning.trial.Trial;
import dev.tangent.linalg.Matrix;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ArdGaussianProcessTest {
    private static final PointCloud CLOUD = Clouds.uniform(200, 5, 3);

    private static double truth(int i) {
        return Math.sin(5 * CLOUD.at(i, 1)) + CLOUD.at(i, 3);
    }

    private static DistinctLabels labels() {
        LabelsBuilder builder = new LabelsBuilder(1);
        for (int i = 0; i < 60; i++) builder.add(3 * i, 0, truth(3 * i), 1);
        return builder.distinct();
    }

    private static PointCloud scaled(double... factors) {
        double[][] rows = new double[CLOUD.size()][factors.length];
        for (int i = 0; i < rows.length; i++)
            for (int d = 0; d < factors.length; d++)
                rows[i][d] = factors[d] == 0 ? 7 : factors[d] * CLOUD.at(i, Math.min(d, 4));
        return PointCloud.of(rows);
    }

    private static RelevanceFit fit(PointCloud cloud) {
        return fit(cloud, 0.5);
    }

    private static RelevanceFit fit(PointCloud cloud, double spread) {
        Map<StandardisedCoordinates.Scale, StandardisedCoordinates> each =
                new EnumMap<>(StandardisedCoordinates.Scale.class);
        each.put(
                StandardisedCoordinates.Scale.EACH,
                new StandardisedCoordinates(cloud, StandardisedCoordinates.Scale.EACH));
        return RelevanceFit.of(RelevanceFit.rows(each, labels()), labels(), labels().everything(), spread, 1);
    }

    private static Trial trial(PointCloud cloud) {
        List<Trial> trials = new ArrayList<>();
        LabelledGraph labelled = new LabelledGraph(NeighbourGraph.nearest(cloud, 10), labels());
        new ArdGaussianProcess(1).tryAll(labelled, Folds.of(60, 5, 1), trials::add);
        assertThat(trials).hasSize(2); // a narrow and a wide prior
        return trials.getFirst();
    }

    @Test
    void columnsThatDoNotMatterGetLongLengths() {
        double[] lengths = fit(CLOUD).lengths();
        for (int idle : new int[] {0, 2, 4}) {
            assertThat(lengths[idle]).isGreaterThan(2 * lengths[1]);
            assertThat(lengths[idle]).isGreaterThan(lengths[3]);
        }
        assertThat(trial(CLOUD).parameters().shown().get("shortest-lengths").toString())
                .startsWith("column 1: ");
    }

    @Test
    void aWidePriorLetsColumnsThatDoNotMatterGoFurther() {
        double[] narrow = fit(CLOUD, 0.5).lengths();
        double[] wide = fit(CLOUD, 2).lengths();
        for (int idle : new int[] {0, 2, 4}) assertThat(wide[idle] / wide[1]).isGreaterThan(narrow[idle] / narrow[1]);
    }

    @Test
    void theWidePriorNeedsLabelsForItsColumns() {
        List<Trial> trials = new ArrayList<>();
        PointCloud wide = Clouds.uniform(200, 21, 5);
        new ArdGaussianProcess(1)
                .tryAll(new LabelledGraph(NeighbourGraph.nearest(wide, 10), labels()), Folds.of(60, 5, 1), trials::add);
        assertThat(trials).hasSize(1);
    }

    @Test
    void theUnitOfAColumnDoesNotMatterWhereEachHasItsOwn() {
        RelevanceFit plain = fit(CLOUD);
        RelevanceFit other = fit(scaled(1, 1000, 1, 1e-3, 1));
        // A descent ends where a step is worth less than 1e-5.
        assertThat(other.value()).isCloseTo(plain.value(), within(2e-5));
        // The prior alone curves the density by 1 / 0.5^2, so that 1e-5 is a distance of sqrt(2e-5 / 4).
        for (int d = 0; d < 5; d++) Dense.assertClose(other.lengths()[d] / plain.lengths()[d], 1, 2.3e-3);
    }

    @Test
    void aConstantColumnDoesNoHarm() {
        Trial with = trial(scaled(1, 1, 1, 1, 1, 0));
        double squares = 0;
        for (int i = 0; i < 200; i++) {
            double difference = with.predict().get().values().at(i, 0) - truth(i);
            squares += difference * difference / 200;
        }
        assertThat(Math.sqrt(squares)).isLessThan(0.1);
        assertThat(with.parameters().shown().get("shortest-lengths").toString()).doesNotContain("column 5");
    }

    @Test
    void thePredictionIsTheDenseFormula() {
        RelevanceFit fit = fit(CLOUD);
        Kernel kernel = fit.kernel(new StandardisedCoordinates(CLOUD, StandardisedCoordinates.Scale.EACH)
                .rows(IntStream.range(0, 200).toArray()));
        Matrix among = kernel.among(labels().points());
        KernelRegression.Expansion actual = CovarianceSolve.of(among, labels(), labels().everything(), fit.noise());
        KernelRegression.Expansion expected =
                KernelRegression.ofAll(among, labels()).at(fit.noise());
        Matrix a = actual.plusLevels(kernel.expand(labels().points(), actual.coefficients()));
        Matrix e = expected.plusLevels(kernel.expand(labels().points(), expected.coefficients()));
        for (int i = 0; i < 200; i++) Dense.assertClose(a.at(i, 0), e.at(i, 0), 1e-6);
    }

    @Test
    void manyColumnsAndFewLabelsStayNearTheIsotropicKernel() {
        PointCloud wide = Clouds.uniform(60, 300, 5);
        LabelsBuilder builder = new LabelsBuilder(1);
        for (int i = 0; i < 15; i++) builder.add(4 * i, 0, wide.at(4 * i, 0), 1);
        DistinctLabels few = builder.distinct();
        Matrix rows = new StandardisedCoordinates(wide, StandardisedCoordinates.Scale.EACH).rows(few.points());
        RelevanceFit fit =
                RelevanceFit.of(Map.of(StandardisedCoordinates.Scale.EACH, rows), few, few.everything(), 0.5, 1);
        double[] sorted = fit.lengths().clone();
        Arrays.sort(sorted);
        assertThat(sorted[270] / sorted[30]).isLessThan(2);
    }

    @Test
    void aSubsetThatHoldsEveryLabelIsTheWholeProcess() {
        RadialKernel kernel = new RadialKernel(Clouds.uniform(24, 3, 9), RadialShape.MATERN_3_2, 0.5);
        int[] all = IntStream.range(0, 24).toArray();
        LabelsBuilder builder = new LabelsBuilder(1);
        for (int i : all) builder.add(i, 0, i % 2 == 0 ? 1 : -1, 1);
        DistinctLabels known = builder.distinct();
        KernelRegression.Expansion low = SubsetOfRegressors.of(kernel, known, known.everything(), all, 0.3);
        // About the mean of the labels, zero here: (K + noise) beta = y.
        Matrix covariance = kernel.among(all);
        for (int i : all) covariance.set(i, i, 1.3);
        Matrix residual = covariance.times(low.coefficients()).minus(known.values());
        assertThat(residual.norm()).isLessThan(1e-8);
    }
}
