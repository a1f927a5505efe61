package dev.tangent.spark.solve;

import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.iterative.CoarseSolve;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// The coarse space on the driver: P over all interface points, and P'SP factorized.
final class CoarseSpace {
    private final InterfaceLayout layout;
    private final CoarseSlice.CoarseRows rows;
    private final int functions;
    private final int[] firstOf; // function of each cell
    private final List<int[]> touched = new ArrayList<>();
    private Optional<CoarseSolve> solve = Optional.empty();

    /// @param counts coarse functions of each cell
    /// @param parts values at each cell's interface, functions counted from zero in each
    CoarseSpace(InterfaceLayout layout, List<Integer> counts, List<CoarseSlice.CoarseRows> parts) {
        this.layout = layout;
        int[] first = new int[layout.size()];
        double[][] values = new double[layout.size()][];
        int before = 0;
        firstOf = new int[parts.size() + 1];
        for (int c = 0; c < parts.size(); c++) {
            for (int b = 0; b < parts.get(c).first().length; b++) {
                first[layout.start(c) + b] = before + parts.get(c).first()[b];
                values[layout.start(c) + b] = parts.get(c).values()[b];
            }
            before += counts.get(c);
            firstOf[c + 1] = before;
        }
        functions = before;
        rows = new CoarseSlice.CoarseRows(first, values);
        for (int c = 0; c < layout.cells(); c++) touched.add(touchedBy(c));
    }

    private int[] touchedBy(int cell) {
        TreeSet<Integer> found = new TreeSet<>();
        for (int b = layout.start(cell); b < layout.start(cell + 1); b++) addTo(found, b);
        for (int h : layout.halo(cell)) addTo(found, h);
        return found.stream().mapToInt(Integer::intValue).toArray();
    }

    private void addTo(Set<Integer> found, int point) {
        for (int t = 0; t < rows.values()[point].length; t++) found.add(rows.first()[point] + t);
    }

    int functions() {
        return functions;
    }

    /// What each cell has to know.
    List<CoarseSlice> slices() {
        List<CoarseSlice> all = new ArrayList<>();
        for (int c = 0; c < layout.cells(); c++) {
            int[] own = new int[layout.start(c + 1) - layout.start(c)];
            for (int b = 0; b < own.length; b++) own[b] = layout.start(c) + b;
            all.add(new CoarseSlice(
                    touched.get(c),
                    ownFrom(c),
                    ownFrom(c) + firstOf[c + 1] - firstOf[c],
                    rows.select(own),
                    rows.select(layout.halo(c))));
        }
        return all;
    }

    /// Where a cell's own functions begin among those that it touches.
    private int ownFrom(int cell) {
        int at = Arrays.binarySearch(touched.get(cell), firstOf[cell]);
        return at < 0 ? -1 - at : at;
    }

    /// Factorizes P'SP. Each cell has the rows of its own functions, which follow each other.
    void factorize(List<MatrixBlock> parts) {
        if (functions > 0) solve = Optional.of(new CoarseSolve(symmetric(parts)));
    }

    /// Takes an entry right of the diagonal, or on it.
    @FunctionalInterface
    private interface Upper {
        void at(int row, int column, double value);
    }

    /// Rounding apart it is symmetric: what is left of the diagonal is taken from the right.
    private void forUpper(List<MatrixBlock> parts, Upper to) {
        for (int c = 0; c < parts.size(); c++) {
            int[] numbers = touched.get(c);
            double[] values = parts.get(c).values();
            int from = ownFrom(c);
            for (int s = 0; s < firstOf[c + 1] - firstOf[c]; s++)
                for (int t = from + s; t < numbers.length; t++) {
                    double value = values[s * numbers.length + t];
                    if (value != 0 || t == from + s) to.at(numbers[from + s], numbers[t], value);
                }
        }
    }

    private SparseMatrix symmetric(List<MatrixBlock> parts) {
        int[] start = new int[functions + 1];
        forUpper(parts, (row, column, value) -> {
            start[row + 1]++;
            if (column != row) start[column + 1]++;
        });
        for (int i = 0; i < functions; i++) start[i + 1] = Math.addExact(start[i], start[i + 1]);
        int[] columns = new int[start[functions]];
        double[] values = new double[columns.length];
        int[] next = start.clone();
        // Row after row, so that columns ascend: those left of the diagonal come from earlier rows.
        forUpper(parts, (row, column, value) -> {
            columns[next[row]] = column;
            values[next[row]++] = value;
            if (column == row) return;
            columns[next[column]] = row;
            values[next[column]++] = value;
        });
        return new SparseMatrix(start, columns, values);
    }

    /// (P'SP)^-1 r.
    Matrix solve(Matrix r) {
        return solve.map(factor -> factor.solve(r)).orElse(r);
    }

    /// P' r.
    Matrix restrict(Matrix r) {
        int width = r.columns();
        Matrix out = Matrix.zeros(functions, width);
        for (int i = 0; i < r.rows(); i++)
            for (int t = 0; t < rows.values()[i].length; t++)
                for (int c = 0; c < width; c++)
                    out.values()[(rows.first()[i] + t) * width + c] += rows.values()[i][t] * r.values()[i * width + c];
        return out;
    }

    /// P y.
    Matrix prolong(Matrix y) {
        int width = y.columns();
        Matrix out = Matrix.zeros(layout.size(), width);
        for (int i = 0; i < out.rows(); i++)
            for (int t = 0; t < rows.values()[i].length; t++)
                for (int c = 0; c < width; c++)
                    out.values()[i * width + c] += rows.values()[i][t] * y.values()[(rows.first()[i] + t) * width + c];
        return out;
    }

    /// The cells' parts of a sum over coarse functions, added up in the order of the cells.
    Matrix summed(List<MatrixBlock> parts) {
        int width = parts.getFirst().columns();
        Matrix out = Matrix.zeros(functions, width);
        for (int c = 0; c < parts.size(); c++) {
            int[] numbers = touched.get(c);
            for (int t = 0; t < numbers.length; t++)
                for (int s = 0; s < width; s++)
                    out.values()[numbers[t] * width + s] += parts.get(c).values()[t * width + s];
        }
        return out;
    }
}
