package dev.tangent.bench.item;

import dev.tangent.InvalidInput;
import dev.tangent.bench.report.BenchmarkReport;
import dev.tangent.bench.report.BenchmarkSection;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// All items by their word for `--only`, in the order of the report. The neighbours come first: their first call is to
/// find a cold machine.
public final class BenchmarkItems {
    private BenchmarkItems() {}

    private static Map<String, BenchmarkItem> all() {
        Map<String, BenchmarkItem> items = new LinkedHashMap<>();
        items.put("neighbours", new NeighboursItem());
        items.put("regularizer", new RegularizerItem());
        items.put("job", new JobItem());
        items.put("iterated", new IteratedItem());
        items.put("selection", new SelectionItem());
        items.put("cholesky", new CholeskyItem());
        items.put("two-level", new TwoLevelItem());
        items.put("growth", new GrowthItem());
        items.put("threads", new ScalingItem());
        items.put("start", new StartItem());
        return items;
    }

    public static BenchmarkReport run(BenchmarkContext bench) {
        Map<String, BenchmarkItem> items = all();
        for (String name : bench.arguments().only())
            if (!items.containsKey(name))
                throw new InvalidInput(
                        "there is no item '" + name + "'; there are " + String.join(", ", items.keySet()));
        List<BenchmarkSection> sections = new ArrayList<>();
        items.forEach((name, item) -> {
            if (!bench.arguments().wants(name)) return;
            bench.log(name);
            sections.add(item.run(bench));
        });
        return new BenchmarkReport(bench.arguments().command(), sections, bench.picture());
    }
}
