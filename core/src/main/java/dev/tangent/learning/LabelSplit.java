package dev.tangent.learning;

/// Labels in two parts: those to learn from, and those that predictions are to be compared with.
///
/// @param heldOut drawn at random, of classes as many of each in proportion
public record LabelSplit<T extends Target>(T training, T heldOut) {}
