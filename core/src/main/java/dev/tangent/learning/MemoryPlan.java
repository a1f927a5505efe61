package dev.tangent.learning;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import java.util.List;
import java.util.Locale;

/// What a prediction will need in memory, stage by stage, before anything is computed.
///
/// Counted from the arrays each stage holds. How many entries R has depends on the data; the plan takes what
/// neighbour graphs of many kinds stay below.
public record MemoryPlan(List<Stage> stages) {
    /// Distinct columns in a row of R for each neighbour: 3 to 6 were measured for blocks of
    /// 20; what a Laplacian has is assumed.
    private static final double BLOCK_SPREAD = 6;

    private static final double EDGE_SPREAD = 1.6;
    private static final long BATCH = 256L << 20;
    private static final int AGGREGATE = 50;

    /// One stage's needs.
    ///
    /// @param kept bytes that stay until the end
    /// @param work bytes that the stage needs beside what is kept so far
    public record Stage(String name, long kept, long work) {}

    /// The plan for one prediction.
    ///
    /// @param blocks whether R is a sum of blocks over neighbourhoods (LG) or of edges (Lap)
    public static MemoryPlan of(long points, int dimension, int neighbours, int outputs, boolean blocks) {
        Check.that(points > 0, "number of points must be positive but is " + points);
        double spread = blocks ? BLOCK_SPREAD : EDGE_SPREAD;
        long entries = points * Math.min(points, Math.round(spread * neighbours));
        long cloud = 8 * points * dimension;
        long lists = 12L * points * neighbours;
        long matrix = 12 * entries;
        long vectors = 8L * points * outputs;
        return new MemoryPlan(List.of(
                new Stage("points", cloud, cloud),
                new Stage("neighbours", lists, 3 * cloud / 2),
                new Stage("regularizer", matrix, 8L * points * neighbours + (blocks ? BATCH : 0)),
                new Stage("solve", 2 * matrix + 8L * points * AGGREGATE, 8 * vectors),
                new Stage("predictions", vectors, vectors)));
    }

    /// The most that is held at one time.
    public long peak() {
        long kept = 0;
        long peak = 0;
        for (Stage stage : stages) {
            kept += stage.kept();
            peak = Math.max(peak, kept + stage.work());
        }
        return peak;
    }

    /// Refuses, with numbers, what cannot fit.
    public void checkFits(long heap) {
        if (peak() > heap)
            throw new InsufficientMemory(String.format(
                    Locale.ROOT,
                    "memory needed is about %.1f GB but the heap may grow to %.1f GB: use fewer neighbours or points,"
                            + " or give Java more (-Xmx)",
                    peak() / 1e9,
                    heap / 1e9));
    }

    /// Points and settings that need more memory than there is.
    public static final class InsufficientMemory extends InvalidInput {
        private static final long serialVersionUID = 1;

        InsufficientMemory(String message) {
            super(message);
        }
    }
}
