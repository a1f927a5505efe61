package dev.tangent.samples.example;

import dev.tangent.linalg.Matrix;
import dev.tangent.samples.generated.GeneratedPoints;
import dev.tangent.samples.generated.PlaneShapes;
import dev.tangent.samples.generated.SwissRoll;
import dev.tangent.samples.motion.MotionTables;
import dev.tangent.samples.motion.simulated.SimulatedMotion;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/// The tables in the folder `examples`, as text. Equal bytes on every machine.
final class ExampleTables {
    private static final int ROLL = 1600;

    private ExampleTables() {}

    /// Each file's content by its name.
    static Map<String, String> all() {
        Map<String, String> files = new LinkedHashMap<>();
        files.put("roll.csv", roll());
        files.put("new-roll.csv", newRoll());
        files.put("moons.csv", moons());
        files.put("poses.csv", poses());
        files.put("spectra.csv", Spectra.table());
        return files;
    }

    /// A Swiss roll. The angle along the roll is known for 40 rows, with an error of 0.05.
    private static String roll() {
        GeneratedPoints roll = SwissRoll.of(ROLL, 1);
        SplittableRandom random = new SplittableRandom(2);
        double[] measured = new double[ROLL];
        for (int i = 0; i < ROLL; i++) measured[i] = roll.truth().at(i, 0) + 0.05 * random.nextGaussian();
        return csv("x,y,z,angle", ROLL, i -> {
            List<String> cells = numbers(matrix(roll), i, 3);
            cells.add(i % 40 == 0 ? number(measured[i], 3) : "");
            return cells;
        });
    }

    /// Other points of the same roll; the last five lie off it.
    private static String newRoll() {
        Matrix points = matrix(SwissRoll.of(100, 7));
        return csv("x,y,z", 105, i -> i < 100 ? numbers(points, i, 3) : List.of("0", number(4 * (i - 100), 1), "0"));
    }

    /// Two half circles that reach into each other. The moon is known for three rows of each.
    private static String moons() {
        GeneratedPoints moons = PlaneShapes.MOONS.of(200, 1);
        return csv("x,y,moon", 400, i -> {
            List<String> cells = numbers(matrix(moons), i, 3);
            boolean known = i % 134 < 2;
            cells.add(!known ? "" : moons.truth().at(i, 0) == 0 ? "upper" : "lower");
            return cells;
        });
    }

    /// Hands, feet and head of a simulated body that moves, seen from its root. Two joint angles are known for 80
    /// frames.
    private static String poses() {
        MotionTables motion = SimulatedMotion.of(1000, 1);
        Matrix angles = motion.angles().values();
        List<String> names = motion.angles().names();
        int knee = names.indexOf("lknee.rx");
        int elbow = names.indexOf("relbow.rx");
        String header = String.join(",", motion.points().names()) + ",knee,elbow";
        return csv(header, 1000, i -> {
            List<String> cells = numbers(motion.points().values(), i, 3);
            boolean known = i * 619 % 1000 < 80; // spread over the clips
            cells.add(known ? number(angles.at(i, knee), 3) : "");
            cells.add(known ? number(angles.at(i, elbow), 3) : "");
            return cells;
        });
    }

    static String csv(String header, int rows, IntFunction<List<String>> cells) {
        StringBuilder text = new StringBuilder(header).append('\n');
        IntStream.range(0, rows)
                .forEach(i -> text.append(String.join(",", cells.apply(i))).append('\n'));
        return text.toString();
    }

    static String number(double value, int digits) {
        return String.format(Locale.ROOT, "%." + digits + "f", value);
    }

    private static List<String> numbers(Matrix values, int row, int digits) {
        List<String> cells = new ArrayList<>();
        for (double value : values.row(row)) cells.add(number(value, digits));
        return cells;
    }

    private static Matrix matrix(GeneratedPoints generated) {
        return Matrix.wrap(
                generated.points().size(),
                generated.points().dimension(),
                generated.points().toArray());
    }
}
