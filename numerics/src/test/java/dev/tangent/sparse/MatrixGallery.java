package dev.tangent.sparse;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;

/// Positive definite matrices of all shapes a sparse solver may meet.
public final class MatrixGallery {
    private MatrixGallery() {}

    public static Stream<Named<SparseMatrix>> named() {
        return all().entrySet().stream().map(entry -> Named.of(entry.getKey(), entry.getValue()));
    }

    public static Map<String, SparseMatrix> all() {
        Map<String, SparseMatrix> all = new LinkedHashMap<>();
        all.put("1 x 1", SparseMatrix.diagonal(4));
        all.put("diagonal", SparseMatrix.diagonal(4, 1, 9, 0.25, 3));
        all.put("dense 9", random(9, 40, 1));
        all.put("dense 150", random(150, 150 * 20, 2));
        all.put("path", grid(1, 60, 0.1));
        all.put("grid 13 x 17", grid(13, 17, 0.01));
        all.put("grid 30 x 31", grid(30, 31, 1e-3));
        all.put("biharmonic 21 x 20", squared(grid(21, 20, 0.01)));
        all.put("arrow, head first", arrow(200, 0));
        all.put("arrow, head last", arrow(200, 199));
        all.put("two arrows' heads in the middle", arrow(300, 150));
        all.put("blocks", blocks());
        all.put("complete blocks in a path", cliques(30, 12));
        for (int seed = 0; seed < 6; seed++) all.put("random 80, seed " + seed, random(80, 60 + 40 * seed, seed));
        all.put("random 600", random(600, 1500, 7));
        return all;
    }

    /// The 5-point Laplacian of a grid plus a multiple of the identity.
    public static SparseMatrix grid(int height, int width, double shift) {
        Entries entries = new Entries(height * width);
        for (int i = 0; i < height * width; i++) {
            entries.add(i, i, shift);
            if (i % width + 1 < width) entries.edge(i, i + 1, 1);
            if (i + width < height * width) entries.edge(i, i + width, 1);
        }
        return entries.matrix();
    }

    public static SparseMatrix random(int size, int edges, long seed) {
        Random random = new Random(seed);
        Entries entries = new Entries(size);
        for (int i = 0; i < size; i++) entries.add(i, i, 0.1);
        for (int e = 0; e < edges; e++) {
            int i = random.nextInt(size);
            int j = random.nextInt(size);
            if (i != j) entries.edge(i, j, random.nextDouble());
        }
        return entries.matrix();
    }

    public static SparseMatrix arrow(int size, int head) {
        Entries entries = new Entries(size);
        for (int i = 0; i < size; i++) entries.add(i, i, 1);
        for (int i = 0; i < size; i++) if (i != head) entries.edge(i, head, 0.5);
        return entries.matrix();
    }

    /// A path of complete subgraphs that share a few vertices, as neighbourhoods do.
    public static SparseMatrix cliques(int count, int members) {
        int step = members / 2;
        Entries entries = new Entries(count * step + members);
        for (int i = 0; i < entries.size; i++) entries.add(i, i, 0.01);
        for (int c = 0; c <= count; c++)
            for (int i = 0; i < members; i++)
                for (int j = 0; j < i; j++)
                    if (c * step + i < entries.size) entries.edge(c * step + i, c * step + j, 1);
        return entries.matrix();
    }

    /// Several connected components, one of them a single row, their rows interleaved.
    public static SparseMatrix blocks() {
        Entries entries = new Entries(91);
        for (int i = 0; i < 91; i++) entries.add(i, i, 0.1);
        for (int i = 0; i + 3 < 90; i++) entries.edge(i, i + 3, 1 + i % 5);
        return entries.matrix();
    }

    public static SparseMatrix squared(SparseMatrix a) {
        Entries entries = new Entries(a.size());
        for (int i = 0; i < a.size(); i++)
            for (int p = a.rowStart()[i]; p < a.rowStart()[i + 1]; p++) {
                int t = a.columns()[p];
                for (int q = a.rowStart()[t]; q < a.rowStart()[t + 1]; q++)
                    entries.add(i, a.columns()[q], a.values()[p] * a.values()[q]);
            }
        return entries.matrix();
    }

    /// Entries by row and column, summed where they meet.
    public static final class Entries {
        final int size;
        private final TreeMap<Long, Double> values = new TreeMap<>();

        Entries(int size) {
            this.size = size;
        }

        void add(int row, int column, double value) {
            values.merge((long) row * size + column, value, Double::sum);
        }

        /// Adds weight * (f_i - f_j)^2 to the energy.
        void edge(int i, int j, double weight) {
            add(i, i, weight);
            add(j, j, weight);
            add(i, j, -weight);
            add(j, i, -weight);
        }

        SparseMatrix matrix() {
            int[] rowStart = new int[size + 1];
            int[] columns = new int[values.size()];
            double[] out = new double[values.size()];
            int q = 0;
            for (Map.Entry<Long, Double> entry : values.entrySet()) {
                columns[q] = (int) (entry.getKey() % size);
                rowStart[(int) (entry.getKey() / size) + 1] = q + 1;
                out[q++] = entry.getValue();
            }
            for (int i = 0; i < size; i++) rowStart[i + 1] = Math.max(rowStart[i + 1], rowStart[i]);
            return new SparseMatrix(rowStart, columns, out);
        }
    }
}
