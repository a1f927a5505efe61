package dev.tangent.learning;

/// What is known of some points: values of one or more outputs, or classes.
public sealed interface Target permits Labels, ClassLabels {
    /// The rows that carry a label, ascending.
    int[] rows();
}
