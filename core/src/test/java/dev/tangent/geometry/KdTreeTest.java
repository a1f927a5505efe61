package dev.tangent.geometry;

import dev.tangent.geometry.neighbours.KdTree;
import dev.tangent.geometry.neighbours.NeighbourSearch;

class KdTreeTest extends ExactSearchContract {
    @Override
    NeighbourSearch search() {
        return new KdTree();
    }
}
