package dev.tangent.samples.motion.format;

import dev.tangent.linalg.Matrix;
import dev.tangent.parallel.Parallel;
import dev.tangent.samples.motion.Dof;
import dev.tangent.samples.motion.Joint;
import dev.tangent.samples.motion.Motion;
import dev.tangent.samples.motion.Rotation;
import dev.tangent.samples.motion.Skeleton;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/// Undoes the usual BVH conversion of the CMU database: back to Acclaim bones, axes and degrees of freedom.
///
/// A BVH rotation R is C E C' of the Acclaim bone, so E = C' R C, whose angles about z, y and x are the bone's values,
/// exactly as far as the file's four decimals go. The conversion gave no length to bones with several children (thorax,
/// wrists); they get one back: the thorax that of the upper back, a wrist half that of the radius, as the HDM05
/// skeleton has them (2.582 and 2.581; 1.597 and 3.194).
final class CmuConversion {
    private static final double METRES = 0.0254 / 0.45;
    /// Angles a bone cannot have are below this, in radians; a larger one means the file is something else.
    private static final double ROUNDING = 2e-3;

    private static final int CHUNK = 64;

    private CmuConversion() {}

    /// The motion in Acclaim's terms, or nothing where the file is no such conversion.
    static Optional<Motion> undo(Motion bvh) {
        Map<String, AcclaimBone> bones = new HashMap<>();
        for (AcclaimBone bone : AcclaimBone.ALL) bones.put(bone.bvh(), bone);
        List<Joint> joints = new ArrayList<>();
        for (Joint joint : bvh.skeleton().joints()) {
            AcclaimBone bone = bones.remove(joint.name());
            if (bone != null) joints.add(bone.like(joint));
            else if (joint.dofs().isEmpty() && !joints.isEmpty())
                joints.add(Joint.end(joints.get(joint.parent()).name() + " end", joint.parent(), joint.offset()));
            else return Optional.empty();
        }
        if (!bones.isEmpty()) return Optional.empty();
        Skeleton skeleton = restored(new Skeleton(joints, OptionalDouble.of(METRES)));
        return values(bvh, skeleton)
                .map(values -> new Motion(bvh.name(), skeleton, values, bvh.framesPerSecond(), bvh.notes()));
    }

    private static Skeleton restored(Skeleton skeleton) {
        double[] offsets = skeleton.offsets();
        for (int j = 1; j < skeleton.size(); j++) {
            Joint joint = skeleton.joint(j);
            Joint parent = skeleton.joint(joint.parent());
            double part = parent.name().equals("thorax") ? 1 : parent.name().endsWith("wrist") ? 0.5 : 0;
            if (part == 0 || !joint.sitsOnParent()) continue;
            for (int t = 0; t < 3; t++) offsets[3 * j + t] = part * parent.offset()[t];
        }
        return skeleton.withOffsets(offsets, skeleton.metres());
    }

    private static Optional<Matrix> values(Motion bvh, Skeleton acclaim) {
        Matrix values = Matrix.zeros(bvh.frames(), acclaim.columns());
        double[] worst = new double[bvh.frames()];
        Parallel.forRange(bvh.frames(), CHUNK, (from, to) -> {
            for (int f = from; f < to; f++)
                for (int j = 0; j < acclaim.size(); j++)
                    worst[f] = Math.max(worst[f], joint(bvh, acclaim, f, j, values));
        });
        for (double left : worst) if (left > ROUNDING) return Optional.empty();
        return Optional.of(values);
    }

    /// Writes one joint's values in one frame; returns the largest angle for which the bone has no degree of
    /// freedom.
    private static double joint(Motion bvh, Skeleton acclaim, int frame, int j, Matrix values) {
        double[] given = new double[6];
        Joint from = bvh.skeleton().joint(j);
        for (int d = 0; d < from.dofs().size(); d++)
            given[from.dofs().get(d).slot()] =
                    bvh.values().at(frame, bvh.skeleton().firstColumn(j) + d);
        Joint to = acclaim.joint(j);
        double[] rotation = Rotation.transposed(to.axes());
        from.order().turn(rotation, 0, new double[] {given[3], given[4], given[5]});
        Rotation.times(rotation, 0, to.axes());
        double[] angles = to.order().angles(rotation);
        System.arraycopy(angles, 0, given, 3, 3);
        double left = 0;
        for (Dof dof : Dof.values()) {
            int d = to.dofs().indexOf(dof);
            if (d >= 0) values.set(frame, acclaim.firstColumn(j) + d, given[dof.slot()]);
            else if (dof.isRotation()) left = Math.max(left, Math.abs(given[dof.slot()]));
        }
        return left;
    }
}
