package dev.tangent.experiments.survey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.tangent.Regression;
import dev.tangent.experiments.study.LabelDraw;
import dev.tangent.experiments.study.Study;
import dev.tangent.experiments.study.StudyDesign;
import dev.tangent.experiments.study.StudyResults;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Needs a Python with scikit-learn.
@Tag("full")
class PeerRunTest {
    private static final StudyDesign DESIGN = new StudyDesign(new int[] {60}, 1, 3);

    /// The linear target has noise of 0.3 of its spread, so ridge is near 0.3 / sqrt(1 + 0.09) = 0.287 once its 20
    /// slopes are known, and with 60 labels at about sqrt(60 / 40) of that; the three spirals have no linear
    /// boundary, but label spreading follows them.
    @Test
    void peersPredictOnTheSameDraws() {
        Optional<ScikitLearn> peers = ScikitLearn.found();
        assumeTrue(peers.isPresent(), "no Python with scikit-learn here");
        SurveyTable linear = TargetTables.all(120, 5).get(3);
        ClassTable spirals = ClassTables.spirals(240, 5);
        List<LabelDraw> draws = new Study(linear.problem(), DESIGN, new Regression(), text -> {}).draws();
        ClassStudy study = new ClassStudy(spirals, DESIGN);
        try (PeerRun run = new PeerRun(DESIGN)) {
            run.add(linear, draws);
            run.add(spirals, study.draws());
            run.run(peers.get(), line -> {});
            StudyResults values = new StudyResults(run.results(0, linear, draws));
            assertThat(values.competitors()).containsExactlyElementsOf(PeerRun.VALUES.values());
            assertThat(values.mean("sk ridge", "linear", 60).value()).isBetween(0.28, 0.5);
            ClassResults classes = new ClassResults();
            run.addTo(classes, 1, spirals, study.draws());
            assertThat(classes.rates().competitors()).containsExactlyElementsOf(PeerRun.CLASSES.values());
            assertThat(classes.rates().mean("sk spreading", "three spirals", 60).value())
                    .isBetween(0.0, 0.2);
        }
    }
}
