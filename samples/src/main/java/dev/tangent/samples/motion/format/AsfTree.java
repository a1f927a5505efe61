package dev.tangent.samples.motion.format;

import dev.tangent.data.file.TextLines;
import dev.tangent.samples.motion.Joint;
import dev.tangent.samples.motion.Skeleton;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.OptionalDouble;

/// Linked bones, the root first, made into a skeleton: parents before children, children in the order of the file.
final class AsfTree {
    private AsfTree() {}

    private record Waiting(AsfBone bone, int parent, double[] offset) {}

    static Skeleton skeleton(TextLines in, List<AsfBone> bones, double metres) {
        List<Joint> joints = new ArrayList<>();
        Deque<Waiting> waiting = new ArrayDeque<>();
        AsfBone root = bones.getFirst();
        waiting.push(new Waiting(root, -1, root.vector));
        int placed = 0;
        while (!waiting.isEmpty()) {
            Waiting next = waiting.pop();
            AsfBone bone = next.bone();
            int index = joints.size();
            joints.add(new Joint(bone.name, next.parent(), next.offset(), bone.axes(), bone.order, bone.dofs));
            placed++;
            double[] end = bone == root ? new double[3] : bone.vector;
            if (bone.children.isEmpty() && bone != root) joints.add(Joint.end(bone.name + " end", index, end));
            for (AsfBone child : bone.children.reversed()) waiting.push(new Waiting(child, index, end));
        }
        if (placed < bones.size()) // each has one parent at most, so what is missing lies on a cycle or has no parent
        throw in.wrong("bone '"
                + bones.stream()
                        .filter(bone -> joints.stream().noneMatch(j -> j.name().equals(bone.name)))
                        .findFirst()
                        .orElseThrow()
                        .name
                + "' does not hang on the root: the hierarchy leaves it out or goes in a circle");
        if (joints.stream().allMatch(joint -> joint.dofs().isEmpty())) throw in.wrong("no bone has any dof");
        return new Skeleton(joints, OptionalDouble.of(metres));
    }
}
