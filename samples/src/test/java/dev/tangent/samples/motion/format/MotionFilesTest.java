package dev.tangent.samples.motion.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.InvalidInput;
import dev.tangent.linalg.Matrix;
import dev.tangent.samples.motion.ForwardKinematics;
import dev.tangent.samples.motion.Motion;
import dev.tangent.samples.motion.RandomBody;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MotionFilesTest {
    private static final String BVH = """
            HIERARCHY
            ROOT Hips
            {
              OFFSET 0 0 0
              CHANNELS 6 Xposition Yposition Zposition Zrotation Xrotation Yrotation
              JOINT Head
              {
                OFFSET 0 1 0
                CHANNELS 3 Zrotation Xrotation Yrotation
                End Site
                {
                  OFFSET 0 1 0
                }
              }
            }
            MOTION
            Frames: 2
            Frame Time: 0.01
            1 2 3 90 0 0 0 90 0
            4 5 6 0 0 0 0 0 0
            """;

    private static final String ASF = """
            :units
              length 0.5
              angle deg
            :root
              order TX TY TZ RX RY RZ
              axis XYZ
              position 0 0 0
              orientation 0 0 0
            :bonedata
              begin
                name arm
                direction 0 1 0
                length 2
                axis 0 0 90 XYZ
                dof rx
              end
            :hierarchy
              begin
                root arm
              end
            """;

    private static final String AMC = """
            :FULLY-SPECIFIED
            :DEGREES
            1
            root 0 0 0 0 0 0
            arm 90
            """;

    @TempDir
    Path folder;

    @Test
    void bothFormatsTellTheSameMotion() throws IOException {
        for (long seed = 1; seed <= 5; seed++) {
            RandomBody body = new RandomBody(25, 20, seed);
            Motion bvh = Bvh.read(write("a.bvh", body.bvh()));
            Motion amc = Amc.read(write("a.amc", body.amc()), Asf.read(write("a.asf", body.asf())));
            Matrix expected = new ForwardKinematics(body.motion.skeleton()).world(body.motion.values());
            for (Motion motion : List.of(bvh, amc)) {
                Matrix world = new ForwardKinematics(motion.skeleton()).world(motion.values());
                assertThat(motion.skeleton().size())
                        .isEqualTo(body.motion.skeleton().size());
                for (int j = 0; j < motion.skeleton().size(); j++) {
                    int twin = body.motion
                            .skeleton()
                            .index(motion.skeleton().joint(j).name());
                    for (int f = 0; f < motion.frames(); f++)
                        for (int t = 0; t < 3; t++)
                            assertThat(world.at(f, 3 * j + t))
                                    .as("seed %d", seed)
                                    .isCloseTo(expected.at(f, 3 * twin + t), within(1e-9));
                }
            }
            assertThat(amc.skeleton().metres().orElseThrow()).isCloseTo(0.0564444, within(1e-6));
        }
    }

    @Test
    void aBvhFileTurnsInTheOrderOfItsChannels() throws IOException {
        Motion motion = Bvh.read(write("a.bvh", BVH.replace("\n", "\r\n")));
        assertThat(motion.framesPerSecond()).isEqualTo(100);
        assertThat(motion.skeleton().columnNames()).containsSequence("Hips.rz", "Hips.rx", "Hips.ry", "Head.rz");
        // The root turns y to -x, so the head stands left of it; the head turns its bone from -x (its y) to z.
        double[] expected = {1, 2, 3, 0, 2, 3, 0, 2, 4};
        double[] world =
                new ForwardKinematics(motion.skeleton()).world(motion.values()).row(0);
        for (int t = 0; t < 9; t++) assertThat(world[t]).isCloseTo(expected[t], within(1e-12));
    }

    @Test
    void wholePositionsOfAJointReplaceItsOffset() throws IOException {
        String whole = BVH.replace("CHANNELS 3 Z", "CHANNELS 6 Xposition Yposition Zposition Z")
                .replace("90 0 0 0 90 0", "90 0 0 0 1.1 0 0 90 0")
                .replace("6 0 0 0 0", "6 0 0 0 0 1 0 0");
        Motion motion = Bvh.read(write("a.bvh", whole));
        assertThat(motion.notes()).containsExactly("positions of Head are read as whole, not as added to OFFSET");
        Matrix relative = new ForwardKinematics(motion.skeleton()).relative(motion.values());
        assertThat(relative.at(0, 4)).isEqualTo(1.1);
        assertThat(relative.at(1, 4)).isEqualTo(1);
        Motion added = Bvh.read(
                write("a.bvh", whole.replace("0 1.1 0 0", "0 0.1 0 0").replace("0 1 0 0 0 0\n", "0 0 0 0 0 0\n")));
        assertThat(added.notes()).isEmpty();
        assertThat(new ForwardKinematics(added.skeleton())
                        .relative(added.values())
                        .at(0, 4))
                .isEqualTo(1.1);
    }

    @Test
    void anAcclaimBoneTurnsAboutItsOwnAxes() throws IOException {
        Asf.Read asf = Asf.read(write("a.asf", ASF));
        Motion motion = Amc.read(write("a.amc", AMC), asf);
        // Its x axis is the world's y, along which it lies: a turn about it changes nothing.
        double[] world =
                new ForwardKinematics(motion.skeleton()).world(motion.values()).row(0);
        double[] expected = {0, 0, 0, 0, 0, 0, 0, 2, 0};
        for (int t = 0; t < 9; t++) assertThat(world[t]).isCloseTo(expected[t], within(1e-12));
        assertThat(motion.skeleton().metres()).hasValue(0.0508);
    }

    @Test
    void anglesMayBeRadians() throws IOException {
        String half = Double.toString(Math.PI / 2);
        Asf.Read asf =
                Asf.read(write("a.asf", ASF.replace("deg", "rad").replace("0 0 90 XYZ", "0 0 " + half + " XYZ")));
        double[] axes = Asf.read(write("b.asf", ASF)).skeleton().joint(1).axes();
        assertThat(asf.skeleton().joint(1).axes()).isEqualTo(axes);
        String silent = AMC.replace(":DEGREES\n", "").replace("90", half);
        assertThat(Amc.read(write("a.amc", silent), asf).values().at(0, 6)).isEqualTo(Math.PI / 2);
        assertThat(Amc.read(write("a.amc", AMC), asf).values().at(0, 6)).isEqualTo(Math.PI / 2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "HIERARCHY | TREE | line 1: 'TREE' stands where HIERARCHY must",
                "MOTION | MOTIONS | line 16: 'MOTIONS' stands where MOTION must",
                "ROOT Hips | JOINT Hips | line 2: 'JOINT' stands where ROOT must",
                "JOINT Head | JOINT Hips | line 6: a second joint 'Hips'",
                "JOINT Head | JONT Head | line 6: 'JONT' is neither",
                "OFFSET 0 1 0 | OFFSET 0 1 | line 9: 'CHANNELS' is not a finite number",
                "OFFSET 0 1 0 | OFFSET 0 1e999 0 | line 8: '1e999' is not a finite number",
                "CHANNELS 3 | CHANNELS 2 | line 9: 'Yrotation' is neither",
                "CHANNELS 3 | CHANNELS 9 | line 9: '9' is not a whole number up to 6",
                "Zrotation Xrotation Yrotation | Zrotation Zrotation Yrotation | line 5: the same channel twice",
                "Xposition | Wposition | line 5: 'Wposition' is no channel",
                "End Site | End Sight | line 10: 'End Sight' must be",
                "Frames: 2 | Frames: 3 | ends too early: frame 3 of 3 is not there, and line 20 is the last",
                "Frames: 2 | Frames: 1 | line 20: more than the 1 frames",
                "Frames: 2 | Frames: 0 | line 17: a motion needs",
                "Frames: 2 | 2 frames | line 17: '2 frames' stands where 'frames:' must",
                "Frame Time: 0.01 | Frame Time: 0 | line 18: a frame must last",
                "1 2 3 90 | 1 2 90 | line 19: 8 values where the hierarchy has 9 channels",
                "1 2 3 90 | 1 2 x 90 | line 19: 'x' is not a finite number",
                "1 2 3 90 | 1 2 NaN 90 | line 19: 'NaN' is not a finite number",
            })
    void malformedBvhIsRefused(String found, String put, String reason) {
        assertThatThrownBy(() -> Bvh.read(write("a.bvh", BVH.replaceFirst(found, put))))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("a.bvh " + reason)
                .hasMessageNotContaining("\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                ":root | :rot | line 9: :root must stand before :bonedata",
                "angle deg | angle grad | line 3: 'grad' is no unit of angle",
                "length 0.5 | length -1 | line 2: length must be positive",
                "order TX | order TX TX | line 5: the same degree of freedom twice",
                "dof rx | dof rw | line 15: 'rw' is no degree of freedom",
                "dof rx | duf rx | line 15: 'duf' is no word of a bone",
                "name arm | name root | line 16: a second bone 'root'",
                "0 0 90 XYZ | 0 0 90 XXZ | line 14: 'XXZ' is no order",
                "0 0 90 XYZ | 0 0 XYZ | line 14: 'XYZ' is not a finite number",
                "direction 0 1 0 | id 3 | line 16: bone 'arm' has no direction",
                "length 2 | length | line 13: a word is missing",
                "root arm | root leg | line 19: 'leg' is no bone",
                "root arm | arm arm | line 20: bone 'arm' does not hang on the root",
                "root arm | root arm arm | line 19: 'arm' has two parents",
                "root arm | arm root | line 19: 'root' has two parents",
                ":hierarchy | :skin | has no :hierarchy",
            })
    void malformedAsfIsRefused(String found, String put, String reason) {
        assertThatThrownBy(() -> Asf.read(write("a.asf", ASF.replaceFirst(found, put))))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("a.asf ")
                .hasMessageContaining(reason)
                .hasMessageNotContaining("\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "arm 90 | leg 90 | line 5: 'leg' is no bone of the skeleton",
                "arm 90 | arm 90 90 | line 5: 2 values for bone 'arm', which has 1",
                "arm 90 | arm x | line 5: 'x' is not a finite number",
                "arm 90 | # gone | line 5: frame 1 ends here without bone 'arm'",
                "arm 90 | root 0 0 0 0 0 0 | line 5: 'root' appears twice",
                "arm 90 | 3 | line 5: frame 1 ends here without bone 'arm'",
            })
    void malformedAmcIsRefused(String found, String put, String reason) throws IOException {
        Asf.Read asf = Asf.read(write("a.asf", ASF));
        assertThatThrownBy(() -> Amc.read(write("a.amc", AMC.replaceFirst(found, put)), asf))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("a.amc " + reason);
        assertThatThrownBy(() -> Amc.read(write("a.amc", AMC + "3\n"), asf))
                .hasMessageContaining("line 6: frame 3 follows");
    }

    @Test
    void garbledFilesEndInNothingButInvalidInput() throws IOException {
        RandomBody body = new RandomBody(6, 3, 9);
        Path good = write("good.asf", body.asf());
        int refused = garble(body.bvh(), "a.bvh", Bvh::read)
                + garble(body.asf(), "a.asf", Asf::read)
                + garble(body.amc(), "a.amc", path -> Amc.read(path, Asf.read(good)));
        assertThat(refused).isGreaterThan(600);
    }

    /// How many of 400 damaged texts are refused; any other exception fails the test.
    private int garble(String text, String name, Consumer<Path> reader) throws IOException {
        SplittableRandom random = new SplittableRandom(4);
        int refused = 0;
        for (int round = 0; round < 400; round++) {
            String damaged = damaged(text, random);
            try {
                reader.accept(write(name, damaged));
            } catch (InvalidInput e) {
                assertThat(e.getMessage()).contains(name).doesNotContain("\n");
                refused++;
            } catch (RuntimeException e) {
                throw new AssertionError("round " + round + " of " + name, e);
            }
        }
        return refused;
    }

    private static String damaged(String text, SplittableRandom random) {
        int at = random.nextInt(text.length());
        if (random.nextInt(4) == 0) return text.substring(0, at);
        List<String> lines = new ArrayList<>(text.lines().toList());
        int line = random.nextInt(lines.size());
        switch (random.nextInt(5)) {
            case 0 -> lines.remove(line);
            case 1 -> lines.add(line, lines.get(random.nextInt(lines.size())));
            case 2 -> lines.set(line, lines.get(line).replaceFirst("[0-9a-z]+", "\u0000"));
            case 3 -> {
                char[] letters = lines.get(line).toCharArray();
                if (letters.length > 0) letters[random.nextInt(letters.length)] = (char) random.nextInt(32, 127);
                lines.set(line, new String(letters));
            }
            default -> {
                List<String> words =
                        new ArrayList<>(Arrays.asList(lines.get(line).split(" ", -1)));
                words.remove(random.nextInt(words.size()));
                lines.set(line, String.join(" ", words));
            }
        }
        return String.join("\n", lines);
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text, StandardCharsets.UTF_8);
    }
}
