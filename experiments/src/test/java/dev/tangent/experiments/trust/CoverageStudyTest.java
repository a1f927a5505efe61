package dev.tangent.experiments.trust;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.linalg.Matrix;
import dev.tangent.samples.generated.GeneratedPoints;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("full")
final class CoverageStudyTest {
    @Test
    void intervalsHoldWhatTheyPromiseOfNoisyValues() {
        GeneratedPoints roll = SwissRollExample.roll(5);
        NeighbourGraph graph = SwissRollExample.graph(roll);
        SplittableRandom random = new SplittableRandom(6);
        Matrix values = roll.truth().copy();
        for (int i = 0; i < values.rows(); i++)
            for (int c = 0; c < 2; c++) values.set(i, c, values.at(i, c) + 0.5 * random.nextGaussian());
        double[] within = new CoverageStudy(graph, SwissRollExample.SETTING, values, 10, 8).within(0);
        // Of 200 points: one standard error is 3.5, 2.8 and 1.5 %.
        assertThat(within[0]).isBetween(0.42, 0.58);
        assertThat(within[1]).isBetween(0.73, 0.87);
        assertThat(within[2]).isBetween(0.91, 0.985);
    }
}
