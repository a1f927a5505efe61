package dev.tangent.spark.matrix;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.linalg.SymmetricEigen;
import dev.tangent.parallel.Parallel;
import dev.tangent.regularizer.LocalRegularizer.LocalBlock;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.spark.points.CellGraph;
import dev.tangent.spark.points.Cells;
import dev.tangent.spark.points.Neighbourhoods;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.storage.StorageLevel;

/// Random vectors whose covariance is R, each cell's part of them: of a sum of local matrices M the sum of M^1/2 z,
/// with z of random signs for each neighbourhood, and of a Laplacian the sum of w^1/2 z (e_i - e_j) over the edges. A
/// neighbourhood or an edge has the same signs in every cell that sees it, so that nothing has to be sent.
///
/// @param cells for each own point its numbers in all vectors; kept
/// @param count of the vectors
public record RandomLoads(JavaRDD<double[]> cells, int count, long seed) {
    private static final int CENTRES = 64;

    /// Of R over the cells.
    ///
    /// @param graphs that R was made of
    public static RandomLoads of(
            Cells cells, JavaRDD<CellGraph> graphs, DistributedRegularizer regularizer, int count, long seed) {
        JavaRDD<double[]> loads = switch (regularizer.spec()) {
            case CellRegularizer.Gaussian local ->
                graphs.zip(cells.neighbourhoodsFromOthers(graphs))
                        .map(pair ->
                                Parallel.alone(() -> ofBlocks(pair._1(), pair._2(), local.regularizer(), count, seed)));
            case CellRegularizer.GraphLaplacian edges ->
                regularizer.rows().map(block -> Parallel.alone(() -> ofEdges(block, count, seed)));
        };
        loads = loads.setName("random loads").persist(StorageLevel.MEMORY_AND_DISK());
        loads.count();
        return new RandomLoads(loads, count, seed);
    }

    private static double[] ofBlocks(
            CellGraph own, List<Neighbourhoods> received, LocalGaussian local, int count, long seed) {
        int size = own.cell().size();
        double[] out = new double[Math.multiplyExact(size, count)];
        if (size == 0) return out;
        HaloGraph around = new HaloGraph(own, received);
        NeighbourGraph graph = around.graph();
        LocalBlock block = local.block(graph, graph.size());
        int k = own.neighbours();
        int triangle = k * (k + 1) / 2;
        double[] lower = new double[CENTRES * triangle];
        SquareRoot root = new SquareRoot(k);
        double[][] signs = new double[k][count];
        RandomSigns random = new RandomSigns(seed);
        for (int centre = 0; centre < graph.size(); centre++) {
            int place = centre % CENTRES;
            if (place == 0) block.fill(centre, Math.min(graph.size(), centre + CENTRES), lower, 0);
            root.of(lower, place * triangle);
            long identity = centre < size ? own.cell().identities()[centre] : around.identity(centre);
            for (int t = 0; t < k; t++) random.fill(identity, t, signs[t]);
            for (int j = 0; j < k; j++) {
                int member = graph.neighbour(centre, j);
                if (member < size) root.addRow(j, signs, out, member * count);
            }
        }
        return out;
    }

    /// M^1/2, the symmetric one: unlike eigenvectors it is the same whichever cell computes it, up to rounding.
    private static final class SquareRoot {
        private final int k;
        private final SymmetricEigen eigen;
        private final double[] matrix;
        private final double[] root;

        SquareRoot(int k) {
            this.k = k;
            eigen = new SymmetricEigen(k);
            matrix = new double[k * k];
            root = new double[k * k];
        }

        /// @param lower rows of the lower triangle, one after the other, from `place` on
        void of(double[] lower, int place) {
            int p = place;
            for (int a = 0; a < k; a++)
                for (int b = 0; b <= a; b++) {
                    matrix[a * k + b] = lower[p];
                    matrix[b * k + a] = lower[p++];
                }
            eigen.decompose(matrix, k);
            Arrays.fill(root, 0);
            for (int t = 0; t < k && eigen.value(t) > 0; t++) {
                double[] v = eigen.vector(t);
                double factor = Math.sqrt(eigen.value(t));
                for (int a = 0; a < k; a++) for (int b = 0; b < k; b++) root[a * k + b] += factor * v[a] * v[b];
            }
        }

        /// Adds a row of the root, times the signs, to `out`.
        void addRow(int row, double[][] signs, double[] out, int at) {
            for (int t = 0; t < k; t++) {
                double factor = root[row * k + t];
                for (int p = 0; p < signs[t].length; p++) out[at + p] += factor * signs[t][p];
            }
        }
    }

    private static double[] ofEdges(RowBlock block, int count, long seed) {
        double[] out = new double[Math.multiplyExact(block.size(), count)];
        double[] signs = new double[count];
        RandomSigns random = new RandomSigns(seed);
        for (int i = 0; i < block.size(); i++) {
            long own = block.identity(i);
            for (int p = block.rowStart()[i]; p < block.rowStart()[i + 1]; p++) {
                long other = block.identity(block.columns()[p]);
                if (other == own) continue;
                random.fill(RandomSigns.ofPair(own, other), 0, signs);
                double factor = Math.sqrt(Math.max(0, -block.values()[p])) * (own < other ? 1 : -1);
                for (int c = 0; c < count; c++) out[i * count + c] += factor * signs[c];
            }
        }
        return out;
    }
}
