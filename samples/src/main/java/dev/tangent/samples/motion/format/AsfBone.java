package dev.tangent.samples.motion.format;

import dev.tangent.samples.motion.Dof;
import dev.tangent.samples.motion.EulerOrder;
import dev.tangent.samples.motion.Rotation;
import java.util.ArrayList;
import java.util.List;

/// A bone while its file is being read. `vector` goes from its start to its end; for the root it is its place.
final class AsfBone {
    String name = "";
    double[] vector = new double[3];
    double[] axis = new double[3];
    EulerOrder order = EulerOrder.ZYX; // XYZ as the file counts, first turn first
    List<Dof> dofs = List.of();
    final List<AsfBone> children = new ArrayList<>();
    boolean linked;

    double[] axes() {
        double[] axes = Rotation.identity();
        order.turn(axes, 0, axis);
        return axes;
    }
}
