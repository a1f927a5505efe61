package dev.tangent.experiments.survey;

import dev.tangent.data.npy.NpyFile;
import dev.tangent.experiments.paper.Setup;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.array.RandomSubset;
import dev.tangent.samples.body.Ansur;
import dev.tangent.samples.body.BodyTable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// Tables of measurements, where the reader's folder has them: some rows of each, drawn by the seed.
final class MeasuredTables {
    private static final int ROWS = 1_500;
    private static final int KINEMATIC_ROWS = 2_000;
    private static final List<String> BODY = List.of("weight", "shoulder breadth", "foot length");

    private MeasuredTables() {}

    static List<SurveyTable> found(Setup setup) {
        List<SurveyTable> found = new ArrayList<>();
        setup.file("kin8nm", "distance.npy").ifPresent(file -> found.add(kinematics(file, setup.seed())));
        setup.file("ansur", "ansur.csv").ifPresent(file -> found.add(bodies(file, setup.seed())));
        setup.file("mocap", "positions.npy").ifPresent(file -> found.add(poses(file, setup.seed())));
        return found;
    }

    private static SurveyTable kinematics(Path distance, long seed) {
        Matrix points = NpyFile.read(distance.resolveSibling("points.npy"));
        int[] rows = rows(points.rows(), KINEMATIC_ROWS, seed);
        return SurveyTable.of(
                "kin8nm",
                "How far the end of a simulated robot arm is, from its 8 joint angles (DELVE).",
                "Points fill 8 dimensions, the target is strongly curved: the labels are few for what there is to"
                        + " learn, and no manifold helps.",
                cloud(points).select(rows),
                List.of("kin8nm"),
                NpyFile.read(distance).select(rows, new int[] {0}));
    }

    private static SurveyTable bodies(Path file, long seed) {
        BodyTable table = Ansur.read(file);
        int[] rows = rows(table.points().size(), ROWS, seed);
        int[] columns = BODY.stream().mapToInt(BodyTable.TARGETS::indexOf).toArray();
        return SurveyTable.of(
                "ANSUR",
                "Measurements of people from 20 principal components of 88 others (ANSUR II).",
                "Nearly linear: one measurement of a body is nearly a weighted sum of others.",
                table.points().select(rows),
                BODY.stream().map(part -> "ANSUR, " + part).toList(),
                table.targets().values().select(rows, columns));
    }

    private static SurveyTable poses(Path positions, long seed) {
        Matrix points = NpyFile.read(positions.resolveSibling("points.npy"));
        int[] rows = rows(points.rows(), ROWS, seed);
        return SurveyTable.of(
                "motion capture",
                "The first joint of a body, the left knee, from the positions of hands, feet and head (CMU).",
                "Poses lie near a manifold of a few dimensions, but 1,500 frames of 76 people lie far apart on it.",
                cloud(points).select(rows),
                List.of("motion capture, x", "motion capture, y", "motion capture, z"),
                NpyFile.read(positions).select(rows, new int[] {0, 1, 2}));
    }

    static PointCloud cloud(Matrix points) {
        return PointCloud.wrap(points.columns(), points.values());
    }

    static int[] rows(int size, int wanted, long seed) {
        if (size <= wanted) return IntStream.range(0, size).toArray();
        int[] rows = RandomSubset.inOrder(size, wanted, seed);
        Arrays.sort(rows);
        return rows;
    }
}
