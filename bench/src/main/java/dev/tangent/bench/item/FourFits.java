package dev.tangent.bench.item;

import dev.tangent.Regression;
import dev.tangent.data.npy.NpyFile;
import dev.tangent.geometry.PointCloud;
import dev.tangent.geometry.Points;
import dev.tangent.learning.Labels;
import dev.tangent.linalg.Matrix;
import dev.tangent.method.Methods;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.IntStream;

/// Four equal fits in a process of its own, everything given: the first by code that nobody has compiled yet.
final class FourFits {
    static final int COUNT = 4;

    private FourFits() {}

    /// Takes the points' file, the labels' file and the number of threads. Prints a line for each fit: seconds, and
    /// seconds of all processors, the compilers' among them.
    @SuppressWarnings("SystemOut")
    public static void main(String[] words) {
        Matrix rows = NpyFile.read(Path.of(words[0]));
        Points points = PointCloud.of(rows.columns(), rows.values());
        Labels labels = labels(NpyFile.read(Path.of(words[1])));
        Regression regression = new Regression()
                .method(Methods.LOCAL_GAUSSIAN)
                .neighbours(20)
                .dimension(10)
                .lambda(1e-6)
                .threads(Integer.parseInt(words[2]));
        for (int i = 0; i < COUNT; i++) {
            long begun = System.nanoTime();
            long busy = processors();
            regression.fit(points, labels).at(0);
            System.out.println((System.nanoTime() - begun) / 1e9 + " " + (processors() - busy) / 1e9);
        }
    }

    private static Labels labels(Matrix values) {
        int[] rows = IntStream.range(0, values.rows())
                .filter(row -> !Double.isNaN(values.at(row, 0)))
                .toArray();
        double[][] labels = new double[rows.length][];
        Arrays.setAll(labels, i -> values.row(rows[i]));
        return Labels.of(rows, labels);
    }

    private static long processors() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean system
                ? system.getProcessCpuTime()
                : 0;
    }
}
