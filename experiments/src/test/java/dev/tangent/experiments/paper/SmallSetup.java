package dev.tangent.experiments.paper;

import java.util.List;
import java.util.Optional;

/// A setup on generated data, small enough for a test.
public final class SmallSetup {
    private SmallSetup() {}

    public static Setup seeded(long seed) {
        ExperimentSizes sizes = new ExperimentSizes(1_200, 1_500, List.of(30, 60), List.of(400, 800));
        return new Setup(Optional.empty(), 2, seed, sizes, line -> {});
    }
}
