package dev.tangent.samples.motion.simulated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.data.npy.NpyFile;
import dev.tangent.data.table.Table;
import dev.tangent.linalg.Matrix;
import dev.tangent.samples.motion.Clip;
import dev.tangent.samples.motion.Dof;
import dev.tangent.samples.motion.EndEffectors;
import dev.tangent.samples.motion.EulerOrder;
import dev.tangent.samples.motion.ForwardKinematics;
import dev.tangent.samples.motion.Joint;
import dev.tangent.samples.motion.Landmarks;
import dev.tangent.samples.motion.MotionOptions;
import dev.tangent.samples.motion.MotionTableFiles;
import dev.tangent.samples.motion.MotionTables;
import dev.tangent.samples.motion.RandomBody;
import dev.tangent.samples.motion.Skeleton;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SimulatedMotionTest {
    private static final MotionTables TABLES = SimulatedMotion.of(5000, 1);

    @Test
    void theBodyHasSixtyJointsAnd42DegreesOfFreedom() {
        Skeleton skeleton = TABLES.poses().skeleton();
        assertThat(skeleton.size()).isEqualTo(60);
        assertThat(skeleton.columns()).isEqualTo(48);
        assertThat(TABLES.points().names()).hasSize(15).startsWith("lhand.x").endsWith("head.z");
        assertThat(TABLES.angles().names()).hasSize(42);
        assertThat(TABLES.positions().names()).hasSize(168);
        assertThat(TABLES.points().values().rows()).isEqualTo(5000);
    }

    @Test
    void limbsBendTheRightWay() {
        for (int c = 0; c < 42; c++) {
            String name = TABLES.angles().names().get(c);
            double[] angles = TABLES.angles().values().column(c);
            // 0.15: five times the habitual turn of a joint
            if (name.endsWith("knee.rx"))
                assertThat(Arrays.stream(angles).boxed()).allMatch(a -> a > -0.15 && a < 2.9);
            if (name.endsWith("elbow.rx"))
                assertThat(Arrays.stream(angles).boxed()).allMatch(a -> a > -2.6 && a < 0.15);
            assertThat(Arrays.stream(angles).boxed()).as(name).allMatch(a -> Math.abs(a) < Math.PI);
        }
    }

    @Test
    void headsAreAboveFeetAndLimbsReachNoFurtherThanTheyAreLong() {
        Matrix points = TABLES.points().values();
        for (int i = 0; i < points.rows(); i++) {
            double foot = Math.max(points.at(i, 7), points.at(i, 10));
            assertThat(points.at(i, 13)).as("head of row %d", i).isGreaterThan(foot);
            for (int limb = 2; limb < 4; limb++) {
                double length = Math.hypot(
                        Math.hypot(points.at(i, 3 * limb), points.at(i, 3 * limb + 1)), points.at(i, 3 * limb + 2));
                assertThat(length).isLessThan(Math.hypot(0.09, 0.07) + 0.42 + 0.41 + Math.hypot(0.06, 0.13));
            }
        }
    }

    @Test
    void framesFollowEachOtherSmoothly() {
        Matrix points = TABLES.points().values();
        for (int i = 1; i < points.rows(); i++) {
            if (TABLES.sample().clip()[i] != TABLES.sample().clip()[i - 1]) continue;
            for (int t = 0; t < 15; t++) // a hand at 6 m/s moves 0.2 m in a frame
            assertThat(Math.abs(points.at(i, t) - points.at(i - 1, t))).isLessThan(0.2);
        }
    }

    @Test
    void equalSeedsGiveEqualBits() {
        assertThat(SimulatedMotion.of(5000, 1).positions().values().values())
                .isEqualTo(TABLES.positions().values().values());
        assertThat(SimulatedMotion.of(5000, 2).points().values().values())
                .isNotEqualTo(TABLES.points().values().values());
    }

    @Test
    void landmarksDrawTheWholeBody() {
        Landmarks landmarks = TABLES.landmarks();
        double[] drawn = landmarks.drawn(TABLES.positions().values().row(17));
        Skeleton skeleton = TABLES.poses().skeleton();
        Matrix all = new ForwardKinematics(skeleton)
                .relative(TABLES.poses().select(new int[] {17}).values());
        assertThat(drawn).isEqualTo(all.values());
        assertThat(landmarks.bones()).hasSize(59);
        for (int[] bone : landmarks.bones())
            assertThat(skeleton.joint(bone[1]).parent()).isEqualTo(bone[0]);
    }

    @Test
    void placesThatCoincideAreTakenOnce() {
        List<Dof> turn = List.of(Dof.X_ROTATION);
        double[] up = {0, 1, 0};
        Skeleton skeleton = new Skeleton(
                List.of(
                        Joint.plain("root", -1, new double[3], EulerOrder.ZYX, turn),
                        Joint.plain("onRoot", 0, new double[3], EulerOrder.ZYX, turn),
                        Joint.plain("a", 1, up, EulerOrder.ZYX, turn),
                        Joint.plain("likeA", 1, up.clone(), EulerOrder.ZYX, turn),
                        Joint.end("tip", 3, up),
                        Joint.end("fixed", 0, up)),
                OptionalDouble.empty());
        Landmarks landmarks = new Landmarks(skeleton);
        assertThat(landmarks.columnNames()).containsExactly("a.x", "a.y", "a.z", "tip.x", "tip.y", "tip.z");
        assertThat(landmarks.bones()).containsExactly(new int[] {0, 1}, new int[] {1, 2}, new int[] {0, 3});
        assertThat(landmarks.drawn(new double[] {1, 2, 3, 4, 5, 6}))
                .containsExactly(0, 0, 0, 1, 2, 3, 4, 5, 6, 0, 1, 0);
    }

    @Test
    void tablesGoToFilesAndBack(@TempDir Path folder) {
        MotionTables few = MotionTables.of(SimulatedMotion.clips(1000, 1), MotionOptions.of(100, 7));
        MotionTableFiles.write(few, folder);
        assertThat(NpyFile.read(folder.resolve("points.npy")).values())
                .isEqualTo(few.points().values().values());
        assertThat(NpyFile.read(folder.resolve("angles.npy")).values())
                .isEqualTo(few.angles().values().values());
        Table frames = Table.read(folder.resolve("frames.csv"));
        assertThat(frames.rows()).isEqualTo(100);
        Map<String, Matrix> byClip = new HashMap<>();
        for (Clip clip : SimulatedMotion.clips(1000, 1))
            byClip.put(clip.name(), clip.motion().values());
        int column = few.poses().skeleton().columnNames().indexOf("lknee.rx");
        int target = few.angles().names().indexOf("lknee.rx");
        for (int i = 0; i < 100; i++) {
            int frame = (int) frames.numbers("frame")[i];
            double raw = byClip.get(frames.texts("clip").get(i)).at(frame, column);
            assertThat(few.angles().values().at(i, target)).isEqualTo(raw);
        }
        assertThat(Table.read(folder.resolve("columns.csv")).texts("name"))
                .hasSize(15 + 42 + 168)
                .startsWith("lhand.x");
        assertThat(Arrays.stream(few.sample().frame()).distinct().count()).isGreaterThan(50);
    }

    @Test
    void peopleKeepTheirOwnBodiesOrShareTheMedianOne() {
        List<Clip> clips = new ArrayList<>();
        double[] scales = {0.9, 1, 1.3};
        List<Clip> simulated = SimulatedMotion.clips(750, 1);
        for (int c = 0; c < 3; c++) clips.add(new Clip(simulated.get(c).motion().inMetres(scales[c]), "person " + c));
        MotionOptions shared = MotionOptions.of(750, 1);
        MotionOptions own = new MotionOptions(750, 1, OptionalDouble.empty(), false, List.of(), Set.of());
        MotionTables one = MotionTables.of(clips, shared);
        MotionTables each = MotionTables.of(clips, own);
        for (int i = 0; i < 750; i++)
            for (int t = 0; t < 15; t++)
                assertThat(each.points().values().at(i, t))
                        .isCloseTo(scales[i / 250] * one.points().values().at(i, t), within(1e-12));
        assertThat(one.angles().values().values())
                .isEqualTo(each.angles().values().values());
    }

    @Test
    void motionsOfOtherJointsAreNotMixed() {
        List<Clip> clips = new ArrayList<>(SimulatedMotion.clips(10, 1));
        clips.add(new Clip(new RandomBody(3, 2, 1).motion, "x"));
        assertThatThrownBy(() -> MotionTables.of(clips, MotionOptions.of(5, 1)))
                .hasMessage("motion random has other joints than simulated_0; keep them in folders apart");
    }

    @Test
    void commonNamesOfHandsAndFeetAreKnown() {
        List<Joint> joints = new ArrayList<>();
        joints.add(Joint.plain("Hips", -1, new double[3], EulerOrder.ZYX, List.of(Dof.X_ROTATION)));
        for (String name : List.of("mixamorig:LeftHand", "hand.R", "l_ankle", "RightFoot", "Head"))
            joints.add(Joint.plain(name, 0, new double[3], EulerOrder.ZYX, List.of(Dof.X_ROTATION)));
        joints.add(Joint.end("Head end", 5, new double[] {0, 1, 0}));
        assertThat(EndEffectors.of(new Skeleton(joints, OptionalDouble.empty())))
                .containsExactly(1, 2, 3, 4, 6);
        joints.remove(4);
        assertThatThrownBy(() -> EndEffectors.of(new Skeleton(joints.subList(0, 4), OptionalDouble.empty())))
                .hasMessageStartingWith("no joint looks like rfoot; name the five end effectors among Hips, ");
    }
}
