package dev.tangent.samples.motion.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.data.npy.NpyFile;
import dev.tangent.data.table.Table;
import dev.tangent.linalg.Matrix;
import dev.tangent.samples.RealTables;
import dev.tangent.samples.motion.Clip;
import dev.tangent.samples.motion.EndEffectors;
import dev.tangent.samples.motion.ForwardKinematics;
import dev.tangent.samples.motion.HomogeneousTransforms;
import dev.tangent.samples.motion.Joint;
import dev.tangent.samples.motion.Motion;
import dev.tangent.samples.motion.MotionOptions;
import dev.tangent.samples.motion.MotionTables;
import dev.tangent.samples.motion.Skeleton;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/// Against the prepared table of 50,000 CMU frames. Of nine of its clips the raw files are there. What agrees: the 46
/// angles to float32; hands, feet, head and all 28 bone ends to float32 too, once the angles move the table's own body
/// (a median of 76 people, whose offsets are taken from one of its rows, and the hips' and femurs' from some), with
/// fingers and thumbs straight.
class CmuTableTest {
    private static final double FLOAT = 2e-6; // of values up to about 4
    private static final List<String> STRAIGHT = List.of("lfingers", "rfingers", "lthumb", "rthumb");

    @Test
    void anglesAreThoseOfTheTable() {
        Path mocap = RealTables.need("mocap");
        Matrix table = NpyFile.read(mocap.resolve("angles.npy"));
        for (Rows rows : rows(mocap)) {
            Motion motion = rows.motion();
            List<String> columns = motion.skeleton().columnNames();
            int column = 0;
            for (String name : angleNames(motion.skeleton())) {
                int own = columns.indexOf(name);
                double worst = 0;
                for (int i = 0; i < rows.row().length; i++) {
                    double apart = motion.values().at(i, own) - table.at(rows.row()[i], column);
                    worst = Math.max(worst, Math.abs(Math.IEEEremainder(apart, 2 * Math.PI)));
                }
                assertThat(worst).as("%s of %s", name, motion.name()).isLessThan(FLOAT);
                column++;
            }
            assertThat(column).isEqualTo(46);
        }
    }

    @Test
    void positionsOnTheTablesBodyAreThoseOfTheTable() {
        Path mocap = RealTables.need("mocap");
        Matrix places = NpyFile.read(mocap.resolve("positions.npy"));
        Matrix effectors = NpyFile.read(mocap.resolve("points.npy"));
        List<Rows> all = rows(mocap);
        Skeleton body = tableBody(all, places);
        int[] ends = EndEffectors.of(body);
        int[] landmarks = boneEnds(body);
        int compared = 0;
        for (Rows rows : all) {
            ForwardKinematics kinematics = new ForwardKinematics(body);
            Matrix points = kinematics.relative(rows.motion().values(), ends);
            Matrix positions = kinematics.relative(rows.motion().values(), landmarks);
            assertThat(apart(points, effectors, rows.row()))
                    .as(rows.motion().name())
                    .isLessThan(FLOAT);
            assertThat(apart(positions, places, rows.row()))
                    .as(rows.motion().name())
                    .isLessThan(FLOAT);
            compared += rows.row().length;
        }
        assertThat(compared).isEqualTo(1652);
    }

    @Test
    void theConverterMakesTheTablesColumnsFromTheRawClips() {
        Path bvh = RealTables.need("mocap/bvh");
        List<Clip> clips = MotionFolder.read(bvh, false);
        MotionOptions options =
                new MotionOptions(1000, 1, OptionalDouble.empty(), true, List.of(), new HashSet<>(STRAIGHT));
        MotionTables tables = MotionTables.of(clips, options);
        assertThat(tables.notes())
                .containsExactly(
                        "02_03, 07_12, 135_07 and 6 more: its first frame, a made-up pose, was dropped: frame 0 is"
                                + " the file's second");
        assertThat(tables.angles().names()).isEqualTo(angleNames(tables.poses().skeleton()));
        assertThat(tables.positions().names()).hasSize(84);
        assertThat(tables.points().values().rows()).isEqualTo(1000);
        assertThat(new TreeSet<>(tables.clips().stream().map(Clip::subject).toList()))
                .hasSize(9);
        // People are between 1.4 and 2 m tall: standing, the head is 0.4 to 0.8 m above the root, feet 0.7 to 1.1
        // below.
        double[] heads = tables.points().values().column(13);
        assertThat(Arrays.stream(heads).max().orElseThrow()).isBetween(0.5, 0.8);
        assertThat(Arrays.stream(tables.points().values().column(7)).min().orElseThrow())
                .isBetween(-1.1, -0.7);
    }

    @Test
    void hdm05ReadsAndMovesLikeTheConvertedClips() {
        Path amc = RealTables.need("amc");
        List<Clip> clips = new ArrayList<>(MotionFolder.read(amc, false));
        assertThat(clips).hasSize(2).allMatch(clip -> clip.subject().equals("HDM_tr"));
        assertThat(clips.getFirst().motion().skeleton().columns()).isEqualTo(62);
        clips.addAll(MotionFolder.read(RealTables.need("mocap/bvh"), false));
        MotionTables tables = MotionTables.of(clips, MotionOptions.of(500, 2));
        assertThat(tables.positions().names()).hasSize(84);
        assertThat(tables.points().values().rows()).isEqualTo(500);
    }

    private static double apart(Matrix own, Matrix table, int[] rows) {
        double worst = 0;
        for (int i = 0; i < rows.length; i++)
            for (int t = 0; t < table.columns(); t++)
                worst = Math.max(worst, Math.abs(own.at(i, t) - table.at(rows[i], t)));
        return worst;
    }

    /// A clip's frames in the table, and their rows.
    private record Rows(Motion motion, int[] row) {}

    private static List<Rows> rows(Path mocap) {
        Table frames = Table.read(mocap.resolve("frames.csv"));
        List<String> clip = frames.texts("clip");
        double[] frame = frames.numbers("frame");
        List<Rows> all = new ArrayList<>();
        for (Clip read : MotionFolder.read(mocap.resolve("bvh"), false)) {
            List<Integer> rows = new ArrayList<>();
            for (int i = 0; i < frame.length; i++) if (clip.get(i).equals(read.name())) rows.add(i);
            int[] row = rows.stream().mapToInt(i -> i).toArray();
            int[] chosen = Arrays.stream(row).map(i -> (int) frame[i]).toArray();
            all.add(new Rows(straight(read.motion().select(chosen)), row));
        }
        return all;
    }

    private static Motion straight(Motion motion) {
        Matrix values = motion.values().copy();
        for (String name : STRAIGHT) {
            int joint = motion.skeleton().index(name);
            for (int d = 0; d < motion.skeleton().joint(joint).dofs().size(); d++)
                for (int f = 0; f < motion.frames(); f++)
                    values.set(f, motion.skeleton().firstColumn(joint) + d, 0);
        }
        return new Motion(motion.name(), motion.skeleton(), values, motion.framesPerSecond(), motion.notes());
    }

    private static List<String> angleNames(Skeleton skeleton) {
        Set<String> without = new HashSet<>(STRAIGHT);
        without.addAll(List.of("root", "lclavicle", "rclavicle"));
        return skeleton.columnNames().stream()
                .filter(name -> !without.contains(name.substring(0, name.indexOf('.'))))
                .toList();
    }

    /// The joints where the table's 28 bones end: all but the hips'.
    private static int[] boneEnds(Skeleton body) {
        return body.joints().stream()
                .map(Joint::name)
                .filter(name -> !name.equals("root") && !name.contains("hipjoint") && !name.endsWith(" end"))
                .mapToInt(body::end)
                .toArray();
    }

    /// The table's body: each bone's offset is what turns into the step between its two ends. A femur starts where
    /// no column tells, so hip and femur are fitted together to a few frames.
    private static Skeleton tableBody(List<Rows> all, Matrix places) {
        Motion motion = all.getFirst().motion();
        Skeleton skeleton = motion.skeleton();
        Map<Integer, Integer> columnOf = new HashMap<>();
        int[] ends = boneEnds(skeleton);
        for (int t = 0; t < ends.length; t++) columnOf.put(ends[t], 3 * t);
        double[] offsets = new double[3 * skeleton.size()];
        for (int j = 1; j < skeleton.size(); j++) {
            Joint joint = skeleton.joint(j);
            if (columnOf.containsKey(j)
                    && joint.parent() != skeleton.index("lfemur")
                    && joint.parent() != skeleton.index("rfemur")) {
                double[][] transform = HomogeneousTransforms.inverse(turned(motion, 0, joint.parent()));
                int to = columnOf.get(j);
                Integer from = columnOf.get(standIn(skeleton, joint.parent(), columnOf));
                for (int r = 0; r < 3; r++)
                    for (int c = 0; c < 3; c++) {
                        int row = all.getFirst().row()[0];
                        double step = places.at(row, to + c) - (from == null ? 0 : places.at(row, from + c));
                        offsets[3 * j + r] += transform[r][c] * step;
                    }
            }
        }
        // Siblings at the end of one bone share their offset.
        for (int j = 1; j < skeleton.size(); j++)
            for (int twin = 1; twin < j; twin++)
                if (skeleton.joint(twin).parent() == skeleton.joint(j).parent()
                        && skeleton.joint(j).parent() > 0) System.arraycopy(offsets, 3 * twin, offsets, 3 * j, 3);
        for (String side : List.of("l", "r")) fitHip(all, places, skeleton, columnOf, side, offsets);
        return skeleton.withOffsets(offsets, OptionalDouble.of(1));
    }

    private static int standIn(Skeleton skeleton, int joint, Map<Integer, Integer> columnOf) {
        for (int j = 1; j < skeleton.size(); j++)
            if (skeleton.joint(j).parent() == skeleton.joint(joint).parent() && columnOf.containsKey(j)) return j;
        return joint;
    }

    /// The turn of a joint against the root, no shift.
    private static double[][] turned(Motion motion, int frame, int joint) {
        double[][] root = HomogeneousTransforms.transform(motion, frame, 0);
        double[][] turned = HomogeneousTransforms.product(
                HomogeneousTransforms.inverse(root), HomogeneousTransforms.transform(motion, frame, joint));
        for (int r = 0; r < 3; r++) turned[r][3] = 0;
        return turned;
    }

    /// hip + R femur = knee in every tenth frame, by least squares.
    private static void fitHip(
            List<Rows> all,
            Matrix places,
            Skeleton skeleton,
            Map<Integer, Integer> columnOf,
            String side,
            double[] offsets) {
        int femur = skeleton.index(side + "femur");
        int knee = skeleton.end(side + "femur");
        int column = columnOf.get(knee);
        double[][] normal = new double[6][7];
        for (Rows rows : all) {
            for (int i = 0; i < rows.row().length; i += 10) {
                double[][] turn = turned(rows.motion(), i, femur);
                for (int r = 0; r < 3; r++) {
                    double[] equation = {
                        0, 0, 0, turn[r][0], turn[r][1], turn[r][2], places.at(rows.row()[i], column + r)
                    };
                    equation[r] = 1;
                    for (int a = 0; a < 6; a++) for (int b = 0; b < 7; b++) normal[a][b] += equation[a] * equation[b];
                }
            }
        }
        double[] solved = solve(normal);
        System.arraycopy(solved, 0, offsets, 3 * femur, 3);
        System.arraycopy(solved, 3, offsets, 3 * knee, 3);
    }

    private static double[] solve(double[][] rows) {
        int size = rows.length;
        for (int p = 0; p < size; p++)
            for (int r = 0; r < size; r++) {
                if (r == p) continue;
                double factor = rows[r][p] / rows[p][p];
                for (int c = p; c <= size; c++) rows[r][c] -= factor * rows[p][c];
            }
        double[] solved = new double[size];
        Arrays.setAll(solved, p -> rows[p][size] / rows[p][p]);
        return solved;
    }
}
