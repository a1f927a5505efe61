package dev.tangent.experiments.survey;

import dev.tangent.experiments.study.DrawResult;
import dev.tangent.experiments.study.StudyResults;
import dev.tangent.linalg.MatrixView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Errors of classes: the share of rows without a label whose most probable class is not theirs, and the mean of minus
/// the logarithm of the probability that their class was given, which counts as at least 1e-15. Collects; not safe for
/// threads.
final class ClassResults {
    private static final double LEAST = 1e-15;

    private final List<DrawResult> rates = new ArrayList<>();
    private final List<DrawResult> losses = new ArrayList<>();

    /// Adds what a method predicts from one draw.
    ///
    /// @param probabilities one row a row of the table, one column a class
    void add(String competitor, ClassTable table, ClassDraw draw, int labels, MatrixView probabilities) {
        boolean[] marked = draw.unlabelledRows(labels);
        int count = 0;
        double wrong = 0;
        double loss = 0;
        for (int row = 0; row < marked.length; row++) {
            if (!marked[row]) continue;
            count++;
            int own = table.classes()[row];
            if (largest(probabilities, row) != own) wrong++;
            loss -= Math.log(Math.max(LEAST, probabilities.at(row, own)));
        }
        rates.add(new DrawResult(competitor, table.name(), labels, draw.number(), Map.of(), wrong / count));
        losses.add(new DrawResult(competitor, table.name(), labels, draw.number(), Map.of(), loss / count));
    }

    /// Of equal ones the first.
    private static int largest(MatrixView probabilities, int row) {
        int largest = 0;
        for (int c = 1; c < probabilities.columns(); c++)
            if (probabilities.at(row, c) > probabilities.at(row, largest)) largest = c;
        return largest;
    }

    StudyResults rates() {
        return new StudyResults(rates);
    }

    StudyResults losses() {
        return new StudyResults(losses);
    }
}
