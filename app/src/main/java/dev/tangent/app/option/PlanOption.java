package dev.tangent.app.option;

import dev.tangent.learning.MemoryPlan;
import java.util.Locale;
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

    /// A table of the stages.
    public static String text(MemoryPlan plan) {
        StringBuilder text =
                new StringBuilder(String.format(Locale.ROOT, "%-12s %10s %10s%n", "stage", "keeps", "works with"));
        for (MemoryPlan.Stage stage : plan.stages())
            text.append(String.format(
                    Locale.ROOT, "%-12s %7.2f GB %7.2f GB%n", stage.name(), stage.kept() / 1e9, stage.work() / 1e9));
        return text.append(String.format(
                        Locale.ROOT,
                        "%-12s %7.2f GB; the heap may grow to %.2f GB%n",
                        "most at once",
                        plan.peak() / 1e9,
                        Runtime.getRuntime().maxMemory() / 1e9))
                .toString();
    }
}
