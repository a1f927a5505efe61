package dev.tangent.experiments.paper;

import dev.tangent.learning.uncertainty.Suggestions;
import dev.tangent.samples.body.SimulatedBodies;
import java.util.List;

/// The sizes of experiments; measured tables are taken whole.
///
/// @param poses simulated frames
/// @param poseLabels labelled frames, simulated or measured
/// @param people simulated body shapes
/// @param labels numbers of labels on simulated body shapes, ascending
/// @param candidates points among which suggested labels are chosen
/// @param growth numbers of points at which cost against size is measured, ascending
/// @param surveyPoints points of each generated table of the survey
/// @param surveyLabels numbers of labels of the survey, ascending
public record ExperimentSizes(
        int poses,
        int poseLabels,
        int people,
        List<Integer> labels,
        int candidates,
        List<Integer> growth,
        int surveyPoints,
        List<Integer> surveyLabels) {
    /// 500 labels are left out: they take as long as all other numbers of labels together.
    public static final ExperimentSizes FULL = new ExperimentSizes(
            8_000,
            100,
            SimulatedBodies.SCANS,
            List.of(20, 50, 100, 200),
            Suggestions.CANDIDATES,
            List.of(2_000, 5_000, 10_000, 20_000, 50_000),
            1_000,
            List.of(20, 50, 100));

    public ExperimentSizes {
        labels = List.copyOf(labels);
        growth = List.copyOf(growth);
        surveyLabels = List.copyOf(surveyLabels);
    }

    /// The same with other numbers of labels of the survey.
    public ExperimentSizes withSurveyLabels(List<Integer> numbers) {
        return new ExperimentSizes(poses, poseLabels, people, labels, candidates, growth, surveyPoints, numbers);
    }
}
