package dev.tangent.samples.motion.format;

import dev.tangent.InvalidInput;
import dev.tangent.data.file.InputFile;
import dev.tangent.samples.motion.Clip;
import dev.tangent.samples.motion.Motion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/// All motions in a folder and the folders below it, in the order of their paths: `.bvh`, and `.amc` with `.asf`.
///
/// An AMC file belongs to the ASF file whose name its own starts with (`02_03.amc` to `02.asf`), the longest such name
/// and the nearest folder first; or to the only one there is. BVH files that are the usual conversion of CMU files are
/// turned back into Acclaim's terms ([CmuConversion]).
public final class MotionFolder {
    private final List<Path> files;
    private final boolean keepFirstPose;
    private final Map<Path, Asf.Read> skeletons = new HashMap<>();

    private MotionFolder(List<Path> files, boolean keepFirstPose) {
        this.files = files;
        this.keepFirstPose = keepFirstPose;
    }

    /// Drops a leading T-pose from BVH files unless told to keep it; the motion's notes say so.
    public static List<Clip> read(Path folder, boolean keepFirstPose) {
        if (!Files.isDirectory(folder)) throw new InvalidInput(folder + " is not a folder");
        return new MotionFolder(filesIn(folder), keepFirstPose).clips(folder);
    }

    /// Whether there is a motion in the folder or below it.
    public static boolean isIn(Path folder) {
        return filesIn(folder).stream().anyMatch(file -> is(file, "bvh") || is(file, "amc"));
    }

    private static List<Path> filesIn(Path folder) {
        try (Stream<Path> walk = Files.walk(folder, FileVisitOption.FOLLOW_LINKS)) {
            return walk.filter(Files::isRegularFile).sorted().toList();
        } catch (IOException e) {
            throw InputFile.unreadable(folder, e);
        } catch (UncheckedIOException e) {
            throw InputFile.unreadable(folder, e.getCause());
        }
    }

    private List<Clip> clips(Path folder) {
        List<Clip> clips = new ArrayList<>();
        for (Path file : files) {
            if (is(file, "bvh")) clips.add(bvh(file));
            if (is(file, "amc")) clips.add(amc(file));
        }
        if (clips.isEmpty()) throw new InvalidInput(folder + " holds no .bvh and no .amc file");
        return List.copyOf(clips);
    }

    private static boolean is(Path file, String ending) {
        String name = file.toString().toLowerCase(Locale.ROOT);
        return name.endsWith("." + ending) || name.endsWith("." + ending + ".gz");
    }

    private Clip bvh(Path file) {
        Motion motion = Bvh.read(file);
        if (TPoseFrame.isFirstOf(motion))
            motion = keepFirstPose
                    ? motion.noting("its first frame is a made-up pose")
                    : motion.from(1)
                            .noting("its first frame, a made-up pose, was dropped: frame 0 is the file's second");
        Motion acclaim = CmuConversion.undo(motion).orElse(motion);
        int cut = acclaim.name().indexOf('_');
        return new Clip(acclaim, cut > 0 ? acclaim.name().substring(0, cut) : acclaim.name());
    }

    private Clip amc(Path file) {
        Path asf = files.stream()
                .filter(other -> is(other, "asf") && Bvh.stem(file).startsWith(Bvh.stem(other)))
                .max(Comparator.comparingInt((Path other) -> sameFolder(other, file))
                        .thenComparingInt(other -> Bvh.stem(other).length()))
                .orElseGet(() -> onlyAsf(file));
        return new Clip(Amc.read(file, skeletons.computeIfAbsent(asf, Asf::read)), Bvh.stem(asf));
    }

    private static int sameFolder(Path a, Path b) {
        return a.resolveSibling("").equals(b.resolveSibling("")) ? 1 : 0;
    }

    private Path onlyAsf(Path amc) {
        List<Path> all = files.stream().filter(file -> is(file, "asf")).toList();
        if (all.size() == 1) return all.getFirst();
        throw new InvalidInput(amc + " has no skeleton: "
                + (all.isEmpty()
                        ? "there is no .asf file"
                        : "none of " + all.size() + " .asf files has a name that its own starts with"));
    }
}
