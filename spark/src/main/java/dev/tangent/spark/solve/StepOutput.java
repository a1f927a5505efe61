package dev.tangent.spark.solve;

import java.io.Serializable;

/// What a cell makes of one step's values p.
///
/// @param step the number that came with the values
/// @param image S p at the cell's interface
/// @param solved the preconditioner's own block solved for that
/// @param coarse (S P)' of that, over the coarse functions that the cell touches
record StepOutput(int step, MatrixBlock image, MatrixBlock solved, MatrixBlock coarse) implements Serializable {}
