package dev.tangent.samples.motion;

import dev.tangent.Check;
import dev.tangent.linalg.Matrix;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The distinct places of a body seen from its root: those that *move* are targets, the others are needed to draw it.
///
/// A joint that sits on its parent, or where an earlier child of that parent stands, is the same place. A place moves
/// if anything between it and the root can turn or shift.
public final class Landmarks {
    private final Skeleton skeleton;
    private final int[] drawn; // distinct joints, the root first
    private final int[] moving; // those of them that move
    private final double[] rest;
    private final List<int[]> bones = new ArrayList<>();

    public Landmarks(Skeleton skeleton) {
        this.skeleton = skeleton;
        int size = skeleton.size();
        int[] twin = new int[size]; // the joint that stands for this one
        boolean[] moves = new boolean[size];
        List<Integer> distinct = new ArrayList<>(List.of(0));
        for (int j = 1; j < size; j++) {
            Joint joint = skeleton.joint(j);
            int parent = joint.parent();
            boolean parentTurns = parent > 0 && !skeleton.joint(parent).dofs().isEmpty();
            moves[j] = moves[parent] || parentTurns || joint.dofs().stream().anyMatch(dof -> !dof.isRotation());
            twin[j] = joint.sitsOnParent() ? twin[parent] : sibling(j);
            if (twin[j] != j) continue;
            bones.add(new int[] {distinct.indexOf(twin[parent]), distinct.size()});
            distinct.add(j);
        }
        drawn = distinct.stream().mapToInt(j -> j).toArray();
        moving = distinct.stream().mapToInt(j -> j).filter(j -> moves[j]).toArray();
        rest = restPlaces();
    }

    private int sibling(int j) {
        Joint joint = skeleton.joint(j);
        for (int earlier = joint.parent() + 1; earlier < j; earlier++) {
            Joint other = skeleton.joint(earlier);
            boolean still = other.dofs().stream().allMatch(Dof::isRotation)
                    && joint.dofs().stream().allMatch(Dof::isRotation);
            if (still && other.parent() == joint.parent() && Arrays.equals(other.offset(), joint.offset()))
                return earlier;
        }
        return j;
    }

    private double[] restPlaces() {
        return new ForwardKinematics(skeleton)
                .relative(Matrix.zeros(1, skeleton.columns()), drawn)
                .values();
    }

    /// The joints whose places are targets.
    public int[] joints() {
        return moving.clone();
    }

    /// `lfemur end.x` and so on: three for each of [#joints].
    public List<String> columnNames() {
        List<String> names = new ArrayList<>();
        for (int j : moving)
            for (String axis : List.of("x", "y", "z"))
                names.add(skeleton.joint(j).name() + "." + axis);
        return names;
    }

    /// x, y, z of every place to draw, the root first, given those of [#joints].
    public double[] drawn(double[] places) {
        Check.that(
                places.length == 3 * moving.length,
                3 * moving.length + " coordinates wanted, " + places.length + " given");
        double[] all = rest.clone();
        for (int t = 0, m = 0; t < drawn.length; t++)
            if (m < moving.length && drawn[t] == moving[m]) System.arraycopy(places, 3 * m++, all, 3 * t, 3);
        return all;
    }

    /// The bones to draw: pairs of places as [#drawn] counts them.
    public List<int[]> bones() {
        return bones.stream().map(int[]::clone).toList();
    }
}
