package dev.tangent.spark.solve;

import dev.tangent.linalg.Matrix;

/// One cell's part of the coarse space: S P at its interface, for all coarse functions P that it touches. Never
/// changes. It does not hold the cell's system: Spark would count the factors twice, and drop half of them.
final class CellCoarse {
    /// Columns at a time: with the halo's values each is as long as the cell.
    private static final int CHUNK = 32;

    private final CoarseSlice slice;
    private final Matrix images;

    CellCoarse(CellSystem system, CoarseSlice slice) {
        this.slice = slice;
        images = Matrix.zeros(system.shared().length, slice.functions().length);
        for (int from = 0; from < slice.functions().length; from += CHUNK) {
            int to = Math.min(slice.functions().length, from + CHUNK);
            images.setColumns(from, system.schur(slice.own(from, to), slice.halo(from, to)));
        }
    }

    /// P'SP: a row for each of the cell's own functions, a column for each that it touches.
    Matrix matrix() {
        return slice.own(slice.from(), slice.to()).transposeTimes(images);
    }

    /// The step of the iteration.
    StepOutput step(CellSystem system, StepInput input) {
        system.checkHalo(input.haloHash());
        Matrix image = system.schur(input.onInterface().matrix(), input.onHalo().matrix());
        return from(system, input.step(), image);
    }

    /// The same for the first right-hand side on the interface.
    StepOutput from(CellSystem system, int step, Matrix image) {
        Matrix solved = system.ownSolve(image);
        return new StepOutput(
                step, MatrixBlock.of(image), MatrixBlock.of(solved), MatrixBlock.of(images.transposeTimes(solved)));
    }
}
