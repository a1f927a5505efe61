package dev.tangent.learning.uncertainty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.Clouds;
import dev.tangent.InvalidInput;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.learning.reduction.Reduction;
import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.sparse.SolverSettings;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class SuggestionsTest {
    private static final PointCloud CLOUD = Clouds.uniform(150, 2, 7);
    private static final RegularizerMatrix R = new LocalGaussian(2).over(NeighbourGraph.nearest(CLOUD, 12));

    private static DistinctLabels four() {
        return DistinctLabels.of(Map.of(3, 1.0, 40, 2.0, 77, 0.0, 120, 1.0));
    }

    private static Suggestions suggest(DistinctLabels labels, int count, int candidates) {
        return Suggestions.of(
                R,
                labels,
                Reduction.of(R, labels.points(), SolverSettings.DEFAULT),
                count,
                candidates,
                SolverSettings.DEFAULT,
                1);
    }

    /// Every point is tried: labelled, and the whole posterior inverted again.
    @Test
    void theFirstIsTheOneThatTryingAllFindsAndTheReductionIsWhatComesTrue() {
        DistinctLabels labels = four();
        Suggestions.SuggestedPoint first = suggest(labels, 1, 150).next().getFirst();
        int best = -1;
        double least = Double.POSITIVE_INFINITY;
        for (int j = 0; j < 150; j++) {
            if (Arrays.binarySearch(labels.points(), j) >= 0) continue;
            double sum = deviations(labels, j);
            if (sum < least) {
                least = sum;
                best = j;
            }
        }
        assertThat(first.point()).isEqualTo(best);
        assertThat(first.left()).isCloseTo(least / deviations(labels, -1), within(1e-6));
    }

    /// The deviations summed over the points that carry no label before the extra one: with all points in the
    /// sample S is R itself.
    private static double deviations(DistinctLabels labels, int extra) {
        Matrix precision = R.matrix().explicit().toDense();
        double price = 0;
        for (int i = 0; i < 150; i++) price += precision.at(i, i) / 150;
        for (int p = 0; p < 150 * 150; p++) precision.values()[p] *= Suggestions.NOISE / price;
        for (int i = 0; i < 150; i++) {
            boolean known = i == extra || Arrays.binarySearch(labels.points(), i) >= 0;
            precision.set(i, i, precision.at(i, i) + 1 / (150 * Suggestions.FREE) + (known ? 1 : 0));
        }
        Matrix covariance = DenseSolve.inverse(precision);
        double sum = 0;
        for (int i = 0; i < 150; i++)
            if (Arrays.binarySearch(labels.points(), i) < 0) sum += Math.sqrt(covariance.at(i, i));
        return sum;
    }

    /// Fewer labels than functions that cost nothing, three of them here.
    @Test
    void oneLabelIsEnoughToBegin() {
        Suggestions found = suggest(DistinctLabels.of(Map.of(3, 1.0)), 10, 150);
        assertThat(found.next()).extracting(Suggestions.SuggestedPoint::point).doesNotHaveDuplicates();
        assertThat(found.next())
                .extracting(Suggestions.SuggestedPoint::left)
                .isSortedAccordingTo(Comparator.reverseOrder());
        assertThat(found.next().getLast().left()).isLessThan(0.6);
    }

    /// S is nothing but rounding where any values at all can be had for nothing.
    @Test
    void aSampleThatCostsNothingIsChosenFrom() {
        assertThat(suggest(DistinctLabels.of(Map.of(3, 1.0)), 2, 2).next())
                .hasSize(2)
                .allMatch(next -> Double.isFinite(next.variance()) && next.reduction() > 0);
    }

    @Test
    void rankOneUpdatesAreStartingAfresh() {
        Suggestions together = suggest(four(), 6, 150);
        LabelsBuilder grown = new LabelsBuilder(1);
        for (int i = 0; i < 4; i++) grown.add(four().point(i), 0, 0, 1);
        for (int t = 0; t < 5; t++) {
            grown.add(together.next().get(t).point(), 0, 0, 1);
            Suggestions fresh = suggest(grown.distinct(), 1, 150);
            assertThat(fresh.next().getFirst().point())
                    .isEqualTo(together.next().get(t + 1).point());
            assertThat(fresh.next().getFirst().variance())
                    .isCloseTo(together.next().get(t + 1).variance(), within(1e-6));
        }
    }

    @Test
    void aComponentWithoutLabelsComesFirst() {
        PointCloud two = Clouds.apart(CLOUD, Clouds.uniform(60, 2, 8), 50);
        RegularizerMatrix apart = new LocalGaussian(2).over(NeighbourGraph.nearest(two, 12));
        Suggestions found = Suggestions.of(
                apart,
                four(),
                Reduction.of(apart, four().points(), SolverSettings.DEFAULT),
                3,
                210,
                SolverSettings.DEFAULT,
                1);
        assertThat(found.next()).allMatch(next -> next.point() >= 150);
    }

    @Test
    void aSampleIsSeededAndHoldsNoLabel() {
        Suggestions found = suggest(four(), 5, 30);
        assertThat(found.candidates()).isEqualTo(30);
        assertThat(found.next()).isEqualTo(suggest(four(), 5, 30).next());
        assertThat(found.next()).noneMatch(next -> next.point() == 3 || next.point() == 40);
    }

    @Test
    void moreThanThereAreIsRefused() {
        assertThatThrownBy(() -> suggest(four(), 147, 200))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("146");
        assertThatThrownBy(() -> suggest(four(), 10, 5)).isInstanceOf(InvalidInput.class);
    }
}
