package dev.tangent.sparse;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.array.Arguments;

/// Where the unknowns of a system lie, and how many functions of the place have almost no energy: what a
/// preconditioner needs to build a coarse space.
///
/// @param size unknowns
/// @param dimension coordinates of each unknown
/// @param coordinates of the unknowns; finite
/// @param linear directions in which linear functions have almost no energy; 0 if only constants have
public record NodeGeometry(int size, int dimension, Coordinates coordinates, int linear) {
    public NodeGeometry {
        Arguments.atLeast(0, linear, "linear directions");
    }

    /// A row of the matrix for each unknown.
    public static NodeGeometry of(Matrix coordinates, int linear) {
        return new NodeGeometry(coordinates.rows(), coordinates.columns(), coordinates::at, linear);
    }

    public double at(int node, int coordinate) {
        return coordinates.at(node, coordinate);
    }

    /// A coordinate of a node.
    @FunctionalInterface
    public interface Coordinates {
        double at(int node, int coordinate);
    }
}
