package dev.tangent.spark.points;

import org.apache.spark.Partitioner;

/// Sends a place to its cell, and what is addressed to a cell there.
final class CellPartitioner extends Partitioner {
    private static final long serialVersionUID = 1;

    private final CellTree tree;

    CellPartitioner(CellTree tree) {
        this.tree = tree;
    }

    @Override
    public int numPartitions() {
        return tree.cells();
    }

    @Override
    public int getPartition(Object key) {
        return switch (key) {
            case CoordinateKey place -> tree.cellOf(place.coordinates());
            case Integer cell -> cell;
            default -> throw new IllegalArgumentException("neither a place nor a cell: " + key);
        };
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CellPartitioner partitioner && tree == partitioner.tree;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(tree);
    }
}
