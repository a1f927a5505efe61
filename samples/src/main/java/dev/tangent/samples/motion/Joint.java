package dev.tangent.samples.motion;

import dev.tangent.Check;
import java.util.EnumSet;
import java.util.List;

/// A joint of a skeleton. It stands at `offset` from its parent, in the parent's turned frame, plus its position
/// degrees of freedom; its own frame is turned against the parent's by C E C', where E is the product of its rotations
/// in `order` and C = `axes` (row-major) the axes they turn about.
///
/// `parent` is a joint before this one, or -1 for the root. `dofs` stand in the order of a motion's values.
public record Joint(String name, int parent, double[] offset, double[] axes, EulerOrder order, List<Dof> dofs) {
    public Joint {
        Check.that(!name.isBlank(), "a joint needs a name");
        Check.that(offset.length == 3 && axes.length == 9, "joint " + name + " needs 3 offsets and 9 axis values");
        for (double value : offset) Check.finite(value, "offset of joint " + name);
        dofs = List.copyOf(dofs);
        Check.that(
                dofs.isEmpty() || EnumSet.copyOf(dofs).size() == dofs.size(),
                "joint " + name + " has a degree of freedom twice");
    }

    /// Turning about the axes of its parent, as all joints of BVH files.
    public static Joint plain(String name, int parent, double[] offset, EulerOrder order, List<Dof> dofs) {
        return new Joint(name, parent, offset, Rotation.identity(), order, dofs);
    }

    /// Marks where a limb ends.
    public static Joint end(String name, int parent, double[] offset) {
        return plain(name, parent, offset, EulerOrder.ZYX, List.of());
    }

    Joint at(double[] place) {
        return new Joint(name, parent, place, axes, order, dofs);
    }

    /// Whether the joint always stands where its parent does.
    public boolean sitsOnParent() {
        return offset[0] == 0
                && offset[1] == 0
                && offset[2] == 0
                && dofs.stream().allMatch(Dof::isRotation);
    }
}
