package dev.tangent.samples.motion.format;

import dev.tangent.data.file.TextLines;
import dev.tangent.samples.motion.Dof;
import dev.tangent.samples.motion.EulerOrder;
import dev.tangent.samples.motion.Skeleton;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringTokenizer;

/// Skeletons in Acclaim's ASF format (Lander, Working with Motion Capture File Formats, Game Developer, January 1998).
///
/// A bone turns about its own axes: C E C', C being `axis`; its letters give the order of turning, first letter first,
/// for C and E alike, while `dof` gives the order of the values. A bone starts where its parent's ends; a bone without
/// children ends in an end site `<bone> end`. A unit of length is 1 / `length` inches, as in the CMU and HDM05
/// databases (0.45 there: 5.644 cm).
final class Asf {
    private static final List<String> UNUSED = List.of("id", "bodymass", "cofmass", "limits");
    private static final double INCH = 0.0254;

    private final TextLines in;
    private final List<AsfBone> bones = new ArrayList<>();
    private final Map<String, AsfBone> byName = new HashMap<>();
    private double length = 1;
    private boolean degrees = true;
    private boolean rooted;
    private boolean linked;

    private Asf(TextLines in) {
        this.in = in;
    }

    /// A skeleton, and whether its file counts angles in degrees: what AMC files without a word on it mean.
    record Read(Skeleton skeleton, boolean degrees) {}

    static Read read(Path path) {
        try (TextLines in = TextLines.of(path, "#")) {
            Asf asf = new Asf(in);
            asf.sections();
            return new Read(AsfTree.skeleton(in, asf.bones, INCH / asf.length), asf.degrees);
        }
    }

    private void sections() {
        in.need("':root'");
        boolean more = true;
        while (more) {
            String section = in.words().nextToken().toLowerCase(Locale.ROOT);
            if (!section.startsWith(":")) throw in.wrong(section, "stands where a section such as :root must");
            more = switch (section) {
                case ":units" -> units();
                case ":root" -> root();
                case ":bonedata" -> boneData();
                case ":hierarchy" -> hierarchy();
                default -> skip();
            };
        }
        if (!rooted) throw in.wrong("the file has no :root");
        if (!linked) throw in.wrong("the file has no :hierarchy");
    }

    /// Goes to the next line of a section; false where another section starts.
    private boolean inside() {
        return in.next() && !in.text().startsWith(":");
    }

    private boolean atSection() {
        return in.text().startsWith(":");
    }

    private boolean skip() {
        boolean more = inside();
        while (more) more = inside();
        return atSection();
    }

    private boolean units() {
        if (rooted) throw in.wrong(":units must stand before :root, which is counted in them");
        while (inside()) {
            StringTokenizer words = in.words();
            String key = words.nextToken().toLowerCase(Locale.ROOT);
            if (words.countTokens() != 1) throw in.wrong("a unit has one value");
            String value = words.nextToken();
            switch (key) {
                case "mass" -> in.number(value);
                case "length" -> length = positive(value);
                case "angle" -> degrees = isDegrees(value);
                default -> throw in.wrong(key, "is no unit; they are mass, length and angle");
            }
        }
        return atSection();
    }

    private double positive(String value) {
        double number = in.number(value);
        if (!(number > 1e-9)) throw in.wrong("length must be positive but is " + value);
        return number;
    }

    private boolean isDegrees(String value) {
        String unit = value.toLowerCase(Locale.ROOT);
        if (!unit.equals("deg") && !unit.equals("rad"))
            throw in.wrong(value, "is no unit of angle; they are deg and rad");
        return unit.equals("deg");
    }

    private boolean root() {
        if (rooted) throw in.wrong("a second :root");
        rooted = true;
        AsfBone root = new AsfBone();
        add(root, "root");
        while (inside()) {
            StringTokenizer words = in.words();
            switch (words.nextToken().toLowerCase(Locale.ROOT)) {
                case "order" -> root.dofs = dofs(words);
                case "axis" -> root.order = order(one(words));
                case "position" -> root.vector = vector(words, 3);
                case "orientation" -> root.axis = angles(words);
                default -> throw in.wrong(in.text(), "is neither order, axis, position nor orientation");
            }
        }
        return atSection();
    }

    private boolean boneData() {
        if (!rooted) throw in.wrong(":root must stand before :bonedata");
        while (inside()) {
            if (!in.text().equalsIgnoreCase("begin")) throw in.wrong(in.text(), "stands where 'begin' must");
            bone();
        }
        return atSection();
    }

    private void bone() {
        AsfBone bone = new AsfBone();
        double[] direction = new double[0];
        double boneLength = Double.NaN;
        String name = "";
        for (in.need("'end'"); !in.text().equalsIgnoreCase("end"); in.need("'end'")) {
            StringTokenizer words = in.words();
            String key = words.nextToken().toLowerCase(Locale.ROOT);
            switch (key) {
                case "name" -> name = one(words);
                case "direction" -> direction = vector(words, 3);
                case "length" -> boneLength = in.number(one(words));
                case "axis" -> {
                    bone.axis = angles(words);
                    bone.order = order(one(words));
                }
                case "dof" -> bone.dofs = dofs(words);
                default -> {
                    if (!UNUSED.contains(key) && !key.startsWith("(")) throw in.wrong(key, "is no word of a bone");
                }
            }
        }
        if (name.isEmpty()) throw in.wrong("the bone that ends here has no name");
        if (direction.length == 0) throw in.wrong("bone '" + name + "' has no direction");
        if (!(boneLength >= 0)) throw in.wrong("bone '" + name + "' has no length, or a negative one");
        for (int t = 0; t < 3; t++) {
            bone.vector[t] = boneLength * direction[t];
            if (!Double.isFinite(bone.vector[t])) throw in.wrong("bone '" + name + "' is too long");
        }
        add(bone, name);
    }

    private void add(AsfBone bone, String name) {
        bone.name = name;
        if (byName.putIfAbsent(name, bone) != null) throw in.wrong("a second bone '" + name + "'");
        bones.add(bone);
    }

    private boolean hierarchy() {
        if (linked) throw in.wrong("a second :hierarchy");
        linked = true;
        in.need("'begin' of the hierarchy");
        if (!in.text().equalsIgnoreCase("begin")) throw in.wrong(in.text(), "stands where 'begin' must");
        for (in.need("'end'"); !in.text().equalsIgnoreCase("end"); in.need("'end'")) {
            StringTokenizer words = in.words();
            AsfBone parent = known(words.nextToken());
            while (words.hasMoreTokens()) link(parent, known(words.nextToken()));
        }
        if (in.next() && !atSection()) throw in.wrong(in.text(), "stands after the end of the hierarchy");
        return atSection();
    }

    private void link(AsfBone parent, AsfBone child) {
        if (child.linked || child == bones.getFirst()) throw in.wrong(child.name, "has two parents or is its own");
        child.linked = true;
        parent.children.add(child);
    }

    private AsfBone known(String name) {
        AsfBone bone = byName.get(name);
        if (bone == null) throw in.wrong(name, "is no bone of :bonedata");
        return bone;
    }

    private List<Dof> dofs(StringTokenizer words) {
        List<Dof> dofs = new ArrayList<>();
        while (words.hasMoreTokens()) {
            String word = words.nextToken();
            Dof found = Arrays.stream(Dof.values())
                    .filter(dof -> dof.mark().equalsIgnoreCase(word))
                    .findFirst()
                    .orElseThrow(() -> in.wrong(word, "is no degree of freedom; they are tx to tz and rx to rz"));
            if (dofs.contains(found)) throw in.wrong("the same degree of freedom twice");
            dofs.add(found);
        }
        return List.copyOf(dofs);
    }

    private EulerOrder order(String letters) {
        String upper = letters.toUpperCase(Locale.ROOT);
        for (EulerOrder order : EulerOrder.values())
            if (new StringBuilder(upper).reverse().toString().equals(order.name())) return order;
        throw in.wrong(letters, "is no order of the axes X, Y and Z");
    }

    private double[] angles(StringTokenizer words) {
        double[] angles = vector(words, 3);
        if (degrees) for (int t = 0; t < 3; t++) angles[t] = Math.toRadians(angles[t]);
        return angles;
    }

    private double[] vector(StringTokenizer words, int size) {
        double[] vector = new double[size];
        for (int t = 0; t < size; t++) vector[t] = in.number(word(words));
        return vector;
    }

    private String one(StringTokenizer words) {
        String word = word(words);
        if (words.hasMoreTokens()) throw in.wrong(words.nextToken(), "is one word too many");
        return word;
    }

    private String word(StringTokenizer words) {
        if (!words.hasMoreTokens()) throw in.wrong("a word is missing at the end of the line");
        return words.nextToken();
    }
}
