package dev.tangent.app.tuning;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.app.method.Choices;
import dev.tangent.learning.baseline.Baselines;
import dev.tangent.learning.baseline.MeanBaseline;
import dev.tangent.learning.selection.Grids;
import dev.tangent.learning.selection.ManifoldMethod;
import dev.tangent.learning.selection.Setting;
import dev.tangent.regularizer.Laplacian;
import dev.tangent.regularizer.LocalGaussian;
import dev.tangent.sparse.SolverSettings;
import java.util.List;
import org.junit.jupiter.api.Test;

final class SpaceTest {
    private static final SolverSettings SOLVER = SolverSettings.DEFAULT;

    @Test
    void methodsWithTheSameSettingsTakeTurns() {
        List<Setting> settings = List.of(new Setting(20, new LocalGaussian(2)), new Setting(30, new LocalGaussian(2)));
        Space space = new Space(
                Choices.NONE,
                List.of(
                        new ManifoldMethod("lg", settings, Grids.relativeLambdas(), SOLVER),
                        new ManifoldMethod(
                                "lap", List.of(new Setting(20, new Laplacian())), Grids.relativeLambdas(), SOLVER),
                        Baselines.additive("additive", settings, SOLVER),
                        new MeanBaseline()),
                0);
        assertThat(space.parts().stream().map(part -> part.method().name()))
                .containsExactly("lg", "additive", "lg", "additive", "lap", "mean");
        assertThat(space.parts().get(1).key()).contains("neighbours=20");
        assertThat(space.parts().get(3).key()).contains("neighbours=30");
    }
}
