package dev.tangent.learning.uncertainty;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.Clouds;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.learning.fold.Folds;
import dev.tangent.linalg.Matrix;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// A method that predicts zero everywhere, and labels that are noise of a known size.
final class HeldOutUncertaintyTest {
    private static final int LABELS = 100;
    private static final PointCloud CLOUD = Clouds.uniform(1100, 2, 5);

    private static HeldOutUncertainty bars(Random random, double sd) {
        LabelsBuilder labels = new LabelsBuilder(1);
        for (int i = 0; i < LABELS; i++) labels.add(i, 0, sd * random.nextGaussian(), 1);
        return HeldOutUncertainty.of(CLOUD, labels.distinct(), Matrix.zeros(LABELS, 1), Folds.of(LABELS, 5, 1));
    }

    @Test
    void intervalsHoldTheirShareAndCoverageSaysSo() {
        int within = 0;
        double said = 0;
        for (int run = 0; run < 20; run++) {
            Random random = new Random(run);
            HeldOutUncertainty found = bars(random, 3);
            NonconformityScores.Interval interval = found.scores().getFirst().interval(0.8);
            for (int i = LABELS; i < CLOUD.size(); i++)
                if (Math.abs(3 * random.nextGaussian())
                        <= interval.halfWidthAt(found.variances().at(i, 0))) within++;
            said += found.coverage().covered().get(1) / 20;
            assertThat(found.coverage().tested()).isEqualTo(LABELS);
        }
        // 20 times 100 labels: one standard error is 0.9 %.
        assertThat(within / 20_000.0).isBetween(0.775, 0.83);
        assertThat(said).isBetween(0.775, 0.83);
    }

    @Test
    void deviationsIncludeTheNoise() {
        Matrix sds = bars(new Random(1), 3).sds();
        for (int i = 0; i < sds.rows(); i++) assertThat(sds.at(i, 0)).isBetween(1.5, 4.5);
    }
}
