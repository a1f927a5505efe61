package dev.tangent.samples.motion.simulated;

import dev.tangent.samples.motion.Dof;
import dev.tangent.samples.motion.EulerOrder;
import dev.tangent.samples.motion.Joint;
import dev.tangent.samples.motion.Skeleton;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/// An adult of 1.75 m, in metres, standing with hanging arms: 60 joints and end sites, 42 degrees of freedom beside the
/// root's six. y is up, z forward, x to the left of the body; a positive turn about x bends the trunk forward.
/// Shoulders and hips turn along the limb first, then outward, then forward, so that a raised arm still points outward.
final class SimulatedSkeleton {
    /// Name, parent, offset, degrees of freedom. A side's first letter stands for both: `?`.
    private static final String TRUNK = """
            lowerback root 0 .06 -.02 rx ry rz
            midback lowerback 0 .12 -.01
            thorax midback 0 .12 0 rx ry rz
            neck thorax 0 .22 -.01 rx rz
            head neck 0 .09 .02 rx ry
            crown head 0 .2 0
            nose head 0 .08 .11
            """;

    private static final String SIDE = """
            ?clavicle thorax .03 .16 .02 ry rz
            ?shoulder ?clavicle .155 0 -.03 rx ry rz
            ?elbow ?shoulder 0 -.3 0 rx
            ?forearm ?elbow 0 -.13 0 ry
            ?hand ?forearm 0 -.13 0 rx rz
            ?middle1 ?hand 0 -.095 .008
            ?middle2 ?middle1 -.01 -.045 0
            ?middle3 ?middle2 -.02 -.04 0
            ?thumb1 ?hand -.01 -.035 .035
            ?thumb2 ?thumb1 -.01 -.03 .015
            ?thumb3 ?thumb2 -.008 -.028 .005
            ?index1 ?hand 0 -.09 .03
            ?index2 ?index1 -.01 -.04 .003
            ?index3 ?index2 -.02 -.035 0
            ?ring1 ?hand 0 -.09 -.013
            ?ring2 ?ring1 -.012 -.04 -.002
            ?ring3 ?ring2 -.022 -.034 0
            ?little1 ?hand 0 -.082 -.032
            ?little2 ?little1 -.012 -.03 -.003
            ?little3 ?little2 -.02 -.025 0
            ?hip root .09 -.07 0 rx ry rz
            ?knee ?hip 0 -.42 0 rx
            ?foot ?knee 0 -.41 0 rx rz
            ?toes ?foot 0 -.06 .13 rx
            ?toetip ?toes 0 -.01 .07
            ?heel ?foot 0 -.07 -.05
            """;

    private SimulatedSkeleton() {}

    static Skeleton make() {
        List<Joint> joints = new ArrayList<>();
        List<String> names = new ArrayList<>(List.of("root"));
        joints.add(Joint.plain("root", -1, new double[3], EulerOrder.ZYX, List.of(Dof.values())));
        TRUNK.lines().forEach(line -> add(line, 1, joints, names));
        SIDE.lines().forEach(line -> add(line.replace('?', 'l'), 1, joints, names));
        SIDE.lines().forEach(line -> add(line.replace('?', 'r'), -1, joints, names));
        return new Skeleton(joints, OptionalDouble.of(1));
    }

    private static void add(String line, double side, List<Joint> joints, List<String> names) {
        String[] words = line.strip().split(" ", -1);
        double[] offset = new double[3];
        for (int t = 0; t < 3; t++) offset[t] = (t == 0 ? side : 1) * Double.parseDouble(words[2 + t]);
        List<Dof> dofs = new ArrayList<>();
        for (int w = 5; w < words.length; w++)
            for (Dof dof : Dof.values()) if (dof.mark().equals(words[w])) dofs.add(dof);
        boolean ball = words[0].endsWith("shoulder") || words[0].endsWith("hip");
        EulerOrder order = ball ? EulerOrder.XZY : EulerOrder.ZYX;
        joints.add(Joint.plain(words[0], names.indexOf(words[1]), offset, order, dofs));
        names.add(words[0]);
    }
}
