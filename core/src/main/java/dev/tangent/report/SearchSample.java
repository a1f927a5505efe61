package dev.tangent.report;

/// A search on some of the points.
///
/// @param points how many
/// @param labels how many of them carried one
/// @param settings how many were compared there
public record SearchSample(int points, int labels, int settings) {}
