package dev.tangent.samples.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.linalg.Matrix;
import dev.tangent.parallel.Parallel;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class ForwardKinematicsTest {
    @Test
    void bonesKeepTheirLengths() {
        Motion motion = new RandomBody(40, 30, 1).motion;
        Skeleton skeleton = motion.skeleton();
        Matrix world = new ForwardKinematics(skeleton).world(motion.values());
        for (int[] bone : skeleton.bones()) {
            double[] offset = skeleton.joint(bone[1]).offset();
            double length = Math.sqrt(Arrays.stream(offset).map(x -> x * x).sum());
            for (int f = 0; f < motion.frames(); f++)
                assertThat(distance(world, f, bone[0], bone[1])).isCloseTo(length, within(1e-9));
        }
    }

    @Test
    void aNaiveRecursionOverMatricesOfFourAgrees() {
        Motion motion = new RandomBody(40, 10, 2).motion;
        ForwardKinematics kinematics = new ForwardKinematics(motion.skeleton());
        Matrix world = kinematics.world(motion.values());
        Matrix relative = kinematics.relative(motion.values());
        for (int f = 0; f < motion.frames(); f++) {
            double[][] root = HomogeneousTransforms.transform(motion, f, 0);
            for (int j = 0; j < motion.skeleton().size(); j++) {
                double[][] transform = HomogeneousTransforms.transform(motion, f, j);
                double[][] seen = HomogeneousTransforms.product(HomogeneousTransforms.inverse(root), transform);
                for (int t = 0; t < 3; t++) {
                    assertThat(world.at(f, 3 * j + t)).isCloseTo(transform[t][3], within(1e-9));
                    assertThat(relative.at(f, 3 * j + t)).isCloseTo(seen[t][3], within(1e-9));
                }
            }
        }
    }

    @Test
    void jointsWithPositionsMoveTheirBones() {
        List<Dof> dofs = List.of(Dof.Z_POSITION, Dof.X_ROTATION);
        Skeleton skeleton = new Skeleton(
                List.of(
                        Joint.plain("a", -1, new double[3], EulerOrder.XYZ, List.of(Dof.Z_ROTATION)),
                        Joint.plain("b", 0, new double[] {1, 0, 0}, EulerOrder.XYZ, dofs),
                        Joint.end("c", 1, new double[] {0, 2, 0})),
                OptionalDouble.empty());
        Matrix values = Matrix.of(new double[][] {{Math.PI / 2, 5, Math.PI / 2}});
        // a turns x to y, so b stands at (0, 1, 5); b turns y to z, so c stands two above
        double[] world = new ForwardKinematics(skeleton).world(values).row(0);
        double[] expected = {0, 0, 0, 0, 1, 5, 0, 1, 7};
        for (int t = 0; t < 9; t++) assertThat(world[t]).isCloseTo(expected[t], within(1e-15));
    }

    @Test
    void oneAndManyThreadsGiveTheSameBits() {
        Motion motion = new RandomBody(20, 2000, 3).motion;
        ForwardKinematics kinematics = new ForwardKinematics(motion.skeleton());
        double[] one = Parallel.on(1, () -> kinematics.world(motion.values())).values();
        assertThat(Parallel.on(3, () -> kinematics.world(motion.values())).values())
                .isEqualTo(one);
    }

    @Test
    void everyOrderGivesItsAnglesBack() {
        for (EulerOrder order : EulerOrder.values()) {
            double[] angles = {0.7, -0.4, 1.1};
            double[] matrix = Rotation.identity();
            order.turn(matrix, 0, angles);
            double[] back = order.angles(matrix);
            for (int t = 0; t < 3; t++) assertThat(back[t]).isCloseTo(angles[t], within(1e-14));
        }
    }

    @Test
    void aQuarterTurnInTheMiddleIsGivenBackAsTheSameRotation() {
        for (EulerOrder order : EulerOrder.values())
            for (double quarter : new double[] {-Math.PI / 2, Math.PI / 2}) {
                double[] angles = {0.7, 0.7, 0.7};
                angles[order.axis(1)] = quarter;
                double[] matrix = Rotation.identity();
                order.turn(matrix, 0, angles);
                double[] again = Rotation.identity();
                order.turn(again, 0, order.angles(matrix));
                for (int t = 0; t < 9; t++) assertThat(again[t]).isCloseTo(matrix[t], within(1e-7));
            }
    }

    static double distance(Matrix places, int f, int a, int b) {
        double sum = 0;
        for (int t = 0; t < 3; t++) {
            double apart = places.at(f, 3 * a + t) - places.at(f, 3 * b + t);
            sum += apart * apart;
        }
        return Math.sqrt(sum);
    }
}
