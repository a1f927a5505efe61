package dev.tangent.samples.motion;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Which joints stand for left hand, right hand, left foot, right foot and head.
///
/// With Acclaim names these are the ends of the bones lhand, rhand, lfoot, rfoot and head. Elsewhere they are the
/// joints called hand or wrist, foot or ankle with a mark of their side (LeftHand, l_wrist, hand.R), and the end of the
/// head.
public final class EndEffectors {
    public static final List<String> NAMES = List.of("lhand", "rhand", "lfoot", "rfoot", "head");

    private EndEffectors() {}

    /// The joints, in the order of [#NAMES].
    public static int[] of(Skeleton skeleton) {
        if (NAMES.stream().allMatch(skeleton::has))
            return NAMES.stream().mapToInt(skeleton::end).toArray();
        int[] joints = new int[NAMES.size()];
        Arrays.setAll(joints, e -> guess(skeleton, NAMES.get(e)));
        return joints;
    }

    /// The joints of these names, one for each of [#NAMES].
    public static int[] named(Skeleton skeleton, List<String> joints) {
        Check.that(
                joints.size() == NAMES.size(),
                "five joints are wanted for " + String.join(", ", NAMES) + " but " + joints.size() + " are named");
        return joints.stream().mapToInt(skeleton::index).toArray();
    }

    private static int guess(Skeleton skeleton, String effector) {
        for (String form : forms(effector)) {
            Optional<Joint> found = skeleton.joints().stream()
                    .filter(joint -> plain(joint.name()).equals(form))
                    .findFirst();
            if (found.isEmpty()) continue;
            String name = found.get().name();
            boolean hasEnd = skeleton.joints().stream()
                    .anyMatch(joint -> joint.parent() == skeleton.index(name)
                            && joint.dofs().isEmpty());
            return effector.equals("head") && hasEnd ? skeleton.end(name) : skeleton.index(name);
        }
        throw new InvalidInput("no joint looks like " + effector + "; name the five end effectors among "
                + String.join(", ", skeleton.joints().stream().map(Joint::name).toList()));
    }

    private static List<String> forms(String effector) {
        if (effector.equals("head")) return List.of("head");
        String letter = effector.substring(0, 1);
        String side = letter.equals("l") ? "left" : "right";
        List<String> forms = new ArrayList<>();
        for (String part : effector.endsWith("hand") ? List.of("hand", "wrist") : List.of("foot", "ankle"))
            forms.addAll(List.of(side + part, letter + part, part + side, part + letter));
        return forms;
    }

    /// Small letters alone, and without what stands before a colon (`mixamorig:LeftHand`).
    private static String plain(String name) {
        return name.substring(name.lastIndexOf(':') + 1)
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z]", "");
    }
}
