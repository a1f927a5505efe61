package dev.tangent.samples.motion.format;

import dev.tangent.data.file.TextLines;
import dev.tangent.linalg.Matrix;
import dev.tangent.samples.motion.Dof;
import dev.tangent.samples.motion.Motion;
import dev.tangent.samples.motion.Skeleton;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

/// Motion capture in Biovision's BVH format (Meredith and Maddock, Motion Capture File Formats Explained, 2001).
///
/// Rotations multiply in the order of a joint's channels; any joint may have position channels. By the format they are
/// added to OFFSET, but many programs write the whole position instead; a joint whose values lie nearer to OFFSET than
/// to zero is read that way, and a note says so. The unit of length is not in the file. Whatever cannot be read ends
/// in one line that names file and line.
final class Bvh {
    private Bvh() {}

    static Motion read(Path path) {
        try (TextLines in = TextLines.of(path, "#")) {
            BvhHierarchy hierarchy = new BvhHierarchy(in);
            Skeleton skeleton = hierarchy.read();
            int frames = frames(in);
            double seconds = frameTime(in);
            Matrix values = values(in, frames, skeleton.columns());
            radians(skeleton, values);
            return wholePositions(new Motion(stem(path), skeleton, values, 1 / seconds, List.of()));
        }
    }

    /// The name of a file without folder and ending.
    static String stem(Path path) {
        Path name = path.getFileName();
        String text = name == null ? path.toString() : name.toString();
        int dot = text.indexOf('.', 1);
        return dot < 0 ? text : text.substring(0, dot);
    }

    private static int frames(TextLines in) {
        in.need("'Frames:'");
        int frames = in.count(after(in, "frames:"), Integer.MAX_VALUE);
        if (frames == 0) throw in.wrong("a motion needs at least one frame");
        return frames;
    }

    private static double frameTime(TextLines in) {
        in.need("'Frame Time:'");
        double seconds = in.number(after(in, "frame time:"));
        if (!(seconds > 0)) throw in.wrong("a frame must last longer than " + seconds + " s");
        return seconds;
    }

    private static String after(TextLines in, String mark) {
        String text = in.text().replaceAll("\\s+", " ").replace(" :", ":");
        if (!text.regionMatches(true, 0, mark, 0, mark.length()))
            throw in.wrong(text, "stands where '" + mark + "' must");
        return text.substring(mark.length()).strip();
    }

    private static Matrix values(TextLines in, int frames, int columns) {
        FrameRows rows = new FrameRows(columns);
        for (int f = 0; f < frames; f++) {
            in.need("frame " + (f + 1) + " of " + frames);
            StringTokenizer words = in.words();
            if (words.countTokens() != columns)
                throw in.wrong(words.countTokens() + " values where the hierarchy has " + columns + " channels");
            int at = rows.open(in);
            for (int c = 0; c < columns; c++) rows.values()[at + c] = in.number(words.nextToken());
        }
        if (in.next()) throw in.wrong("more than the " + frames + " frames announced");
        return rows.toMatrix();
    }

    private static void radians(Skeleton skeleton, Matrix values) {
        for (int j = 0, column = 0; j < skeleton.size(); j++)
            for (Dof dof : skeleton.joint(j).dofs()) {
                if (dof.isRotation())
                    for (int f = 0; f < values.rows(); f++) values.set(f, column, Math.toRadians(values.at(f, column)));
                column++;
            }
    }

    private static Motion wholePositions(Motion motion) {
        Skeleton skeleton = motion.skeleton();
        double[] offsets = skeleton.offsets();
        List<String> whole = new ArrayList<>();
        for (int j = 0; j < skeleton.size(); j++) {
            double asAdded = 0;
            double asWhole = 0;
            List<Dof> dofs = skeleton.joint(j).dofs();
            for (int d = 0; d < dofs.size(); d++) {
                if (dofs.get(d).isRotation()) continue;
                double offset = offsets[3 * j + dofs.get(d).axis()];
                for (int f = 0; f < motion.frames(); f++) {
                    double value = motion.values().at(f, skeleton.firstColumn(j) + d);
                    asAdded += Math.abs(value);
                    asWhole += Math.abs(value - offset);
                }
            }
            if (asWhole >= asAdded) continue;
            whole.add(skeleton.joint(j).name());
            for (Dof dof : dofs) if (!dof.isRotation()) offsets[3 * j + dof.axis()] = 0;
        }
        if (whole.isEmpty()) return motion;
        return new Motion(
                motion.name(),
                skeleton.withOffsets(offsets, skeleton.metres()),
                motion.values(),
                motion.framesPerSecond(),
                List.of("positions of " + String.join(", ", whole) + " are read as whole, not as added to OFFSET"));
    }
}
