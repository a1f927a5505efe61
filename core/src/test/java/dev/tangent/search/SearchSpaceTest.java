package dev.tangent.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.learning.baseline.Baselines;
import dev.tangent.learning.baseline.MeanBaseline;
import dev.tangent.learning.selection.Grids;
import dev.tangent.learning.selection.ManifoldMethod;
import dev.tangent.learning.selection.Setting;
import dev.tangent.learning.selection.TunableMethod;
import dev.tangent.method.Choices;
import dev.tangent.method.Method;
import dev.tangent.method.Methods;
import dev.tangent.regularizer.Laplacian;
import dev.tangent.regularizer.LocalGaussian;
import dev.tangent.sparse.SolverSettings;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class SearchSpaceTest {
    private static final SolverSettings SOLVER = SolverSettings.DEFAULT;

    private static SearchSpace.Competitor competitor(Method method, TunableMethod tunable) {
        return new SearchSpace.Competitor(method, tunable, Map.of());
    }

    @Test
    void methodsWithTheSameSettingsTakeTurns() {
        List<Setting> settings = List.of(new Setting(20, new LocalGaussian(2)), new Setting(30, new LocalGaussian(2)));
        SearchSpace space = new SearchSpace(
                Choices.NONE,
                List.of(
                        competitor(
                                Methods.LOCAL_GAUSSIAN,
                                new ManifoldMethod("lg", settings, Grids.relativeLambdas(), SOLVER)),
                        competitor(
                                Methods.LAPLACIAN,
                                new ManifoldMethod(
                                        "lap",
                                        List.of(new Setting(20, new Laplacian())),
                                        Grids.relativeLambdas(),
                                        SOLVER)),
                        competitor(Methods.ADDITIVE, Baselines.additive("additive", settings, SOLVER)),
                        competitor(Methods.MEAN, new MeanBaseline())),
                0);
        assertThat(space.parts().stream().map(part -> part.method().name()))
                .containsExactly("lg", "additive", "lg", "additive", "lap", "mean");
        assertThat(space.parts().get(1).key()).contains("neighbours=20");
        assertThat(space.parts().get(3).key()).contains("neighbours=30");
    }
}
