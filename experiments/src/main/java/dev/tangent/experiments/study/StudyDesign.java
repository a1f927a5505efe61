package dev.tangent.experiments.study;

import dev.tangent.Check;

/// The design of a study: numbers of labels and of draws.
///
/// @param labels numbers of labels, ascending; within a draw the smaller sets are parts of the larger ones
public record StudyDesign(int[] labels, int draws, long seed) {
    public StudyDesign {
        Check.atLeast(1, draws, "draws");
        for (int t = 1; t < labels.length; t++)
            Check.that(
                    labels[t - 1] < labels[t],
                    "numbers of labels must ascend but " + labels[t] + " follows " + labels[t - 1]);
        labels = labels.clone();
    }

    public int mostLabels() {
        return labels[labels.length - 1];
    }
}
