package dev.tangent.regularizer.energy;

import dev.tangent.regularizer.Regularizer;

/// Regularizers of one kind over the same neighbourhoods: they share tangent spaces and the order of elimination.
public record RegularizerFamily(Class<? extends Regularizer> kind, int neighbours) {}
