package dev.tangent.spark.solve;

import java.io.Serializable;

/// What one step of the iteration sends to a cell.
///
/// @param step its number
/// @param haloHash of the halo's identities, in the order of its values
/// @param onInterface values at the cell's interface
/// @param onHalo values at its halo
record StepInput(int step, int haloHash, MatrixBlock onInterface, MatrixBlock onHalo) implements Serializable {}
