package dev.tangent.learning;

import dev.tangent.learning.classification.ClassProbabilities;
import dev.tangent.linalg.Matrix;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// A class for every row the caller gave, and how sure that is.
///
/// @param names of the classes, in the order of the columns
/// @param probabilities one row a row of the caller's points; each sums to one
/// @param statuses how each row came by its class
/// @param warnings what a person should know, a sentence each
public record ClassPrediction(List<String> names, Matrix probabilities, List<Status> statuses, List<String> warnings) {
    /// Probabilities at new points. An extension by a local regularizer, as files of older versions have it, may
    /// give negative ones beside steep changes: these are zero, and their row sums to one again; other rows are
    /// left as they are.
    ///
    /// @param extended a row for each new point, summing to one
    public static Matrix probabilities(Matrix extended) {
        Matrix probabilities = extended.copy();
        for (int row = 0; row < extended.rows(); row++) {
            double[] parts = extended.row(row);
            if (Arrays.stream(parts).noneMatch(part -> part < 0)) continue;
            double sum = Arrays.stream(parts).filter(part -> part > 0).sum();
            for (int c = 0; c < parts.length; c++) probabilities.set(row, c, Math.max(0, parts[c]) / sum);
        }
        return probabilities;
    }

    /// The number of the most probable class; of equals the first.
    public int classOf(int row) {
        return ClassProbabilities.largest(probabilities, row);
    }

    /// The name of the most probable class.
    public String at(int row) {
        return names.get(classOf(row));
    }

    /// The most probable class of every row.
    public List<String> classes() {
        List<String> classes = new ArrayList<>();
        for (int row = 0; row < probabilities.rows(); row++) classes.add(at(row));
        return List.copyOf(classes);
    }

    public Status status(int row) {
        return statuses.get(row);
    }
}
