package dev.tangent.samples.motion.format;

import dev.tangent.samples.motion.Dof;
import dev.tangent.samples.motion.EulerOrder;
import dev.tangent.samples.motion.Joint;
import dev.tangent.samples.motion.Rotation;
import java.util.ArrayList;
import java.util.List;

/// The bones of the CMU and HDM05 databases: their Acclaim name, the joint's name in the usual BVH conversion, their
/// axes in degrees about x, y and z, and their degrees of freedom. In the order of the files.
record AcclaimBone(String name, String bvh, double x, double y, double z, String dofs) {
    static final List<AcclaimBone> ALL = all();

    private static List<AcclaimBone> all() {
        List<AcclaimBone> bones = new ArrayList<>();
        bones.add(new AcclaimBone("root", "Hips", 0, 0, 0, "tx ty tz rx ry rz"));
        leg(bones, "l", "L", "Left", 20);
        leg(bones, "r", "R", "Right", -20);
        String[] trunk = {"lowerback", "LowerBack", "upperback", "Spine", "thorax", "Spine1"};
        String[] neck = {"lowerneck", "Neck", "upperneck", "Neck1", "head", "Head"};
        for (String[] names : List.of(trunk, neck))
            for (int t = 0; t < 6; t += 2) bones.add(new AcclaimBone(names[t], names[t + 1], 0, 0, 0, "rx ry rz"));
        arm(bones, "l", "L", "Left", 1);
        arm(bones, "r", "R", "Right", -1);
        return List.copyOf(bones);
    }

    private static void leg(List<AcclaimBone> bones, String side, String big, String word, double z) {
        bones.add(new AcclaimBone(side + "hipjoint", big + "HipJoint", 0, 0, 0, ""));
        bones.add(new AcclaimBone(side + "femur", word + "UpLeg", 0, 0, z, "rx ry rz"));
        bones.add(new AcclaimBone(side + "tibia", word + "Leg", 0, 0, z, "rx"));
        bones.add(new AcclaimBone(side + "foot", word + "Foot", -90, 0, z, "rx rz"));
        bones.add(new AcclaimBone(side + "toes", word + "ToeBase", -90, 0, z, "rx"));
    }

    private static void arm(List<AcclaimBone> bones, String side, String big, String word, int sign) {
        bones.add(new AcclaimBone(side + "clavicle", word + "Shoulder", 0, 0, 0, "ry rz"));
        bones.add(new AcclaimBone(side + "humerus", word + "Arm", 180, -30 * sign, -90 * sign, "rx ry rz"));
        bones.add(new AcclaimBone(side + "radius", word + "ForeArm", 180, -30 * sign, -90 * sign, "rx"));
        bones.add(new AcclaimBone(side + "wrist", word + "Hand", 0, 90 * sign, 90 * sign, "ry"));
        bones.add(new AcclaimBone(side + "hand", word + "FingerBase", 0, 90 * sign, 90 * sign, "rx rz"));
        bones.add(new AcclaimBone(side + "fingers", word + "HandIndex1", 0, 90 * sign, 90 * sign, "rx"));
        bones.add(new AcclaimBone(side + "thumb", big + "Thumb", -90, 45 * sign, 0, "rx rz"));
    }

    /// The same joint with the name, axes and degrees of freedom of this bone.
    Joint like(Joint joint) {
        double[] axes = Rotation.identity();
        double[] angles = {Math.toRadians(x), Math.toRadians(y), Math.toRadians(z)};
        EulerOrder.ZYX.turn(axes, 0, angles);
        List<Dof> freedom = new ArrayList<>();
        for (Dof dof : Dof.values()) if (dofs.contains(dof.mark())) freedom.add(dof);
        return new Joint(name, joint.parent(), joint.offset(), axes, EulerOrder.ZYX, freedom);
    }
}
