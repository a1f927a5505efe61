package dev.tangent.samples.motion.simulated;

import dev.tangent.Check;
import dev.tangent.linalg.Matrix;
import dev.tangent.parallel.Parallel;
import dev.tangent.samples.motion.Clip;
import dev.tangent.samples.motion.Motion;
import dev.tangent.samples.motion.MotionOptions;
import dev.tangent.samples.motion.MotionTables;
import dev.tangent.samples.motion.Skeleton;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/// Simulated motion capture: ten people of one body walk, squat, reach and turn in clips of 250 frames, 30 a second.
/// Six latents and the person's style give 42 joint angles ([LatentActivity], [SimulatedPose]); hands, feet and head
/// (15 numbers) follow by forward kinematics. Equal seeds give equal bits, whatever the machine.
public final class SimulatedMotion {
    private static final int PEOPLE = 10;
    private static final int CLIP = 250;
    private static final double FRAMES_PER_SECOND = 30;

    private SimulatedMotion() {}

    /// The tables, clip after clip, people taking turns.
    public static MotionTables of(int frames, long seed) {
        return MotionTables.of(clips(frames, seed), MotionOptions.of(frames, seed));
    }

    public static List<Clip> clips(int frames, long seed) {
        Check.atLeast(1, frames, "number of frames");
        Skeleton skeleton = SimulatedSkeleton.make();
        SplittableRandom random = new SplittableRandom(seed);
        List<MovementStyle> people = new ArrayList<>();
        for (int p = 0; p < PEOPLE; p++) people.add(MovementStyle.of(skeleton.columns(), random));
        int count = Math.ceilDiv(frames, CLIP);
        SplittableRandom[] own = new SplittableRandom[count];
        Arrays.setAll(own, c -> random.split());
        Clip[] clips = new Clip[count];
        Parallel.forRange(count, 1, () -> new SimulatedPose(skeleton), (pose, from, to) -> {
            for (int c = from; c < to; c++) {
                MovementStyle person = people.get(c % PEOPLE);
                int length = Math.min(CLIP, frames - c * CLIP);
                Motion motion = motion("simulated_" + c, skeleton, pose, person, new LatentActivity(own[c]), length);
                clips[c] = new Clip(motion, "person " + c % PEOPLE);
            }
        });
        return List.of(clips);
    }

    private static Motion motion(
            String name,
            Skeleton skeleton,
            SimulatedPose pose,
            MovementStyle person,
            LatentActivity activity,
            int frames) {
        Matrix values = Matrix.zeros(frames, skeleton.columns());
        double[] latents = new double[LatentActivity.LATENTS];
        for (int f = 0; f < frames; f++) {
            activity.at(f / FRAMES_PER_SECOND, latents);
            pose.write(latents, person, values.values(), f * values.columns());
        }
        return new Motion(name, skeleton, values, FRAMES_PER_SECOND, List.of());
    }
}
