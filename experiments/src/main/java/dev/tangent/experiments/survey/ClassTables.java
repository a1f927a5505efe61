package dev.tangent.experiments.survey;

import dev.tangent.data.npy.NpyFile;
import dev.tangent.experiments.paper.Setup;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import dev.tangent.samples.generated.GeneratedPoints;
import dev.tangent.samples.generated.PlaneShapes;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/// Tables with classes: generated ones, and handwritten digits where the reader's folder has them.
final class ClassTables {
    private static final double SIDE = 3;
    private static final int SPIRALS = 3;
    private static final double SPIRAL_NOISE = 0.02;

    private ClassTables() {}

    static List<ClassTable> of(Setup setup) {
        int count = setup.sizes().surveyPoints();
        List<ClassTable> all = new ArrayList<>(
                List.of(overlap(count, setup.seed()), moons(count, setup.seed()), spirals(count, setup.seed())));
        setup.file("digits", "classes.npy").ifPresent(file -> {
            Matrix classes = NpyFile.read(file);
            all.add(new ClassTable(
                    "digits",
                    "Handwritten digits, 8 x 8 pixels, 10 classes (UCI).",
                    "Each digit is a cluster of its own, curved, with few bridges to others.",
                    MeasuredTables.cloud(NpyFile.read(file.resolveSibling("points.npy"))),
                    numbers(classes)));
        });
        return all;
    }

    /// The best rule, the nearest corner, is right with probability Phi(side / 2)^2: 0.871.
    static ClassTable overlap(int count, long seed) {
        SplittableRandom random = new SplittableRandom(seed + 20);
        double[] x = new double[2 * count];
        int[] classes = new int[count];
        for (int i = 0; i < count; i++) {
            classes[i] = i % 4;
            int row = classes[i] / 2;
            x[2 * i] = SIDE * (classes[i] % 2) + random.nextGaussian();
            x[2 * i + 1] = SIDE * row + random.nextGaussian();
        }
        return new ClassTable(
                "overlapping clusters",
                "4 Gaussian clusters of standard deviation 1 at the corners of a square of side 3: the best possible"
                        + " error rate is 0.129.",
                "Between the clusters there are points of both classes: no gap for a graph to follow.",
                PointCloud.wrap(2, x),
                classes);
    }

    private static ClassTable moons(int count, long seed) {
        GeneratedPoints moons = PlaneShapes.MOONS.of(count / 2, seed + 21);
        return new ClassTable(
                "two moons",
                "Two half circles that reach into each other.",
                "The classes are connected components of the graph, or nearly: a label for each is enough.",
                moons.points(),
                numbers(moons.truth()));
    }

    /// Radius r = sqrt(0.04 + 0.96 t) at the angle 3 pi r + 2 pi class / 3, with a little noise.
    static ClassTable spirals(int count, long seed) {
        SplittableRandom random = new SplittableRandom(seed + 22);
        double[] x = new double[2 * count];
        int[] classes = new int[count];
        for (int i = 0; i < count; i++) {
            classes[i] = i % SPIRALS;
            double radius = Math.sqrt(0.04 + 0.96 * random.nextDouble());
            double angle = 3 * Math.PI * radius + 2 * Math.PI * classes[i] / SPIRALS;
            x[2 * i] = radius * StrictMath.cos(angle) + SPIRAL_NOISE * (2 * random.nextDouble() - 1);
            x[2 * i + 1] = radius * StrictMath.sin(angle) + SPIRAL_NOISE * (2 * random.nextDouble() - 1);
        }
        return new ClassTable(
                "three spirals",
                "Three spirals within each other's turns.",
                "Nearest labels lie on other spirals as long as labels are few; along the graph they do not.",
                PointCloud.wrap(2, x),
                classes);
    }

    private static int[] numbers(Matrix column) {
        int[] numbers = new int[column.rows()];
        for (int i = 0; i < numbers.length; i++) numbers[i] = (int) column.at(i, 0);
        return numbers;
    }
}
