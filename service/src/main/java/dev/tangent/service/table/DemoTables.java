package dev.tangent.service.table;

import dev.tangent.Check;
import dev.tangent.data.table.GivenLabels;
import dev.tangent.data.table.Table;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.array.RandomSubset;
import dev.tangent.samples.generated.LabelledSquare;
import dev.tangent.samples.generated.SwissRoll;
import dev.tangent.samples.motion.MotionTables;
import dev.tangent.samples.motion.simulated.SimulatedMotion;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// Tables to look at without data of one's own. Equal seeds give equal tables.
public enum DemoTables {
    /// The Swiss roll; the angle of some rows is known.
    ROLL(2000, 40) {
        @Override
        Demo make(int points, int labels, long seed) {
            var roll = SwissRoll.of(points, seed);
            double[] angle = roll.truth().column(0);
            Table table = Table.of("roll", List.of("x", "y", "z"), matrix(roll.points()))
                    .with("angle", known(angle, labels, seed))
                    .with(truthOf("angle"), angle);
            return new Demo(table, Map.of("angle", truthOf("angle")), Optional.empty());
        }
    },
    /// Four corners of a square labelled -1, its centre 10: Figure 1 of the paper.
    SQUARE(10_000, 5) {
        @Override
        Demo make(int points, int labels, long seed) {
            GivenLabels given = LabelledSquare.labels();
            double[] values = new double[points];
            Arrays.fill(values, Double.NaN);
            for (int i = 0; i < given.size(); i++)
                values[given.rows()[i]] = given.values().at(i, 0);
            Table table = Table.of("square", List.of("x", "y"), matrix(LabelledSquare.points(points, seed)))
                    .with("value", values);
            return Demo.none(table);
        }
    },
    /// Hands, feet and head of a simulated body; where its joints are is known in some frames.
    POSES(1000, 80) {
        @Override
        Demo make(int points, int labels, long seed) {
            MotionTables motion = SimulatedMotion.of(points, seed);
            Table table =
                    Table.of("poses", motion.points().names(), motion.points().values());
            Map<String, String> truth = new LinkedHashMap<>();
            List<String> targets = motion.positions().names().stream()
                    .map(name -> "joint " + name)
                    .toList();
            for (int c = 0; c < targets.size(); c++) {
                double[] place = motion.positions().values().column(c);
                String target = targets.get(c);
                truth.put(target, truthOf(target));
                table = table.with(target, known(place, labels, seed)).with(truthOf(target), place);
            }
            return new Demo(table, truth, Optional.of(new Poses(motion.landmarks(), targets)));
        }
    };

    private static final int MOST = 2_000_000;

    private final int usualPoints;
    private final int usualLabels;

    DemoTables(int usualPoints, int usualLabels) {
        this.usualPoints = usualPoints;
        this.usualLabels = usualLabels;
    }

    abstract Demo make(int points, int labels, long seed);

    /// As clients name it.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    Demo of(Optional<Integer> points, Optional<Integer> labels, long seed) {
        int size = Check.atLeast(5, points.orElse(usualPoints), "points");
        Check.atMost(MOST, size, "points", String.valueOf(MOST));
        int known = labels.orElse(usualLabels);
        Check.that(known >= 1 && known <= size, "labels must be between 1 and " + size + " but is " + known);
        return make(size, known, seed);
    }

    private static String truthOf(String target) {
        return "true " + target;
    }

    private static Matrix matrix(PointCloud cloud) {
        return Matrix.wrap(cloud.size(), cloud.dimension(), cloud.toArray());
    }

    /// The values of some rows, drawn at random; NaN elsewhere.
    private static double[] known(double[] all, int labels, long seed) {
        double[] some = new double[all.length];
        Arrays.fill(some, Double.NaN);
        IntStream.of(RandomSubset.of(all.length, labels, new int[0], seed)).forEach(row -> some[row] = all[row]);
        return some;
    }
}
