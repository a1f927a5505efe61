package dev.tangent;

import dev.tangent.geometry.DimensionEstimate;
import dev.tangent.geometry.LocalSpectrum;

/// Both estimates of an intrinsic dimension.
///
/// @param dimension the estimate by maximum likelihood, rounded; at most the number of coordinates
/// @param neighbours the largest neighbourhood looked at
/// @param likelihood for every number of neighbours
/// @param spectrum the part of the variance along each principal direction of a neighbourhood
public record DimensionResult(
        int dimension, int neighbours, DimensionEstimate likelihood, LocalSpectrum spectrum, AnalysisReport analysis) {}
