package dev.tangent.app.option;

import picocli.CommandLine.Option;

/// `--plan`: the memory each stage will need, told instead of used.
public final class PlanOption {
    @Option(
            names = "--plan",
            order = 55,
            description = "only tell how much memory each stage would need, and whether the heap is large enough")
    private boolean only;

    public boolean only() {
        return only;
    }
}
