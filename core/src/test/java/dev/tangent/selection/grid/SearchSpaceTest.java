package dev.tangent.selection.grid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.baseline.Baselines;
import dev.tangent.baseline.MeanBaseline;
import dev.tangent.learning.loss.Squared;
import dev.tangent.learning.trial.ManifoldMethod;
import dev.tangent.learning.trial.TunableMethod;
import dev.tangent.method.Method;
import dev.tangent.method.Methods;
import dev.tangent.method.spec.ParameterGrid;
import dev.tangent.regularizer.energy.Laplacian;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.regularizer.energy.RegularizerSpec;
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
        List<RegularizerSpec> settings =
                List.of(new RegularizerSpec(20, new LocalGaussian(2)), new RegularizerSpec(30, new LocalGaussian(2)));
        SearchSpace space = new SearchSpace(
                ParameterGrid.NONE,
                List.of(
                        competitor(
                                Methods.LOCAL_GAUSSIAN,
                                ManifoldMethod.of("lg", settings, UsualGrids.relativeLambdas(), new Squared(), SOLVER)),
                        competitor(
                                Methods.LAPLACIAN,
                                ManifoldMethod.of(
                                        "lap",
                                        List.of(new RegularizerSpec(20, new Laplacian())),
                                        UsualGrids.relativeLambdas(),
                                        new Squared(),
                                        SOLVER)),
                        competitor(Methods.ADDITIVE, Baselines.additive("additive", settings, SOLVER)),
                        competitor(Methods.MEAN, new MeanBaseline())),
                0);
        assertThat(space.units().stream().map(unit -> unit.method().name()))
                .containsExactly("lg", "additive", "lg", "additive", "lap", "mean");
        assertThat(space.units().get(1).key()).contains("neighbours=20");
        assertThat(space.units().get(3).key()).contains("neighbours=30");
    }
}
