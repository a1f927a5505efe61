package dev.tangent.samples.motion.format;

import dev.tangent.data.file.TextLines;
import dev.tangent.samples.motion.Dof;
import dev.tangent.samples.motion.EulerOrder;
import dev.tangent.samples.motion.Joint;
import dev.tangent.samples.motion.Skeleton;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.StringTokenizer;

/// The part of a BVH file from HIERARCHY to MOTION. Braces may stand anywhere; a stack instead of recursion, so that no
/// file is too deep.
final class BvhHierarchy {
    private final TextLines in;
    private final List<Draft> drafts = new ArrayList<>();
    private final Deque<Integer> open = new ArrayDeque<>();
    private final Set<String> names = new HashSet<>();
    private StringTokenizer words = new StringTokenizer("");

    /// A joint as far as it is known.
    private static final class Draft {
        private final String name;
        private final int parent;
        private final boolean end;
        private double[] offset = new double[0];
        private List<Dof> dofs = List.of();

        private Draft(String name, int parent, boolean end) {
            this.name = name;
            this.parent = parent;
            this.end = end;
        }
    }

    BvhHierarchy(TextLines in) {
        this.in = in;
    }

    Skeleton read() {
        expect("HIERARCHY");
        expect("ROOT");
        begin(false);
        while (!open.isEmpty()) item(word("'}'"));
        expect("MOTION");
        List<Joint> joints = new ArrayList<>();
        for (Draft draft : drafts) joints.add(joint(draft));
        if (joints.stream().allMatch(joint -> joint.dofs().isEmpty())) throw in.wrong("no joint has any channel");
        return new Skeleton(joints, OptionalDouble.empty());
    }

    private void item(String word) {
        switch (word.toUpperCase(Locale.ROOT)) {
            case "JOINT" -> begin(false);
            case "END" -> begin(true);
            case "OFFSET" -> offset();
            case "CHANNELS" -> channels();
            case "}" -> close();
            case "ROOT" -> throw in.wrong("a second ROOT; only one body can be read");
            case "MOTION" -> throw in.wrong("MOTION before joint '" + current().name + "' is closed by '}'");
            default -> throw in.wrong(word, "is neither JOINT, End Site, OFFSET, CHANNELS nor '}'");
        }
    }

    private void begin(boolean end) {
        int parent = open.isEmpty() ? -1 : open.getLast();
        if (parent >= 0 && current().end) throw in.wrong("an End Site holds no further joint");
        String name = name();
        if (end) {
            if (!name.equalsIgnoreCase("Site")) throw in.wrong("End " + name, "must be 'End Site'");
            name = drafts.get(parent).name + " end";
            for (int twin = 2; names.contains(name); twin++) name = drafts.get(parent).name + " end " + twin;
        }
        if (name.isEmpty()) throw in.wrong("a joint without a name");
        if (!names.add(name)) throw in.wrong("a second joint '" + name + "'");
        String brace = word("'{'");
        if (!brace.equals("{")) throw in.wrong(brace, "stands where '{' must");
        open.addLast(drafts.size());
        drafts.add(new Draft(name, parent, end));
    }

    /// The rest of the line up to a brace: names may have blanks.
    private String name() {
        StringBuilder name = new StringBuilder();
        while (words.hasMoreTokens()) {
            String word = words.nextToken();
            if (word.equals("{")) {
                words = new StringTokenizer("{ " + rest());
                break;
            }
            name.append(name.isEmpty() ? "" : " ").append(word);
        }
        return name.toString();
    }

    private String rest() {
        StringBuilder rest = new StringBuilder();
        while (words.hasMoreTokens()) rest.append(words.nextToken()).append(' ');
        return rest.toString();
    }

    private void offset() {
        if (current().offset.length > 0) throw in.wrong("a second OFFSET of '" + current().name + "'");
        double[] offset = new double[3];
        Arrays.setAll(offset, t -> in.number(word("three numbers after OFFSET")));
        current().offset = offset;
    }

    private void channels() {
        if (current().end || !current().dofs.isEmpty()) throw in.wrong("CHANNELS where there can be none");
        int count = in.count(word("the number of channels"), 6);
        List<Dof> dofs = new ArrayList<>();
        for (int c = 0; c < count; c++) {
            Dof dof = dof(word("channel " + (c + 1) + " of " + count));
            if (dofs.contains(dof)) throw in.wrong("the same channel twice");
            dofs.add(dof);
        }
        current().dofs = List.copyOf(dofs);
    }

    private Dof dof(String word) {
        for (Dof dof : Dof.values()) if (dof.name().replace("_", "").equalsIgnoreCase(word)) return dof;
        throw in.wrong(word, "is no channel; they are Xposition to Zposition and Xrotation to Zrotation");
    }

    private void close() {
        if (current().offset.length == 0) throw in.wrong("joint '" + current().name + "' has no OFFSET");
        open.removeLast();
    }

    private Draft current() {
        return drafts.get(open.getLast());
    }

    private static Joint joint(Draft draft) {
        List<Integer> axes =
                draft.dofs.stream().filter(Dof::isRotation).map(Dof::axis).toList();
        return Joint.plain(draft.name, draft.parent, draft.offset, EulerOrder.of(axes), draft.dofs);
    }

    private void expect(String wanted) {
        String word = word(wanted);
        if (!word.equalsIgnoreCase(wanted)) throw in.wrong(word, "stands where " + wanted + " must");
    }

    private String word(String wanted) {
        while (!words.hasMoreTokens()) {
            in.need(wanted);
            words = in.words();
        }
        return words.nextToken();
    }
}
