package dev.tangent.selection.score;

import dev.tangent.learning.trial.Trial;

/// A trial and how well it did.
public record Candidate(Trial trial, Score score) {}
