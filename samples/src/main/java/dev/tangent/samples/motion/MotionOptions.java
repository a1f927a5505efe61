package dev.tangent.samples.motion;

import dev.tangent.Check;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;

/// How motions become tables: at most so many frames, chosen by a seed; the length of a unit in metres, where the files
/// do not tell; everybody's angles on one body, the median of all, or each on the own; the five joints that stand for
/// hands, feet and head, or none to have them guessed; joints whose angles are no targets.
public record MotionOptions(
        int frames,
        long seed,
        OptionalDouble metres,
        boolean oneBody,
        List<String> effectors,
        Set<String> withoutAngles) {
    public MotionOptions {
        Check.atLeast(1, frames, "number of frames");
        metres.ifPresent(value -> Check.positive(value, "metres in a unit"));
        effectors = List.copyOf(effectors);
        withoutAngles = Set.copyOf(withoutAngles);
    }

    public static MotionOptions of(int frames, long seed) {
        return new MotionOptions(frames, seed, OptionalDouble.empty(), true, List.of(), Set.of());
    }
}
