package dev.tangent.sparse.graph;

import dev.tangent.sparse.SparseMatrix;

/// The levels of a breadth-first search on the pattern of a matrix, computed before any order: how wide it is, and from
/// that an estimate of the cost of a factor. Two searches for each connected component, the second from where the first
/// ended: a tenth of what an order takes, or less.
///
/// A level is a separator, so narrow levels mean a cheap factor, about an eighth of the sum of their cubes. A sheet
/// takes about 1.4 e^1.5 operations for e entries, and what is wide in more directions takes more. The smaller of the
/// two is returned: on what is no sheet, curves included, a factor costs more than that. docs/decisions/0006 has what
/// was measured.
///
/// @param widest points of the widest level
/// @param flops operations of a factor, were the pattern a sheet's
public record LevelStructure(int widest, double flops) {
    private static final double SHEET = 1.4;
    private static final double DISSECTED = 1.0 / 8;

    public static LevelStructure of(SparseMatrix pattern) {
        return new Search(pattern).all();
    }

    private static final class Search {
        private final SparseMatrix pattern;
        private final int[] queue;
        /// The number of the last search that saw a point.
        private final int[] seen;
        private int searches;
        private int reached;
        private int widest;
        private double cubes;
        private double entries;

        Search(SparseMatrix pattern) {
            this.pattern = pattern;
            queue = new int[pattern.size()];
            seen = new int[pattern.size()];
        }

        LevelStructure all() {
            int most = 0;
            double flops = 0;
            for (int v = 0; v < pattern.size(); v++) {
                if (seen[v] > 0) continue;
                from(v);
                from(queue[reached - 1]);
                most = Math.max(most, widest);
                flops += Math.min(SHEET * Math.pow(entries, 1.5), DISSECTED * cubes);
            }
            return new LevelStructure(most, flops);
        }

        private void from(int root) {
            searches++;
            widest = 0;
            cubes = 0;
            entries = 0;
            queue[0] = root;
            seen[root] = searches;
            reached = 1;
            for (int level = 0, next; level < reached; level = next) {
                next = reached;
                int width = next - level;
                widest = Math.max(widest, width);
                cubes += Math.pow(width, 3);
                for (int i = level; i < next; i++) visit(queue[i]);
            }
        }

        private void visit(int v) {
            int[] rowStart = pattern.rowStart();
            entries += rowStart[v + 1] - rowStart[v];
            for (int p = rowStart[v]; p < rowStart[v + 1]; p++) {
                int u = pattern.columns()[p];
                if (seen[u] == searches) continue;
                seen[u] = searches;
                queue[reached++] = u;
            }
        }
    }
}
