package dev.tangent.learning.selection;

/// A part of a method's work that is done at once, such as all lambdas of one setting.
///
/// @param key tells the part from all others on the same task and folds, in this run and in any later one, so that
///     what it found can be kept
public record Part(String key, TunableMethod method) {}
