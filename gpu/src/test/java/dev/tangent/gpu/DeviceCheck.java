package dev.tangent.gpu;

import dev.tangent.ComputeDevice;
import dev.tangent.Regression;
import dev.tangent.RegressionFit;
import dev.tangent.device.DeviceFailure;
import dev.tangent.device.DeviceSession;
import dev.tangent.geometry.DistinctPoints;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.geometry.neighbours.DeviceSearch;
import dev.tangent.geometry.neighbours.KdTree;
import dev.tangent.learning.Labels;
import dev.tangent.linalg.Matrix;
import dev.tangent.method.Method;
import dev.tangent.method.Methods;
import dev.tangent.regularizer.NullSpace;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.iterative.AggregateSpace;
import dev.tangent.sparse.operator.DiagonalShift;
import dev.tangent.sparse.solver.Solver;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.Supplier;

/// Compares the device with the processor and times both, on a machine that has one: sizes as arguments.
final class DeviceCheck {
    private static final int FITS = Integer.getInteger("fits", 6);

    private DeviceCheck() {}

    static <T> T timed(String what, Supplier<T> work) {
        long start = System.nanoTime();
        T value = work.get();
        System.out.printf(Locale.ROOT, "%-58s %9.4f s%n", what, (System.nanoTime() - start) / 1e9);
        return value;
    }

    static DeviceSession session(ComputeDevice choice) {
        return new DeviceSession(choice);
    }

    static <T> T onDevice(String what, Supplier<T> work) {
        DeviceSession session = session(ComputeDevice.GPU);
        T value = timed(what, () -> session.run(work));
        System.out.println("   " + session.uses() + " " + session.warnings());
        return value;
    }

    static PointCloud sheet(int size, int m, int n, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        double[][] mix = new double[m][n];
        for (double[] row : mix) for (int t = 0; t < n; t++) row[t] = random.nextDouble() * 4 - 2;
        double[] x = new double[size * n];
        double[] u = new double[m];
        for (int i = 0; i < size; i++) {
            for (int a = 0; a < m; a++) u[a] = random.nextDouble();
            for (int t = 0; t < n; t++) {
                double sum = 0;
                for (int a = 0; a < m; a++) sum += mix[a][t] * u[a];
                x[i * n + t] = Math.sin(sum + t);
            }
        }
        return PointCloud.wrap(n, x);
    }

    static PointCloud mocap(Path raw, int size) throws IOException {
        float[] all = new float[size * 15];
        ByteBuffer.wrap(Files.readAllBytes(raw))
                .order(ByteOrder.LITTLE_ENDIAN)
                .asFloatBuffer()
                .get(all);
        double[] x = new double[all.length];
        for (int i = 0; i < x.length; i++) x[i] = all[i];
        return PointCloud.wrap(15, x);
    }

    static double worst(SparseMatrix a, SparseMatrix b) {
        if (!Arrays.equals(a.rowStart(), b.rowStart()) || !Arrays.equals(a.columns(), b.columns())) return Double.NaN;
        double scale = a.trace() / a.size();
        double worst = 0;
        for (int e = 0; e < a.entries(); e++)
            worst = Math.max(worst, Math.abs(a.values()[e] - b.values()[e]) / Math.max(scale, Math.abs(a.values()[e])));
        return worst;
    }

    static double frobenius(SparseMatrix a, SparseMatrix b) {
        double sum = 0;
        for (int e = 0; e < a.entries(); e++) sum += (a.values()[e] - b.values()[e]) * (a.values()[e] - b.values()[e]);
        return Math.sqrt(sum) / a.norm();
    }

    static void stages(
            String name, PointCloud given, int k, int m, double scale, NullSpace free, int repeats, int width) {
        System.out.println("== " + name + ": " + given.size() + " x " + given.dimension() + ", k " + k + ", m " + m
                + ", c " + scale + ", " + free);
        DistinctPoints points = DistinctPoints.of(given);
        NeighbourGraph here = timed("neighbours, processor", () -> NeighbourGraph.nearest(points, k, new KdTree()));
        NeighbourGraph there = here;
        for (int r = 0; r < repeats; r++)
            there = onDevice("neighbours, device", () -> NeighbourGraph.nearest(points, k, new DeviceSearch()));
        boolean equal = Arrays.equals(here.members(), there.members());
        for (int i = 0; i < here.size() && equal; i++)
            for (int j = 0; j < k; j++) equal &= here.squaredDistance(i, j) == there.squaredDistance(i, j);
        System.out.println("   neighbours equal: " + equal);
        LocalGaussian energy = new LocalGaussian(m, scale, free);
        NeighbourGraph graph = here;
        SparseMatrix a =
                timed("matrix, processor", () -> energy.over(graph).matrix().explicit());
        SparseMatrix b = a;
        for (int r = 0; r < repeats; r++)
            b = onDevice("matrix, device", () -> energy.over(graph).matrix().explicit());
        SparseMatrix second = onDevice(
                "matrix, device, again", () -> energy.over(graph).matrix().explicit());
        System.out.println("   matrix, largest difference: " + worst(a, b) + ", Frobenius " + frobenius(a, b)
                + ", same bits again: " + Arrays.equals(b.values(), second.values()));
        if (width > 0) solves(energy, graph, a, width, repeats);
    }

    static void solves(LocalGaussian energy, NeighbourGraph graph, SparseMatrix a, int width, int repeats) {
        int size = a.size();
        double scale = a.trace() / size;
        SplittableRandom random = new SplittableRandom(3);
        double[] added = new double[size];
        Matrix rhs = Matrix.zeros(size, width);
        for (int l = 0; l < 100; l++) {
            int row = random.nextInt(size);
            added[row] = 1;
            for (int c = 0; c < width; c++) rhs.set(row, c, random.nextDouble() - 0.5);
        }
        DiagonalShift system = new DiagonalShift(a, 1e-4 / scale, added);
        var nodes = Optional.of(energy.over(graph).nodeGeometry());
        Function<SolverSettings, Supplier<Matrix>> by = settings -> () -> {
            Solver solver = Solver.of(system, nodes, width, settings);
            var solution = solver.solve(rhs);
            System.out.println("   " + solution.method() + " " + solution.iterations() + " " + solution.residual() + " "
                    + solver.reason());
            return solution.values();
        };
        Supplier<Matrix> solve = by.apply(SolverSettings.DEFAULT.with(SolverSettings.Choice.ITERATIVE));
        Matrix there = rhs;
        for (int r = 0; r < repeats; r++) there = onDevice("solve of " + width + ", device", solve);
        Matrix again = onDevice("solve of " + width + ", device, again", solve);
        System.out.println("   same bits again: " + Arrays.equals(there.values(), again.values()));
        Matrix here = timed("solve of " + width + ", processor", by.apply(SolverSettings.DEFAULT));
        double most = 0;
        double worst = 0;
        for (int e = 0; e < here.values().length; e++) {
            most = Math.max(most, Math.abs(here.values()[e]));
            worst = Math.max(worst, Math.abs(here.values()[e] - there.values()[e]));
        }
        System.out.println("   solution, largest difference: " + worst / most);
    }

    /// The median is of all but the first.
    static void fit(String name, PointCloud points, Labels labels, Regression learning, int repeats) {
        double[] seconds = new double[repeats];
        for (int r = 0; r < repeats; r++) {
            long start = System.nanoTime();
            RegressionFit fit = learning.fit(points, labels);
            seconds[r] = (System.nanoTime() - start) / 1e9;
            System.out.printf(
                    Locale.ROOT,
                    "%-40s %9.4f s  %s%n",
                    name,
                    seconds[r],
                    fit.report().seconds());
            System.out.println("   " + fit.report().solve() + " " + fit.report().device() + " "
                    + fit.report().warnings());
        }
        double[] warm = Arrays.stream(seconds).skip(1).sorted().toArray();
        if (warm.length > 0)
            System.out.printf(Locale.ROOT, "%-40s %9.4f s median of %d%n", name, warm[warm.length / 2], warm.length);
    }

    static Labels labels(PointCloud points, int count, int outputs) {
        SplittableRandom random = new SplittableRandom(5);
        int[] rows =
                random.ints(0, points.size()).distinct().limit(count).sorted().toArray();
        double[][] values = new double[count][outputs];
        for (int i = 0; i < count; i++)
            for (int c = 0; c < outputs; c++)
                values[i][c] = Math.sin(3 * points.at(rows[i], c % points.dimension()) + c);
        return Labels.of(rows, values);
    }

    static void forget() {
        try {
            System.out.println(new GpuProvider().open().name());
        } catch (DeviceFailure none) {
            System.out.println(none.getMessage());
        }
    }

    public static void main(String... arguments) throws IOException {
        timed("driver", () -> {
            forget();
            return 0;
        });
        for (String what : arguments) run(what);
    }

    private static void run(String what) throws IOException {
        Path raw = Path.of(System.getProperty("mocap", "points.f32"));
        Regression plain = new Regression()
                .method(new Method[] {Methods.LOCAL_GAUSSIAN})
                .untuned()
                .lambda(1e-4);
        switch (what) {
            case "small" -> {
                stages("sheet", sheet(3000, 2, 3, 1), 10, 2, 0.1, NullSpace.LINEAR, 1, 3);
                stages("sheet, wide kernel", sheet(3000, 2, 3, 1), 12, 2, 0.5, NullSpace.LINEAR, 1, 1);
                stages("sheet, constants", sheet(3000, 2, 3, 1), 12, 2, 0.3, NullSpace.CONSTANT, 1, 0);
                stages("sheet, m = n", sheet(2000, 3, 3, 2), 12, 3, 0.1, NullSpace.LINEAR, 1, 40);
                stages("gram", sheet(2500, 3, 24, 2), 14, 4, 0.3, NullSpace.LINEAR, 1, 0);
                stages("odd", sheet(1777, 3, 7, 2), 17, 3, 1, NullSpace.LINEAR, 1, 5);
                stages("grid with ties", grid(50), 11, 2, 0.1, NullSpace.LINEAR, 1, 2);
            }
            case "race" -> { // so small that a sanitizer comes to its end
                stages("sheet", sheet(200, 2, 3, 1), 10, 2, 0.1, NullSpace.LINEAR, 1, 1);
                stages("gram", sheet(150, 3, 14, 2), 12, 4, 0.3, NullSpace.LINEAR, 1, 5);
                stages("grid with ties", grid(14), 11, 2, 0.1, NullSpace.CONSTANT, 1, 46);
            }
            case "errors" ->
                LocalMatrixErrors.print(
                        new LocalGaussian(10),
                        NeighbourGraph.nearest(DistinctPoints.of(mocap(raw, 50_000)), 20, new KdTree()));
            case "mocap" -> stages("mocap", mocap(raw, 50_000), 20, 10, 0.1, NullSpace.LINEAR, 3, 46);
            case "sheet" -> stages("sheet", sheet(1_000_000, 2, 3, 1), 10, 2, 0.1, NullSpace.LINEAR, 2, 1);
            case "five" -> stages("five", sheet(1_000_000, 5, 15, 1), 20, 5, 0.1, NullSpace.LINEAR, 2, 16);
            case "fit-mocap" -> {
                PointCloud points = mocap(raw, 50_000);
                Labels labels = labels(points, 100, 46);
                Regression of = plain.neighbours(20).dimension(10);
                fit("mocap, device", points, labels, of.device(ComputeDevice.GPU), FITS);
                fit("mocap, processor", points, labels, of.device(ComputeDevice.CPU), 4);
            }
            case "tune-mocap" -> {
                PointCloud points = mocap(raw, 50_000);
                Regression of = plain.neighbours(20)
                        .dimension(10)
                        .solver(SolverSettings.DEFAULT.with(SolverSettings.Choice.ITERATIVE));
                fit("mocap, iterative", points, labels(points, 100, 46), of.device(ComputeDevice.GPU), 3);
            }
            case "fit-sheet" -> {
                PointCloud points = sheet(1_000_000, 2, 3, 1);
                fit(
                        "sheet, device",
                        points,
                        labels(points, 100, 1),
                        plain.neighbours(10).dimension(2).device(ComputeDevice.GPU),
                        FITS);
            }
            case "setup" -> {
                PointCloud points = sheet(1_000_000, 2, 3, 1);
                onDevice("all of it", () -> {
                    NeighbourGraph graph = NeighbourGraph.nearest(points, 10, new DeviceSearch());
                    var regularizer = new LocalGaussian(2).over(graph);
                    SparseMatrix a = regularizer.matrix().explicit();
                    for (int r = 0; r < 3; r++)
                        timed("aggregate space", () -> AggregateSpace.of(a, regularizer.nodeGeometry(), 64, 12_288));
                    return 0;
                });
            }
            case "fit-five" -> {
                PointCloud points = sheet(1_000_000, 5, 15, 1);
                fit(
                        "five, device",
                        points,
                        labels(points, 100, 16),
                        plain.neighbours(20).dimension(5).device(ComputeDevice.GPU),
                        FITS);
            }
            case "search" -> {
                PointCloud points = mocap(raw, 50_000);
                SearchTimes times = new SearchTimes();
                Regression search = new Regression().listener(times);
                fit("search, device", points, labels(points, 100, 46), search.device(ComputeDevice.GPU), FITS);
                times.print();
            }
            case "search-cpu" -> {
                PointCloud points = mocap(raw, 50_000);
                fit("search, cpu", points, labels(points, 100, 46), new Regression().device(ComputeDevice.CPU), 1);
            }
            default -> throw new IllegalArgumentException(what);
        }
    }

    static PointCloud grid(int side) {
        double[] x = new double[side * side * 2];
        for (int i = 0; i < side * side; i++) {
            int row = i / side;
            x[2 * i] = i % side;
            x[2 * i + 1] = row;
        }
        return PointCloud.wrap(2, x);
    }
}
