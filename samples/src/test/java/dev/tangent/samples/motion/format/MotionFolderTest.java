package dev.tangent.samples.motion.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.InvalidInput;
import dev.tangent.linalg.Matrix;
import dev.tangent.samples.motion.BvhText;
import dev.tangent.samples.motion.Clip;
import dev.tangent.samples.motion.Joint;
import dev.tangent.samples.motion.Motion;
import dev.tangent.samples.motion.MotionOptions;
import dev.tangent.samples.motion.MotionTables;
import dev.tangent.samples.motion.RandomBody;
import dev.tangent.samples.motion.Skeleton;
import dev.tangent.samples.motion.simulated.SimulatedMotion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The usual conversion of CMU files, made by the tests themselves; and which files of a folder belong together.
class MotionFolderTest {
    /// Parents of the Acclaim bones, by place in their list, and whether a bone ends in an end site.
    private static final int[] PARENT = {
        -1, 0, 1, 2, 3, 4, 0, 6, 7, 8, 9, 0, 11, 12, 13, 14, 15, 13, 17, 18, 19, 20, 21, 20, 13, 24, 25, 26, 27, 28, 27
    };

    @TempDir
    Path folder;

    @Test
    void theConversionIsUndone() throws IOException {
        Motion acclaim = acclaim(20, 1);
        Motion bvh = Bvh.read(write("a.bvh", bvh(acclaim)));
        Motion undone = CmuConversion.undo(bvh).orElseThrow();
        assertThat(undone.skeleton().columnNames()).isEqualTo(acclaim.skeleton().columnNames());
        for (int t = 0; t < acclaim.values().values().length; t++)
            assertThat(undone.values().values()[t]).isCloseTo(acclaim.values().values()[t], within(1e-9));
        // Thorax and wrists had no length: the bones beyond them have moved out.
        Skeleton restored = undone.skeleton();
        assertThat(restored.joint(restored.index("lowerneck")).offset())
                .isEqualTo(restored.joint(restored.index("thorax")).offset());
        assertThat(Arrays.stream(restored.joint(restored.index("rthumb")).offset())
                        .map(x -> 2 * x)
                        .toArray())
                .isEqualTo(restored.joint(restored.index("rwrist")).offset());
        assertThat(restored.metres().orElseThrow()).isCloseTo(0.05644, within(1e-5));
    }

    @Test
    void whatTurnsWhereABoneCannotIsNoConversion() throws IOException {
        Motion acclaim = acclaim(3, 2);
        Motion bvh = Bvh.read(write("a.bvh", bvh(acclaim)));
        Matrix values = bvh.values().copy();
        values.set(1, bvh.skeleton().columnNames().indexOf("LeftLeg.ry"), 0.5);
        assertThat(CmuConversion.undo(new Motion("b", bvh.skeleton(), values, 120, List.of())))
                .isEmpty();
        assertThat(CmuConversion.undo(SimulatedMotion.clips(2, 1).getFirst().motion()))
                .isEmpty();
    }

    @Test
    void aMadeUpFirstPoseIsDroppedOrKept() throws IOException {
        Motion acclaim = acclaim(10, 3);
        for (int c = 3; c < acclaim.values().columns(); c++) acclaim.values().set(0, c, 0);
        acclaim.values().set(0, acclaim.skeleton().columnNames().indexOf("lfemur.rz"), -0.35);
        write("07_01.bvh", bvh(acclaim));
        Clip dropped = MotionFolder.read(folder, false).getFirst();
        assertThat(dropped.subject()).isEqualTo("07");
        assertThat(dropped.motion().frames()).isEqualTo(9);
        assertThat(dropped.motion().values().at(0, 9))
                .isCloseTo(acclaim.values().at(1, 9), within(1e-9));
        assertThat(dropped.motion().notes()).singleElement().asString().contains("dropped");
        Clip kept = MotionFolder.read(folder, true).getFirst();
        assertThat(kept.motion().frames()).isEqualTo(10);
        assertThat(kept.motion().notes()).containsExactly("its first frame is a made-up pose");
        assertThat(MotionTables.of(List.of(kept), MotionOptions.of(4, 1))
                        .cloud()
                        .size())
                .isEqualTo(4);
    }

    @Test
    void aMotionFindsItsSkeletonByName() throws IOException {
        RandomBody one = new RandomBody(5, 2, 1);
        RandomBody two = new RandomBody(6, 2, 2);
        write("02.asf", one.asf());
        write("02_x.asf", two.asf());
        write("02_01.amc", one.amc());
        write("02_x1.amc", two.amc());
        List<Clip> clips = MotionFolder.read(folder, false);
        assertThat(clips.stream().map(Clip::name)).containsExactly("02_01", "02_x1");
        assertThat(clips.stream().map(Clip::subject)).containsExactly("02", "02_x");
        write("03_01.amc", one.amc());
        assertThatThrownBy(() -> MotionFolder.read(folder, false))
                .isInstanceOf(InvalidInput.class)
                .hasMessageEndingWith("none of 2 .asf files has a name that its own starts with");
    }

    @Test
    void aFolderWithoutMotionsIsRefused() {
        assertThatThrownBy(() -> MotionFolder.read(folder, false))
                .hasMessageEndingWith("holds no .bvh and no .amc file");
        assertThatThrownBy(() -> MotionFolder.read(folder.resolve("x"), false)).hasMessageEndingWith("is not a folder");
    }

    /// A random body of Acclaim bones, thorax and wrists without length as the conversion leaves them.
    private static Motion acclaim(int frames, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Joint> joints = new ArrayList<>();
        int[] place = new int[PARENT.length];
        for (int b = 0; b < PARENT.length; b++) {
            int parent = PARENT[b];
            place[b] = joints.size();
            boolean none = b == 0 || AcclaimBone.ALL.get(parent).name().matches("root|thorax|.wrist");
            double[] offset = new double[3];
            if (!none) Arrays.setAll(offset, t -> random.nextDouble() - 0.5);
            int at = b == 0 ? -1 : place[parent];
            joints.add(AcclaimBone.ALL.get(b).like(Joint.end("x", at, offset)));
            int bone = b;
            boolean leaf = Arrays.stream(PARENT).noneMatch(p -> p == bone);
            if (leaf) joints.add(Joint.end(AcclaimBone.ALL.get(b).name() + " end", place[b], new double[] {0, 1, 0}));
        }
        Skeleton skeleton = new Skeleton(joints, OptionalDouble.of(0.0254 / 0.45));
        Matrix values = Matrix.zeros(frames, skeleton.columns());
        Arrays.setAll(values.values(), t -> 2 * random.nextDouble() - 1);
        return new Motion("a", skeleton, values, 120, List.of());
    }

    private static String bvh(Motion acclaim) {
        return new BvhText(
                        acclaim,
                        name -> AcclaimBone.ALL.stream()
                                .filter(bone -> bone.name().equals(name))
                                .map(AcclaimBone::bvh)
                                .findFirst()
                                .orElse(name))
                .toString();
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }
}
