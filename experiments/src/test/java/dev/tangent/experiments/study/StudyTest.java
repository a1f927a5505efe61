package dev.tangent.experiments.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.data.generated.GeneratedPoints;
import dev.tangent.data.generated.SwissRoll;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.Prediction;
import dev.tangent.learning.baseline.MeanBaseline;
import dev.tangent.learning.selection.ManifoldMethod;
import dev.tangent.learning.selection.Reducer;
import dev.tangent.learning.selection.Search;
import dev.tangent.learning.selection.Setting;
import dev.tangent.learning.selection.Task;
import dev.tangent.regularizer.IteratedLaplacian;
import dev.tangent.regularizer.LocalGaussian;
import dev.tangent.regularizer.Regularizer;
import dev.tangent.sparse.SolverSettings;
import java.util.List;
import org.junit.jupiter.api.Test;

class StudyTest {
    private static final GeneratedPoints ROLL = SwissRoll.of(400, 5);
    private static final NeighbourGraph GRAPH = NeighbourGraph.nearest(ROLL.points(), 12);
    private static final Design DESIGN = new Design(new int[] {12, 25}, 3, 5, 7);
    private static final ManifoldMethod LG = method("lg", new LocalGaussian(2));
    private static final ManifoldMethod POWER = method("ilap", new IteratedLaplacian(2));

    private static ManifoldMethod method(String name, Regularizer regularizer) {
        return new ManifoldMethod(
                name,
                List.of(new Setting(10, regularizer), new Setting(12, regularizer)),
                new double[] {1e-6, 1e-3, 1},
                SolverSettings.DEFAULT);
    }

    private static Target target(boolean together) {
        return new Target("parameters", "", ROLL.names(), ROLL.truth(), together);
    }

    private static final List<Competitor> CONTESTANTS = List.of(
            Competitor.of("LG", LG),
            Competitor.of("i-Lap", POWER),
            new Competitor("mean", 12, task -> new MeanBaseline()));

    private static Problem problem(boolean together) {
        return new Problem("roll", "made up", ROLL.points(), List.of(target(together)));
    }

    private static Study study(Problem problem) {
        return new Study(problem, GRAPH, DESIGN, text -> {});
    }

    private static Results run(boolean together) {
        return study(problem(together)).run(CONTESTANTS);
    }

    /// All draws share one reduction; a search from scratch on one draw must come to the same.
    @Test
    void sharingChangesNothing() {
        Target target = target(true);
        Results results = run(true);
        for (int number = 0; number < DESIGN.draws(); number++) {
            LabelDraw draw = new LabelDraw(number, GRAPH.size(), DESIGN);
            for (int labels : DESIGN.labels()) {
                Task task = draw.task(GRAPH, target, labels, Reducer.fresh());
                for (ManifoldMethod method : List.of(LG, POWER)) {
                    Search.Candidate chosen = new Search(List.of(method), draw.folds(labels, DESIGN), target.measure())
                            .over(task)
                            .chosen();
                    Prediction prediction = chosen.trial().predict().get();
                    double error = target.error(0, prediction.values(), draw.unlabelledRows(GRAPH, labels));
                    String name = method.equals(LG) ? "LG" : "i-Lap";
                    assertThat(results.errors(name, "parameters", labels)[number])
                            .as("%s, %d labels, draw %d", name, labels, number)
                            .isCloseTo(error, within(1e-5 * error));
                }
            }
        }
    }

    @Test
    void everyPartOfATargetIsReportedForEveryDraw() {
        Results results = run(false);
        for (String part : ROLL.names())
            for (int labels : DESIGN.labels())
                assertThat(results.errors("LG", part, labels)).hasSize(DESIGN.draws());
        assertThat(results.errors("mean", ROLL.names().getFirst(), 12)).hasSize(DESIGN.draws());
        assertThat(results.errors("mean", ROLL.names().getFirst(), 25))
                .as("beyond its most labels")
                .isEmpty();
    }

    @Test
    void theSameSeedGivesTheSameResults() {
        assertThat(run(true)).isEqualTo(run(true));
    }

    /// Against a search that tries all competitors at once, as a user's does.
    @Test
    void automaticIsTheBlendOfAllContestants() {
        for (boolean together : new boolean[] {true, false}) {
            Target target = target(together);
            Problem problem = problem(together);
            Automatic automatic = new Automatic(problem, GRAPH, DESIGN);
            Results results = automatic.beside(study(problem).run(CONTESTANTS, automatic));
            for (int number = 0; number < DESIGN.draws(); number++) {
                LabelDraw draw = new LabelDraw(number, GRAPH.size(), DESIGN);
                Task task = draw.task(GRAPH, target, 12, Reducer.fresh());
                Search.Outcome outcome = new Search(
                                List.of(LG, POWER, new MeanBaseline()), draw.folds(12, DESIGN), target.measure())
                        .over(task);
                for (int part = 0; part < target.reported().size(); part++) {
                    Search.Candidate blend = together
                            ? outcome.ensemble()
                            : outcome.ensembleFor().get(part);
                    Prediction prediction = blend.trial().predict().get();
                    double error = target.error(part, prediction.values(), draw.unlabelledRows(GRAPH, 12));
                    assertThat(results.errors("auto", target.reported().get(part), 12)[number])
                            .isCloseTo(error, within(1e-4 * error));
                }
            }
        }
    }
}
