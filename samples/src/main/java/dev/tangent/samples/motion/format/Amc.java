package dev.tangent.samples.motion.format;

import dev.tangent.data.file.TextLines;
import dev.tangent.samples.motion.Dof;
import dev.tangent.samples.motion.Motion;
import dev.tangent.samples.motion.Skeleton;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.StringTokenizer;

/// Motions in Acclaim's AMC format: for each frame its number alone on a line, then a line for each bone that has
/// degrees of freedom. Every such bone must be there in every frame, in any order.
///
/// Angles are in degrees or radians as the file says, or else as its skeleton's file does. Few files tell their frame
/// rate; the databases have 120 frames a second.
final class Amc {
    private static final String RATE = ":samples-per-second";

    private final TextLines in;
    private final Skeleton skeleton;
    private final FrameRows rows;
    private final int[] seenIn; // the last frame that told of a joint
    private boolean degrees;
    private double framesPerSecond = 120;

    private Amc(TextLines in, Asf.Read asf) {
        this.in = in;
        skeleton = asf.skeleton();
        degrees = asf.degrees();
        rows = new FrameRows(skeleton.columns());
        seenIn = new int[skeleton.size()];
    }

    static Motion read(Path path, Asf.Read asf) {
        try (TextLines in = TextLines.of(path, "#")) {
            Amc amc = new Amc(in, asf);
            amc.header();
            amc.frames();
            return new Motion(Bvh.stem(path), amc.skeleton, amc.rows.toMatrix(), amc.framesPerSecond, List.of());
        }
    }

    private void header() {
        for (in.need("the first frame"); in.text().startsWith(":"); in.need("the first frame")) {
            String word = in.text().toLowerCase(Locale.ROOT);
            if (word.startsWith(":deg")) degrees = true;
            if (word.startsWith(":rad")) degrees = false;
            if (word.startsWith(RATE))
                framesPerSecond = rate(word.substring(RATE.length()).strip());
        }
    }

    private double rate(String word) {
        double rate = in.number(word);
        if (!(rate > 0)) throw in.wrong("frames per second must be positive but are " + word);
        return rate;
    }

    private void frames() {
        int number = number();
        for (boolean more = true; more; ) {
            int at = rows.open(in);
            more = in.next();
            for (; more && !isNumber(); more = in.next()) bone(at);
            complete(number);
            if (more) {
                int next = number();
                if (next != number + 1) throw in.wrong("frame " + next + " follows frame " + number);
                number = next;
            }
        }
    }

    private boolean isNumber() {
        char first = in.text().charAt(0);
        return first >= '0' && first <= '9';
    }

    private int number() {
        return in.count(in.text(), Integer.MAX_VALUE - 1);
    }

    private void bone(int at) {
        StringTokenizer words = in.words();
        String name = words.nextToken();
        if (!skeleton.has(name)) throw in.wrong(name, "is no bone of the skeleton");
        int joint = skeleton.index(name);
        List<Dof> dofs = skeleton.joint(joint).dofs();
        if (words.countTokens() != dofs.size())
            throw in.wrong(words.countTokens() + " values for bone '" + name + "', which has " + dofs.size());
        if (seenIn[joint] == rows.rows()) throw in.wrong(name, "appears twice in this frame");
        seenIn[joint] = rows.rows();
        int column = at + skeleton.firstColumn(joint);
        for (Dof dof : dofs) {
            double value = in.number(words.nextToken());
            rows.values()[column++] = degrees && dof.isRotation() ? Math.toRadians(value) : value;
        }
    }

    private void complete(int number) {
        for (int j = 0; j < seenIn.length; j++)
            if (seenIn[j] < rows.rows() && !skeleton.joint(j).dofs().isEmpty())
                throw in.wrong("frame " + number + " ends here without bone '"
                        + skeleton.joint(j).name() + "'");
    }
}
