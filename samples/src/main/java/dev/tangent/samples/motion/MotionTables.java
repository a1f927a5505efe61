package dev.tangent.samples.motion;

import dev.tangent.Check;
import dev.tangent.data.table.NamedMatrix;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// Motions as points and targets, a row for each frame. Points: hands, feet and head seen from the root (15 numbers).
/// Targets: joint angles (radians), and places of joints seen from the root (metres, where the unit is known).
///
/// `clips` names clip and subject of each row, `frames` its frame; `landmarks` draws a row of `positions`, `poses` are
/// the frames themselves. With one body `poses` moves that body; else it moves the first subject's.
public record MotionTables(
        NamedMatrix points,
        NamedMatrix angles,
        NamedMatrix positions,
        List<Clip> clips,
        FrameSample sample,
        Motion poses,
        Landmarks landmarks,
        List<String> notes) {

    public MotionTables {
        clips = List.copyOf(clips);
        notes = List.copyOf(notes);
    }

    public PointCloud cloud() {
        return PointCloud.of(points.values().columns(), points.values().values());
    }

    public static MotionTables of(List<Clip> clips, MotionOptions options) {
        Check.atLeast(1, clips.size(), "number of motions");
        Map<String, List<String>> notes = new LinkedHashMap<>();
        List<Clip> scaled = inMetres(clips, options, notes);
        Skeleton body =
                options.oneBody() ? body(scaled) : scaled.getFirst().motion().skeleton();
        FrameSample sample = FrameSample.of(scaled, options.frames(), options.seed());
        int[] effectors =
                options.effectors().isEmpty() ? EndEffectors.of(body) : EndEffectors.named(body, options.effectors());
        Landmarks landmarks = new Landmarks(body);
        int[] joints = landmarks.joints();
        Matrix values = values(scaled, sample, body.columns());
        List<int[]> groups = List.of(effectors, joints);
        List<Matrix> places = options.oneBody()
                ? new ForwardKinematics(body).relative(values, groups)
                : onOwnBodies(scaled, sample, groups);
        return new MotionTables(
                new NamedMatrix(coordinates(EndEffectors.NAMES), places.getFirst()),
                AngleColumns.of(body, values, options.withoutAngles()),
                new NamedMatrix(landmarks.columnNames(), places.getLast()),
                scaled,
                sample,
                new Motion("frames", body, values, scaled.getFirst().motion().framesPerSecond(), List.of()),
                landmarks,
                noted(notes));
    }

    private static Matrix values(List<Clip> clips, FrameSample sample, int columns) {
        Matrix values = Matrix.zeros(sample.size(), columns);
        for (int i = 0; i < sample.size(); i++) {
            Matrix from = clips.get(sample.clip()[i]).motion().values();
            System.arraycopy(from.values(), sample.frame()[i] * columns, values.values(), i * columns, columns);
        }
        return values;
    }

    private static List<Matrix> onOwnBodies(List<Clip> clips, FrameSample sample, List<int[]> groups) {
        List<Matrix> all = groups.stream()
                .map(joints -> Matrix.zeros(sample.size(), 3 * joints.length))
                .toList();
        for (int c = 0; c < clips.size(); c++) {
            Motion chosen = clips.get(c).motion().select(sample.framesOf(c));
            List<Matrix> places = new ForwardKinematics(chosen.skeleton()).relative(chosen.values(), groups);
            for (int g = 0; g < groups.size(); g++) {
                double[] own = places.get(g).values();
                int from = sample.firstRow(c) * all.get(g).columns();
                System.arraycopy(own, 0, all.get(g).values(), from, own.length);
            }
        }
        return all;
    }

    private static List<String> coordinates(List<String> names) {
        return names.stream()
                .flatMap(name -> Stream.of(name + ".x", name + ".y", name + ".z"))
                .toList();
    }

    private static List<Clip> inMetres(List<Clip> clips, MotionOptions options, Map<String, List<String>> notes) {
        Clip first = clips.getFirst();
        List<Clip> scaled = new ArrayList<>();
        for (Clip clip : clips) {
            Skeleton skeleton = clip.motion().skeleton();
            Check.that(
                    skeleton.movesLike(first.motion().skeleton()),
                    "motion " + clip.name() + " has other joints than " + first.name()
                            + "; keep them in folders apart");
            for (String note : clip.motion().notes()) note(notes, note, clip);
            if (skeleton.metres().isEmpty() && options.metres().isEmpty())
                note(notes, "the unit of length is not known; lengths are as in the file", clip);
            double factor = options.metres().orElse(skeleton.metres().orElse(1));
            scaled.add(new Clip(clip.motion().inMetres(factor), clip.subject()));
        }
        return scaled;
    }

    private static void note(Map<String, List<String>> notes, String note, Clip clip) {
        notes.computeIfAbsent(note, text -> new ArrayList<>()).add(clip.name());
    }

    /// Each note once, with the clips it is about.
    private static List<String> noted(Map<String, List<String>> notes) {
        List<String> told = new ArrayList<>();
        notes.forEach((note, clips) -> {
            String some = String.join(", ", clips.subList(0, Math.min(3, clips.size())));
            told.add(some + (clips.size() > 3 ? " and " + (clips.size() - 3) + " more" : "") + ": " + note);
        });
        return told;
    }

    /// The median of one body for each subject.
    private static Skeleton body(List<Clip> clips) {
        Map<String, Skeleton> subjects = new LinkedHashMap<>();
        for (Clip clip : clips)
            subjects.putIfAbsent(clip.subject(), clip.motion().skeleton());
        return Skeleton.median(List.copyOf(subjects.values()));
    }
}
