package dev.tangent.experiments.pose;

import dev.tangent.data.npy.NpyFile;
import dev.tangent.experiments.paper.Setup;
import dev.tangent.experiments.study.Problem;
import dev.tangent.experiments.study.ReportedError;
import dev.tangent.experiments.study.StudyTarget;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import dev.tangent.samples.motion.Clip;
import dev.tangent.samples.motion.Landmarks;
import dev.tangent.samples.motion.MotionOptions;
import dev.tangent.samples.motion.MotionTables;
import dev.tangent.samples.motion.format.MotionFolder;
import dev.tangent.samples.motion.simulated.SimulatedMotion;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/// Poses as points and targets, and how to draw them.
///
/// @param body draws a row of positions; empty where no skeleton is known
public record PoseData(Problem problem, Optional<Landmarks> body, boolean simulated) {
    private static final int FRAMES = 50_000;

    /// Prepared tables in `mocap`, or else motion capture files anywhere in the folder; simulated without a folder.
    public static PoseData of(Setup setup) {
        Optional<Path> points = setup.file("mocap", "points.npy");
        if (points.isPresent()) return prepared(points.get());
        List<Clip> clips = setup.data().map(PoseData::clips).orElse(List.of());
        if (clips.isEmpty()) return simulated(setup.sizes().poses(), setup.seed());
        MotionTables tables = MotionTables.of(clips, MotionOptions.of(FRAMES, setup.seed()));
        String source = String.format(
                Locale.ROOT,
                "%,d frames of %d motion capture files of the reader's own.",
                tables.cloud().size(),
                tables.clips().size());
        return of(tables, source, false);
    }

    private static List<Clip> clips(Path folder) {
        return MotionFolder.isIn(folder) ? MotionFolder.read(folder, false) : List.of();
    }

    private static PoseData simulated(int frames, long seed) {
        MotionTables tables = SimulatedMotion.of(frames, seed);
        String source = String.format(
                Locale.ROOT,
                "Simulated: %,d frames of a simulated body of %d joints and %d degrees of freedom, which moves on a"
                        + " low-dimensional manifold. No person was measured.",
                tables.cloud().size(),
                tables.poses().skeleton().size(),
                tables.angles().values().columns());
        return of(tables, source, true);
    }

    private static PoseData of(MotionTables tables, String source, boolean simulated) {
        return new PoseData(
                problem(
                        source,
                        tables.cloud(),
                        tables.angles().values(),
                        tables.positions().values()),
                Optional.of(tables.landmarks()),
                simulated);
    }

    private static PoseData prepared(Path file) {
        Matrix points = NpyFile.read(file);
        Matrix positions = NpyFile.read(file.resolveSibling("positions.npy"));
        String source = String.format(
                Locale.ROOT,
                "%,d frames of motion capture from the CMU Graphics Lab Motion Capture Database (mocap.cs.cmu.edu,"
                        + " created with funding from NSF EIA-0196217), 76 people on one median skeleton.",
                points.rows());
        Problem problem = problem(
                source,
                PointCloud.wrap(points.columns(), points.values()),
                NpyFile.read(file.resolveSibling("angles.npy")),
                positions);
        return new PoseData(problem, body(file.resolveSibling("bvh"), positions.columns()), false);
    }

    /// The skeleton of raw clips beside the tables, if it has as many places as the tables.
    private static Optional<Landmarks> body(Path clips, int columns) {
        if (!Files.isDirectory(clips)) return Optional.empty();
        Landmarks landmarks = MotionTables.of(MotionFolder.read(clips, false), MotionOptions.of(10, 1))
                .landmarks();
        return Optional.of(landmarks).filter(found -> found.joints().length * 3 == columns);
    }

    private static Problem problem(String source, PointCloud points, Matrix angles, Matrix positions) {
        return new Problem(
                "pose",
                source,
                points,
                List.of(
                        new StudyTarget("joint angles", "rad", numbered(angles), angles, ReportedError.MEAN_LENGTH),
                        new StudyTarget(
                                "joint positions", "m", numbered(positions), positions, ReportedError.MEAN_LENGTH)));
    }

    private static List<String> numbered(Matrix values) {
        return IntStream.range(0, values.columns()).mapToObj(Integer::toString).toList();
    }
}
