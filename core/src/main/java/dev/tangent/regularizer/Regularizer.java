package dev.tangent.regularizer;

import dev.tangent.geometry.NeighbourGraph;

/// A rule that turns a neighbour graph into a matrix R; f'Rf is the energy of f.
public interface Regularizer {
    RegularizerMatrix over(NeighbourGraph graph);
}
