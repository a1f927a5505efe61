package dev.tangent.samples.motion;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import dev.tangent.data.text.NearestName;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/// A tree of joints, the root first and every other after its parent, never changed; names are distinct.
///
/// Degrees of freedom are numbered joint after joint, in the order of each joint's own: *columns* of a motion.
/// `metres` is the length of the unit of its offsets, where it is known.
public final class Skeleton {
    private final List<Joint> joints;
    private final OptionalDouble metres;
    private final int[] firstColumn;
    private final Map<String, Integer> byName = new HashMap<>();

    public Skeleton(List<Joint> joints, OptionalDouble metres) {
        this.joints = List.copyOf(joints);
        this.metres = metres;
        Check.atLeast(1, joints.size(), "number of joints");
        metres.ifPresent(value -> Check.positive(value, "length of the unit"));
        firstColumn = new int[joints.size() + 1];
        for (int j = 0; j < joints.size(); j++) {
            Joint joint = joints.get(j);
            Check.that(
                    j == 0 ? joint.parent() == -1 : joint.parent() >= 0 && joint.parent() < j,
                    "joint " + joint.name() + " must come after its parent, and only the first has none");
            Check.that(byName.put(joint.name(), j) == null, "the skeleton has two joints named " + joint.name());
            firstColumn[j + 1] = firstColumn[j] + joint.dofs().size();
        }
    }

    public List<Joint> joints() {
        return joints;
    }

    public Joint joint(int index) {
        return joints.get(index);
    }

    public int size() {
        return joints.size();
    }

    public OptionalDouble metres() {
        return metres;
    }

    /// Number of degrees of freedom, the root's included.
    public int columns() {
        return firstColumn[joints.size()];
    }

    /// The column of a joint's first degree of freedom.
    public int firstColumn(int joint) {
        return firstColumn[joint];
    }

    /// `lfemur.rx` and so on, one for each column.
    public List<String> columnNames() {
        List<String> names = new ArrayList<>();
        for (Joint joint : joints) for (Dof dof : joint.dofs()) names.add(joint.name() + "." + dof.mark());
        return names;
    }

    public boolean has(String joint) {
        return byName.containsKey(joint);
    }

    public int index(String joint) {
        Integer index = byName.get(joint);
        if (index == null)
            throw new InvalidInput("the skeleton has no joint '" + joint + "'"
                    + NearestName.of(joint, byName.keySet())
                            .map(best -> "; did you mean '" + best + "'?")
                            .orElse("; its joints are "
                                    + String.join(
                                            ", ",
                                            joints.stream().map(Joint::name).toList())));
        return index;
    }

    /// Where the bone that a joint turns ends: at the joint's first child.
    public int end(String bone) {
        int index = index(bone);
        for (int j = index + 1; j < joints.size(); j++) if (joints.get(j).parent() == index) return j;
        throw new InvalidInput("joint '" + bone + "' has no bone: nothing hangs on it");
    }

    /// The bones to draw: parent and child of every joint that stands apart from its parent.
    public List<int[]> bones() {
        List<int[]> bones = new ArrayList<>();
        for (int j = 1; j < joints.size(); j++)
            if (!joints.get(j).sitsOnParent())
                bones.add(new int[] {joints.get(j).parent(), j});
        return bones;
    }

    /// The same joints with other offsets, three for each.
    public Skeleton withOffsets(double[] offsets, OptionalDouble newMetres) {
        Joint[] moved = new Joint[joints.size()];
        Arrays.setAll(moved, j -> joints.get(j).at(Arrays.copyOfRange(offsets, 3 * j, 3 * j + 3)));
        return new Skeleton(List.of(moved), newMetres);
    }

    /// All offsets, three for each joint.
    public double[] offsets() {
        double[] offsets = new double[3 * joints.size()];
        for (int j = 0; j < joints.size(); j++) System.arraycopy(joints.get(j).offset(), 0, offsets, 3 * j, 3);
        return offsets;
    }

    /// Whether a motion of the other means the same here: equal joints, parents, axes and degrees of freedom.
    public boolean movesLike(Skeleton other) {
        if (size() != other.size()) return false;
        for (int j = 0; j < size(); j++) {
            Joint a = joint(j);
            Joint b = other.joint(j);
            boolean same = a.name().equals(b.name())
                    && a.parent() == b.parent()
                    && a.order() == b.order()
                    && a.dofs().equals(b.dofs());
            if (!same || !near(a.axes(), b.axes())) return false;
        }
        return true;
    }

    private static boolean near(double[] a, double[] b) {
        for (int t = 0; t < a.length; t++) if (Math.abs(a[t] - b[t]) > 1e-6) return false;
        return true;
    }

    /// The body whose offsets are, coordinate by coordinate, the medians of these bodies of equal joints.
    public static Skeleton median(List<Skeleton> bodies) {
        Skeleton first = bodies.getFirst();
        double[] offsets = new double[3 * first.size()];
        List<double[]> all = bodies.stream().map(Skeleton::offsets).toList();
        for (int t = 0; t < offsets.length; t++) {
            int coordinate = t;
            double[] sorted =
                    all.stream().mapToDouble(body -> body[coordinate]).sorted().toArray();
            offsets[t] = (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2;
        }
        return first.withOffsets(offsets, first.metres());
    }
}
