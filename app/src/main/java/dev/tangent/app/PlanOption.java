package dev.tangent.app;

import dev.tangent.app.input.PointsInput;
import dev.tangent.app.method.Parameter;
import dev.tangent.learning.MemoryPlan;
import dev.tangent.learning.selection.Grids;
import dev.tangent.linalg.InvalidInput;
import java.util.Arrays;
import java.util.Locale;
import picocli.CommandLine.Option;

/// `--plan`: the memory each stage will need, told instead of used; and the refusal of what cannot fit.
final class PlanOption {
    private static final int WITHOUT_SEARCH = 20;

    @Option(
            names = "--plan",
            order = 55,
            description = "only tell how much memory each stage would need, and whether the heap is large enough")
    boolean only;

    /// For the most neighbours that the command will look at.
    static MemoryPlan of(PointsInput points, MethodOptions method, boolean searching, int outputs) {
        int usual = searching
                ? Arrays.stream(Grids.neighbours(points.distinct())).max().orElse(2)
                : WITHOUT_SEARCH;
        int neighbours = method.choices().has(Parameter.NEIGHBOURS)
                ? method.choices().of(Parameter.NEIGHBOURS).stream()
                        .mapToInt(Integer::intValue)
                        .max()
                        .orElse(usual)
                : usual;
        boolean blocks = method.methods(true).stream().anyMatch(each -> each.takes(Parameter.DIMENSION));
        return MemoryPlan.of(
                points.distinct(),
                points.cloud().dimension(),
                Math.min(neighbours, points.distinct()),
                outputs,
                blocks);
    }

    /// Refuses, before any work, what cannot fit the heap.
    static void check(MemoryPlan plan) {
        try {
            plan.checkFits(Runtime.getRuntime().maxMemory());
        } catch (InvalidInput e) {
            throw new InvalidInput(e.getMessage() + ", as in TANGENT_JAVA_OPTS=-Xmx16g; --plan shows each stage", e);
        }
    }

    static String text(MemoryPlan plan) {
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
