package dev.tangent.present;

import dev.tangent.learning.MemoryPlan;
import java.util.Locale;

/// The memory that each stage of a fit needs, as a table for people.
public final class PlanText {
    private PlanText() {}

    /// A line for each stage, and what is needed at once at the most.
    public static String of(MemoryPlan plan) {
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
