package dev.tangent.samples.motion;

import dev.tangent.linalg.Matrix;
import dev.tangent.parallel.Parallel;
import java.util.Arrays;
import java.util.List;

/// Positions of joints from their degrees of freedom, from the root outwards:
///
///     R_j = R_parent C E C',    p_j = p_parent + R_parent (offset + positions)
///
/// A frame costs about 50 multiplications and a sine and cosine for each rotation; frames are shared among threads.
public final class ForwardKinematics {
    private static final int CHUNK = 256;

    private final Skeleton skeleton;
    private final int size;
    private final int[] parent;
    private final double[] offset;
    private final double[][] axes; // empty where they are the parent's
    private final double[][] axesBack;
    private final int[] column; // 6 for each joint, by Dof; -1 where it has none

    public ForwardKinematics(Skeleton skeleton) {
        this.skeleton = skeleton;
        size = skeleton.size();
        parent = new int[size];
        offset = skeleton.offsets();
        axes = new double[size][];
        axesBack = new double[size][];
        column = new int[6 * size];
        Arrays.fill(column, -1);
        for (int j = 0; j < size; j++) compile(j, skeleton.joint(j));
    }

    private void compile(int j, Joint joint) {
        parent[j] = joint.parent();
        boolean plain =
                Arrays.equals(joint.axes(), Rotation.identity()) || joint.dofs().isEmpty();
        axes[j] = plain ? new double[0] : joint.axes();
        axesBack[j] = plain ? new double[0] : Rotation.transposed(joint.axes());
        for (int d = 0; d < joint.dofs().size(); d++)
            column[6 * j + joint.dofs().get(d).slot()] = skeleton.firstColumn(j) + d;
    }

    /// x, y, z of every joint and end site in every frame, in the world.
    public Matrix world(Matrix values) {
        return positions(values, List.of(all()), false).getFirst();
    }

    /// The same seen from the root: its position and its rotation taken away.
    public Matrix relative(Matrix values) {
        return relative(values, all());
    }

    /// The same of some joints alone, in that order.
    public Matrix relative(Matrix values, int[] joints) {
        return relative(values, List.of(joints)).getFirst();
    }

    /// Several groups of joints in one go.
    public List<Matrix> relative(Matrix values, List<int[]> groups) {
        return positions(values, groups, true);
    }

    private int[] all() {
        int[] all = new int[size];
        Arrays.setAll(all, j -> j);
        return all;
    }

    private List<Matrix> positions(Matrix values, List<int[]> groups, boolean relative) {
        List<Matrix> places = groups.stream()
                .map(joints -> Matrix.zeros(values.rows(), 3 * joints.length))
                .toList();
        Parallel.forRange(values.rows(), CHUNK, () -> new double[12 * size], (scratch, from, to) -> {
            for (int f = from; f < to; f++) {
                pose(values.values(), f * values.columns(), scratch, relative);
                for (int g = 0; g < groups.size(); g++)
                    gather(scratch, groups.get(g), places.get(g).values(), f);
            }
        });
        return places;
    }

    private void gather(double[] scratch, int[] joints, double[] places, int frame) {
        for (int t = 0; t < joints.length; t++)
            System.arraycopy(scratch, 9 * size + 3 * joints[t], places, 3 * (frame * joints.length + t), 3);
    }

    /// Fills `scratch` with the rotations of all joints, then their positions.
    private void pose(double[] values, int at, double[] scratch, boolean relative) {
        if (relative) {
            Arrays.fill(scratch, 0, 9, 0);
            scratch[0] = scratch[4] = scratch[8] = 1;
            Arrays.fill(scratch, 9 * size, 9 * size + 3, 0);
        } else place(0, values, at, scratch);
        for (int j = relative ? 1 : 0; j < size; j++) {
            if (j > 0) place(j, values, at, scratch);
            turn(j, values, at, scratch);
        }
    }

    private void place(int j, double[] values, int at, double[] scratch) {
        double x = offset[3 * j] + value(j, 0, values, at);
        double y = offset[3 * j + 1] + value(j, 1, values, at);
        double z = offset[3 * j + 2] + value(j, 2, values, at);
        int to = 9 * size + 3 * j;
        if (j == 0) {
            scratch[to] = x;
            scratch[to + 1] = y;
            scratch[to + 2] = z;
            return;
        }
        int from = 9 * size + 3 * parent[j];
        for (int r = 0; r < 3; r++) {
            int row = 9 * parent[j] + 3 * r;
            scratch[to + r] = scratch[from + r] + scratch[row] * x + scratch[row + 1] * y + scratch[row + 2] * z;
        }
    }

    private void turn(int j, double[] values, int at, double[] scratch) {
        int own = 9 * j;
        if (j > 0) System.arraycopy(scratch, 9 * parent[j], scratch, own, 9);
        else System.arraycopy(Rotation.identity(), 0, scratch, own, 9);
        if (axes[j].length > 0) Rotation.times(scratch, own, axes[j]);
        EulerOrder order = skeleton.joint(j).order();
        for (int place = 0; place < 3; place++) {
            int axis = order.axis(place);
            int from = column[6 * j + 3 + axis];
            if (from >= 0) Rotation.turn(scratch, own, axis, values[at + from]);
        }
        if (axes[j].length > 0) Rotation.times(scratch, own, axesBack[j]);
    }

    private double value(int j, int axis, double[] values, int at) {
        int from = column[6 * j + axis];
        return from < 0 ? 0 : values[at + from];
    }
}
