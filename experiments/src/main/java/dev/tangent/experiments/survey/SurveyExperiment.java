package dev.tangent.experiments.survey;

import dev.tangent.Check;
import dev.tangent.experiments.paper.Experiment;
import dev.tangent.experiments.paper.Setup;
import dev.tangent.experiments.study.PredictionListener;
import dev.tangent.experiments.study.StudyDesign;
import dev.tangent.plot.page.Section;
import java.util.List;
import java.util.Optional;

/// Which method when: every method, and those of scikit-learn, on tables of many kinds. Beyond the paper.
///
/// @param peers scikit-learn, where there is one
/// @param listener receives every prediction of values by Tangent's methods
public record SurveyExperiment(Optional<ScikitLearn> peers, PredictionListener listener) implements Experiment {
    public static final String NAME = "survey";

    private static final int LEAST_LABELS = 20;
    private static final int MOST_LABELS = 150;

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String title() {
        return "Which method when";
    }

    @Override
    public String lead() {
        return "Every method of Tangent, auto and the usual methods of scikit-learn on tables of many kinds, with few"
                + " labels: what wins where, and why. Written by tangent experiment survey; do not edit.";
    }

    @Override
    public List<Section> run(Setup setup) {
        for (int labels : setup.sizes().surveyLabels()) {
            Check.atLeast(LEAST_LABELS, labels, "number of labels of the survey", "two for each of 10 digits, 20,");
            Check.atMost(MOST_LABELS, labels, "number of labels of the survey", "what leaves points to predict, 150,");
        }
        return sections(SurveyTableSet.of(setup), setup);
    }

    List<Section> sections(SurveyTableSet gallery, Setup setup) {
        int[] labels = setup.sizes().surveyLabels().stream()
                .mapToInt(Integer::intValue)
                .toArray();
        StudyDesign design = new StudyDesign(labels, setup.draws(), setup.seed());
        SurveyResults results = new Survey(gallery, design, peers, listener, setup.log()).run();
        return new SurveyPage(gallery, design, peers, results).sections();
    }
}
