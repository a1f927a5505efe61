package dev.tangent.samples.motion;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/// Any motion as a BVH file, its joints renamed: rotations C E C' are split anew, about y, z and x.
public final class BvhText {
    private final Motion motion;
    private final UnaryOperator<String> names;
    private final StringBuilder text = new StringBuilder("HIERARCHY\n");
    private final List<Integer> written = new ArrayList<>();

    public BvhText(Motion motion, UnaryOperator<String> names) {
        this.motion = motion;
        this.names = names;
        joint(0);
        text.append("MOTION\nFrames: ").append(motion.frames()).append("\nFrame Time: .0083333\n");
        for (int f = 0; f < motion.frames(); f++) {
            for (int j : written) channels(f, j);
            text.append('\n');
        }
    }

    private void joint(int j) {
        Joint joint = motion.skeleton().joint(j);
        boolean end = joint.name().endsWith(" end");
        String name = names.apply(joint.name());
        text.append(j == 0 ? "ROOT " + name : end ? "End Site" : "JOINT " + name)
                .append("\n{\nOFFSET");
        for (double x : joint.offset()) text.append(' ').append(x);
        if (!end) {
            written.add(j);
            boolean root = j == 0;
            text.append("\nCHANNELS ").append(root ? 6 : 3).append(root ? " Xposition Yposition Zposition" : "");
            text.append(" Yrotation Zrotation Xrotation");
        }
        text.append('\n');
        for (int child = j + 1; child < motion.skeleton().size(); child++)
            if (motion.skeleton().joint(child).parent() == j) joint(child);
        text.append("}\n");
    }

    private void channels(int f, int j) {
        Joint joint = motion.skeleton().joint(j);
        double[] given = new double[6];
        for (int d = 0; d < joint.dofs().size(); d++)
            given[joint.dofs().get(d).slot()] =
                    motion.values().at(f, motion.skeleton().firstColumn(j) + d);
        if (j == 0) for (int t = 0; t < 3; t++) text.append(given[t]).append(' ');
        double[] rotation = joint.axes().clone();
        joint.order().turn(rotation, 0, new double[] {given[3], given[4], given[5]});
        Rotation.times(rotation, 0, Rotation.transposed(joint.axes()));
        double[] angles = EulerOrder.YZX.angles(rotation);
        for (int axis : new int[] {1, 2, 0})
            text.append(Math.toDegrees(angles[axis])).append(' ');
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
