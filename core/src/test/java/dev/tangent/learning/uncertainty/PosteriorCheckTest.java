package dev.tangent.learning.uncertainty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.Clouds;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.fitting.HeldOutErrors;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class PosteriorCheckTest {
    private static PosteriorCheck of(double[] absolute, double[] variances, double[] deviations) {
        return PosteriorCheck.of(List.of(new HeldOutErrors(absolute, variances, deviations)));
    }

    /// 1 - 6 sum d^2 / (n (n^2 - 1)) with d = (0, 1, -1, 0).
    @Test
    void theRankCorrelationIsSpearmans() {
        PosteriorCheck check = of(new double[] {1, 2, 3, 9}, new double[] {0.1, 5, 4, 70}, new double[] {3, 3, 3, 6});
        assertThat(check.rankCorrelation()).isCloseTo(1 - 6 * 2 / 60.0, within(1e-12));
        assertThat(check.relativeError()).isCloseTo(1, within(1e-12));
    }

    @Test
    void variancesThatErrorsFollowAreInformativeAndOthersAreNot() {
        SplittableRandom random = new SplittableRandom(3);
        double[] variances = random.doubles(60, 1, 100).toArray();
        double[] ones = random.doubles(60).map(u -> 0.5 + u).toArray();
        double[] following = IntStream.range(0, 60)
                .mapToDouble(i -> ones[i] * Math.sqrt(variances[i]))
                .toArray();
        double[] far = IntStream.range(0, 60).mapToDouble(i -> 100).toArray();
        assertThat(of(following, variances, following).isInformative()).isTrue();
        assertThat(of(ones, variances, ones).isInformative()).isFalse();
        assertThat(of(ones, variances, far).isInformative()).isTrue();
    }

    /// On a line from 0 to 1 with a label at its left end, the first is the median of what it takes over.
    @Test
    void spaceIsFilledFromTheLabelsOn() {
        PointCloud line = PointCloud.of(
                1, IntStream.rangeClosed(0, 90).mapToDouble(i -> i / 90.0).toArray());
        Suggestions found = Suggestions.spaceFilling(line, new int[] {0}, 3, 90, 1);
        // A label at c leaves the integral of min(x, |x - c|): c^2 / 4 + (1 - c)^2 / 2, least at c = 2/3.
        assertThat(found.next().getFirst().point()).isBetween(59, 61);
        assertThat(found.next().getFirst().left()).isCloseTo(1 / 3.0, within(0.01));
        assertThat(found.next())
                .extracting(Suggestions.SuggestedPoint::left)
                .isSortedAccordingTo(Comparator.reverseOrder());
        assertThat(found.design()).isEqualTo(Suggestions.SamplingDesign.SPACE_FILLING);
    }

    @Test
    void copiesOfALabelAreNeverSuggested() {
        PointCloud cloud = Clouds.uniform(50, 2, 1);
        Suggestions found = Suggestions.spaceFilling(cloud, new int[] {3, 7}, 48, 48, 1);
        assertThat(found.next())
                .extracting(Suggestions.SuggestedPoint::point)
                .doesNotHaveDuplicates()
                .doesNotContain(3, 7);
    }
}
