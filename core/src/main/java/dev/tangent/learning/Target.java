package dev.tangent.learning;

/// What is known of some points: values of one or more outputs, or classes.
public sealed interface Target permits Labels, ClassLabels {
    /// The rows that carry a label, ascending.
    int[] rows();

    /// Labels in two parts: those to learn from, and those that predictions are to be compared with.
    ///
    /// @param heldOut drawn at random, of classes as many of each in proportion
    record Split<T extends Target>(T training, T heldOut) {}
}
