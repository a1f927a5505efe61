package dev.tangent.bench.item;

import dev.tangent.bench.report.BenchmarkReport;
import dev.tangent.bench.report.BenchmarkSection;
import dev.tangent.linalg.InvalidInput;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// All items, in the order of the report. The neighbours come first: their first call is to find a cold machine.
public final class BenchmarkItems {
    private BenchmarkItems() {}

    private static List<BenchmarkItem> all() {
        return List.of(
                new NeighboursItem(),
                new RegularizerItem(),
                new JobItem(),
                new IteratedItem(),
                new SelectionItem(),
                new CholeskyItem(),
                new TwoLevelItem(),
                new GrowthItem());
    }

    public static BenchmarkReport run(BenchmarkContext bench) {
        List<BenchmarkItem> items = all();
        for (String name : bench.arguments().only())
            if (items.stream().noneMatch(item -> item.name().equals(name)))
                throw new InvalidInput("there is no item '" + name + "'; there are "
                        + items.stream().map(BenchmarkItem::name).collect(Collectors.joining(", ")));
        List<BenchmarkSection> sections = new ArrayList<>();
        for (BenchmarkItem item : items) {
            if (!bench.arguments().wants(item.name())) continue;
            bench.log(item.name());
            sections.add(item.run(bench));
        }
        return new BenchmarkReport(bench.arguments().command(), sections, bench.picture());
    }
}
