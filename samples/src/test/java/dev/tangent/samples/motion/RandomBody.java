package dev.tangent.samples.motion;

import dev.tangent.linalg.Matrix;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.SplittableRandom;

/// A random Acclaim skeleton and motion, and both as files: ASF and AMC in its own terms, BVH with the rotations
/// C E C' split anew.
public final class RandomBody {
    public final Motion motion;
    private final List<String> axisText = new ArrayList<>();
    private final SplittableRandom random;

    public RandomBody(int bones, int frames, long seed) {
        random = new SplittableRandom(seed);
        List<Joint> joints = new ArrayList<>();
        List<Dof> all = List.of(Dof.values());
        axisText.add("");
        joints.add(new Joint("root", -1, new double[3], Rotation.identity(), EulerOrder.ZYX, all));
        double[][] vector = new double[bones + 1][3];
        boolean[] hasChild = new boolean[bones + 1];
        for (int j = 1; j <= bones; j++) {
            int parent = random.nextInt(j);
            hasChild[parent] = true;
            vector[j] = numbers(3, 2);
            EulerOrder order = List.of(EulerOrder.values()).get(random.nextInt(6));
            double[] angles = numbers(3, 3);
            double[] axes = Rotation.identity();
            order.turn(axes, 0, angles);
            List<Dof> dofs = new ArrayList<>(all.subList(3, 6));
            if (random.nextBoolean()) dofs = new ArrayList<>(dofs.reversed());
            while (!dofs.isEmpty() && random.nextInt(3) == 0) dofs.remove(random.nextInt(dofs.size()));
            joints.add(new Joint("b" + j, parent, vector[parent], axes, order, dofs));
            String letters = new StringBuilder(order.name()).reverse().toString();
            axisText.add(degrees(angles) + letters);
        }
        // A limb without a child ends in an end site behind it; parents come first all the same.
        for (int j = 1; j <= bones; j++) if (!hasChild[j]) joints.add(Joint.end("b" + j + " end", j, vector[j]));
        Skeleton skeleton = new Skeleton(joints, OptionalDouble.of(0.0254 / 0.45));
        Matrix values = Matrix.zeros(frames, skeleton.columns());
        Arrays.setAll(values.values(), t -> 3 * (2 * random.nextDouble() - 1));
        motion = new Motion("random", skeleton, values, 120, List.of());
        this.vector = vector;
    }

    private final double[][] vector;

    private double[] numbers(int count, double range) {
        double[] numbers = new double[count];
        Arrays.setAll(numbers, t -> range * (2 * random.nextDouble() - 1));
        return numbers;
    }

    private static String degrees(double[] angles) {
        StringBuilder text = new StringBuilder();
        for (double angle : angles) text.append(Math.toDegrees(angle)).append(' ');
        return text.toString();
    }

    public String asf() {
        StringBuilder text =
                new StringBuilder("# made for a test\r\n:version 1.10\r\n:units\r\n  length 0.45\r\n  angle deg\r\n");
        text.append(":documentation\r\n  begin of nothing\r\n:root\r\n order TX TY TZ RX RY RZ\r\n axis XYZ\r\n");
        text.append(" position 0 0 0\r\n orientation 0 0 0\r\n:bonedata\r\n");
        StringBuilder tree = new StringBuilder(":hierarchy\r\n begin\r\n");
        Skeleton skeleton = motion.skeleton();
        for (int j = 1; j < axisText.size(); j++) {
            Joint joint = skeleton.joint(j);
            double length = Math.sqrt(Arrays.stream(vector[j]).map(x -> x * x).sum());
            text.append(" begin\r\n  id ").append(j).append("\r\n  name ").append(joint.name());
            text.append("\r\n  direction");
            for (double x : vector[j]) text.append(' ').append(x / length);
            text.append("\r\n  length ")
                    .append(length)
                    .append("\r\n  axis ")
                    .append(axisText.get(j))
                    .append("\r\n");
            if (!joint.dofs().isEmpty()) {
                text.append("  dof");
                for (Dof dof : joint.dofs()) text.append(' ').append(dof.mark());
                text.append("\r\n  limits (-180.0 180.0)\r\n         (-inf inf)\r\n");
            }
            text.append(" end\r\n");
            tree.append("  ").append(skeleton.joint(joint.parent()).name()).append(' ');
            tree.append(joint.name()).append("\r\n");
        }
        return text.append(tree).append(" end\r\n").toString();
    }

    public String amc() {
        StringBuilder text = new StringBuilder("#!OML:ASF somewhere\r\n:FULLY-SPECIFIED\r\n:DEGREES\r\n");
        Skeleton skeleton = motion.skeleton();
        for (int f = 0; f < motion.frames(); f++) {
            text.append(f + 1).append("\r\n");
            for (int j = skeleton.size() - 1; j >= 0; j--) { // any order of bones will do
                List<Dof> dofs = skeleton.joint(j).dofs();
                if (dofs.isEmpty()) continue;
                text.append(skeleton.joint(j).name());
                for (int d = 0; d < dofs.size(); d++) {
                    double value = motion.values().at(f, skeleton.firstColumn(j) + d);
                    text.append(' ').append(dofs.get(d).isRotation() ? Math.toDegrees(value) : value);
                }
                text.append("\r\n");
            }
        }
        return text.toString();
    }

    public String bvh() {
        return new BvhText(motion, name -> name).toString();
    }
}
