package dev.tangent.selection.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class FoldErrorsTest {
    private static FoldErrors errors(Double... values) {
        return new FoldErrors(Arrays.asList(values));
    }

    /// Without the first fold the second candidate is the best, without the others the first is.
    @Test
    void everyFoldJudgesWhatTheOthersChose() {
        List<FoldErrors> candidates = List.of(errors(1.0, 4.0, 4.0), errors(9.0, 2.0, 3.0));
        assertThat(FoldErrors.ofChoice(candidates)).isCloseTo((9 + 4 + 4) / 3.0, within(1e-12));
    }

    @Test
    void oneCandidateIsNoChoice() {
        assertThat(FoldErrors.ofChoice(List.of(errors(1.0, 2.0, 6.0)))).isCloseTo(3, within(1e-12));
        assertThat(FoldErrors.ofChoice(List.of(errors(2.0), errors(1.0)))).isEqualTo(1);
    }

    /// Candidates that are all the same but for chance: the least mean is far below what any of them is worth, the
    /// error of the choice is not.
    @Test
    void chanceIsNotRewarded() {
        SplittableRandom random = new SplittableRandom(4);
        double least = 0;
        double ofChoice = 0;
        int repeats = 200;
        for (int r = 0; r < repeats; r++) {
            List<FoldErrors> candidates = new ArrayList<>();
            for (int c = 0; c < 100; c++)
                candidates.add(new FoldErrors(DoubleStream.generate(() -> 1 + 0.3 * random.nextGaussian())
                        .limit(5)
                        .boxed()
                        .toList()));
            least += candidates.stream().mapToDouble(FoldErrors::mean).min().orElseThrow() / repeats;
            ofChoice += FoldErrors.ofChoice(candidates) / repeats;
        }
        assertThat(least).isLessThan(0.75);
        // Of 1000 judgements with a deviation of 0.3: four standard errors.
        assertThat(ofChoice).isCloseTo(1, within(0.04));
    }

    @Test
    void aCandidateWithoutAnErrorIsNotChosen() {
        assertThat(FoldErrors.ofChoice(List.of(errors(Double.NaN, 1.0), errors(2.0, 4.0))))
                .isCloseTo(3, within(1e-12));
        assertThat(FoldErrors.ofChoice(List.of(errors(Double.NaN, Double.NaN)))).isNaN();
    }
}
