package dev.tangent.gpu;

import dev.tangent.device.LocalGaussianTask;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.regularizer.LocalRegularizer.LocalBlock;
import dev.tangent.regularizer.energy.LocalGaussian;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.IntStream;

/// How far local matrices are from those in fifty digits, in units of what their condition allows.
///
/// @param relative largest error of an entry over the largest entry
/// @param allowed the same over the condition times the unit roundoff
record LocalMatrixErrors(double relative, double allowed) {
    /// Neighbourhoods of each kind: one takes a second.
    private static final int FEW = 64;

    static final double ROUNDOFF = Math.ulp(1.0) / 2;

    static LocalMatrixErrors of(double[] lower, PreciseLocalGaussian precise) {
        double worst = 0;
        double most = 0;
        for (int e = 0; e < lower.length; e++) {
            worst = Math.max(worst, Math.abs(lower[e] - precise.lower[e]));
            most = Math.max(most, Math.abs(precise.lower[e]));
        }
        return new LocalMatrixErrors(worst / most, worst / most / (precise.condition * ROUNDOFF));
    }

    static PreciseLocalGaussian precise(LocalGaussian energy, NeighbourGraph graph, int centre) {
        int k = graph.largestDegree();
        int n = graph.cloud().dimension();
        double[][] points = new double[k][n];
        for (int j = 0; j < k; j++)
            for (int t = 0; t < n; t++) points[j][t] = graph.cloud().at(graph.members()[centre * k + j], t);
        return new PreciseLocalGaussian(points, energy.dimension(), energy.scale());
    }

    /// All local matrices as the processor makes them by the block.
    static double[] processor(LocalGaussian energy, NeighbourGraph graph, long matrices) {
        int k = graph.largestDegree();
        double[] lower = new double[graph.size() * (k * (k + 1) / 2)];
        LocalBlock block = energy.block(graph, matrices);
        block.fill(0, graph.size(), lower, 0);
        return lower;
    }

    /// The same as the device makes them.
    static double[] device(LocalGaussian energy, NeighbourGraph graph) {
        int k = graph.largestDegree();
        LocalGaussianTask task = new LocalGaussianTask(
                graph.cloud().coordinates(),
                graph.size(),
                graph.members(),
                k,
                energy.dimension(),
                energy.scale(),
                true,
                () -> (centre, lower) -> energy.block(graph, 1).fill(centre, centre + 1, lower, 0));
        try (GpuDevice device = (GpuDevice) new GpuProvider().open()) {
            return device.turn(() -> {
                DeviceMemory members = device.pool().copyOf(task.members());
                return new LocalKernels(device.kernels().local(), device.pool(), Runnable::run)
                        .matrices(task, members)
                        .doubles(graph.size() * task.triangle());
            });
        }
    }

    /// The neighbourhoods where device and processor differ most, and some others.
    static void print(LocalGaussian energy, NeighbourGraph graph) {
        double[] here = processor(energy, graph, graph.size());
        double[] alone = processor(energy, graph, 1);
        double[] there = device(energy, graph);
        int triangle = here.length / graph.size();
        double[] apart = new double[graph.size()];
        for (int e = 0; e < here.length; e++)
            apart[e / triangle] = Math.max(apart[e / triangle], Math.abs(here[e] - there[e]));
        int[] worst = IntStream.range(0, graph.size())
                .boxed()
                .sorted((a, b) -> Double.compare(apart[b], apart[a]))
                .limit(FEW)
                .mapToInt(c -> c)
                .toArray();
        int[] others = IntStream.iterate(0, c -> c < graph.size(), c -> c + graph.size() / FEW)
                .toArray();
        for (int[] centres : new int[][] {worst, others}) {
            PreciseLocalGaussian[] precise = Arrays.stream(centres)
                    .parallel()
                    .mapToObj(c -> precise(energy, graph, c))
                    .toArray(PreciseLocalGaussian[]::new);
            print("device", there, centres, precise);
            print("processor, many at a time", here, centres, precise);
            print("processor, one at a time", alone, centres, precise);
        }
    }

    private static void print(String who, double[] lower, int[] centres, PreciseLocalGaussian... precise) {
        int triangle = precise[0].lower.length;
        LocalMatrixErrors[] errors = IntStream.range(0, centres.length)
                .mapToObj(i ->
                        of(Arrays.copyOfRange(lower, centres[i] * triangle, (centres[i] + 1) * triangle), precise[i]))
                .toArray(LocalMatrixErrors[]::new);
        System.out.printf(
                Locale.ROOT,
                "%-28s %d: largest error %.2e, of what the condition allows at most %.4f; condition up to %.2e%n",
                who,
                centres.length,
                Arrays.stream(errors)
                        .mapToDouble(LocalMatrixErrors::relative)
                        .max()
                        .orElse(0),
                Arrays.stream(errors)
                        .mapToDouble(LocalMatrixErrors::allowed)
                        .max()
                        .orElse(0),
                Arrays.stream(precise).mapToDouble(each -> each.condition).max().orElse(0));
    }
}
