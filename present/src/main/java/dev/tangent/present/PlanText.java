package dev.tangent.present;

import dev.tangent.learning.MemoryPlan;
import java.util.List;
import java.util.Locale;

/// The memory that each stage of a fit needs, as a table for people.
public final class PlanText {
    private PlanText() {}

    /// The same in bytes, for programs.
    ///
    /// @param peak what is needed at once at the most
    /// @param heap what Java may take
    private record PlannedMemory(long peak, long heap, List<MemoryPlan.Stage> stages) {}

    /// As one JSON object.
    public static String json(MemoryPlan plan) {
        return SummaryJson.of(
                new PlannedMemory(plan.peak(), Runtime.getRuntime().maxMemory(), plan.stages()));
    }

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
