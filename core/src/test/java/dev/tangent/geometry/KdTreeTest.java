package dev.tangent.geometry;

class KdTreeTest extends ExactSearchContract {
    @Override
    NeighbourSearch search() {
        return new KdTree();
    }
}
