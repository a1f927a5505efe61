package dev.tangent.report;

import java.util.List;

/// The labels of classes, each with the probabilities that the fold predicted which did not see it, calibrated and
/// before a given prior. Labels of a class that the other folds do not know say nothing and are left out.
///
/// @param names of the classes
/// @param labels in the order of their rows; of rows with equal coordinates the first stands for all
public record HeldOutClasses(List<String> names, List<HeldOutClass> labels) {
    public HeldOutClasses {
        names = List.copyOf(names);
        labels = List.copyOf(labels);
    }

    /// One label.
    ///
    /// @param row of the table, from 0
    /// @param truth the number of its class
    /// @param probabilities of each class
    public record HeldOutClass(int row, int fold, int truth, List<Double> probabilities) {
        public HeldOutClass {
            probabilities = List.copyOf(probabilities);
        }

        /// The number of the most probable class.
        public int predicted() {
            int largest = 0;
            for (int c = 1; c < probabilities.size(); c++)
                if (probabilities.get(c) > probabilities.get(largest)) largest = c;
            return largest;
        }
    }

    /// How many labels of a class were predicted as another, or as itself.
    public int count(int truth, int predicted) {
        return (int) labels.stream()
                .filter(label -> label.truth() == truth && label.predicted() == predicted)
                .count();
    }

    /// How many were predicted as what they are.
    public int right() {
        return (int) labels.stream()
                .filter(label -> label.truth() == label.predicted())
                .count();
    }
}
