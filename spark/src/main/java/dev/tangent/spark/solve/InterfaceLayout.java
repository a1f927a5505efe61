package dev.tangent.spark.solve;

import dev.tangent.linalg.Matrix;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// How the driver numbers the points of all interfaces, cell after cell, and where each halo is among them.
final class InterfaceLayout {
    private final int[] start;
    private final int[][] halo;
    private final int[] haloHashes;

    /// @param shared for each cell the identities of its interface
    /// @param halos for each cell the identities of its halo
    InterfaceLayout(List<long[]> shared, List<long[]> halos) {
        start = new int[shared.size() + 1];
        Map<Long, Integer> numberOf = new HashMap<>();
        for (int c = 0; c < shared.size(); c++) {
            start[c + 1] = Math.addExact(start[c], shared.get(c).length);
            for (int b = 0; b < shared.get(c).length; b++) numberOf.put(shared.get(c)[b], start[c] + b);
        }
        halo = new int[halos.size()][];
        haloHashes = halos.stream().mapToInt(Arrays::hashCode).toArray();
        for (int c = 0; c < halo.length; c++) {
            halo[c] = new int[halos.get(c).length];
            for (int h = 0; h < halo[c].length; h++) halo[c][h] = numberOf.get(halos.get(c)[h]);
        }
    }

    int cells() {
        return halo.length;
    }

    /// Points of all interfaces.
    int size() {
        return start[cells()];
    }

    int start(int cell) {
        return start[cell];
    }

    /// The numbers of the points of a cell's halo.
    int[] halo(int cell) {
        return halo[cell];
    }

    /// What a step sends to each cell: the values of its interface and of its halo.
    List<StepInput> inputs(int step, Matrix values) {
        List<StepInput> all = new ArrayList<>();
        int width = values.columns();
        for (int c = 0; c < cells(); c++) {
            double[] own = new double[(start[c + 1] - start[c]) * width];
            System.arraycopy(values.values(), start[c] * width, own, 0, own.length);
            all.add(new StepInput(
                    step,
                    haloHashes[c],
                    new MatrixBlock(start[c + 1] - start[c], width, own),
                    MatrixBlock.of(CellSystem.select(values, halo[c]))));
        }
        return all;
    }

    /// The cells' parts of something, one after the other.
    Matrix joined(List<MatrixBlock> parts) {
        int width = parts.getFirst().columns();
        Matrix all = Matrix.zeros(size(), width);
        for (int c = 0; c < parts.size(); c++)
            System.arraycopy(
                    parts.get(c).values(),
                    0,
                    all.values(),
                    start[c] * width,
                    parts.get(c).values().length);
        return all;
    }
}
