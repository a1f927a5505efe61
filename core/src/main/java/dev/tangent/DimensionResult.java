package dev.tangent;

import dev.tangent.ManifoldAnalysis.AnalysisReport;
import dev.tangent.geometry.local.LocalSpectrum;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/// Both estimates of an intrinsic dimension.
///
/// @param dimension the estimate by maximum likelihood, rounded; at most the number of coordinates
/// @param neighbours the largest neighbourhood looked at, the centre counted
/// @param likelihood the estimate by maximum likelihood: the mean over the upper half of the numbers of neighbours
/// @param likelihoods the same for each number of neighbours, the centre counted: too few see noise instead of the
///     manifold, too many its edges and bends
/// @param spectrum the part of the variance along each principal direction of a typical neighbourhood, largest first
public record DimensionResult(
        int dimension,
        int neighbours,
        double likelihood,
        SortedMap<Integer, Double> likelihoods,
        List<Double> spectrum,
        AnalysisReport analysis) {
    public DimensionResult {
        likelihoods = Collections.unmodifiableSortedMap(new TreeMap<>(likelihoods));
        spectrum = List.copyOf(spectrum);
    }

    /// The least number of principal directions that carry this part of the variance.
    public int directionsExplaining(double part) {
        return new LocalSpectrum(spectrum.stream().mapToDouble(each -> each).toArray()).dimensionExplaining(part);
    }
}
