package dev.tangent.experiments.paper;

import java.util.List;
import java.util.Optional;

/// A setup on generated data, small enough for a test.
public final class SmallSetup {
    private SmallSetup() {}

    public static Setup seeded(long seed) {
        ExperimentSizes sizes =
                new ExperimentSizes(600, 30, 700, List.of(20, 40), 200, List.of(400, 800), 200, List.of(20));
        return new Setup(Optional.empty(), 2, seed, sizes, line -> {});
    }
}
