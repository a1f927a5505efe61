package dev.tangent.experiments.paper;

import java.util.List;
import java.util.Optional;

/// A setup on generated data, small enough for a test.
public final class SmallSetup {
    private SmallSetup() {}

    public static Setup seeded(long seed) {
        return seeded(seed, 2);
    }

    /// With this many draws.
    ///
    /// @param draws one is quicker, and has no paired tests
    public static Setup seeded(long seed, int draws) {
        ExperimentSizes sizes =
                new ExperimentSizes(350, 30, 620, List.of(20, 40), 200, List.of(400, 800), 200, List.of(20));
        return new Setup(Optional.empty(), draws, seed, sizes, line -> {});
    }

    /// For poses, whose many outputs are searched by every method: one draw.
    public static Setup ofFewFrames(long seed) {
        ExperimentSizes sizes =
                new ExperimentSizes(120, 20, 120, List.of(20), 100, List.of(100, 200), 100, List.of(20));
        return new Setup(Optional.empty(), 1, seed, sizes, line -> {});
    }
}
