package dev.tangent.bench.watch;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Compares the figures of two benchmark reports that have a limit: a figure moved if it met its limit and no longer
/// does, or if it is a ratio to a peer, which hardly depends on the machine, and grew by more than a quarter.
final class BenchmarkComparison {
    private static final double GROWTH = 1.25;
    private static final Pattern LINE =
            Pattern.compile("- (.+): at most .+ wanted, \\*\\*(.+?)\\*\\*, (\\*\\*missed|met).*");

    private record Figure(double value, boolean met) {}

    private BenchmarkComparison() {}

    static List<Movement> of(String before, String now) {
        Map<String, Figure> old = figures(before);
        List<Movement> movements = new ArrayList<>();
        figures(now).forEach((what, figure) -> {
            Figure committed = old.get(what);
            if (committed == null || !worse(what, committed, figure)) return;
            movements.add(new Movement("benchmarks, " + what, "" + committed.value, "" + figure.value));
        });
        return movements;
    }

    private static boolean worse(String what, Figure old, Figure now) {
        return (old.met && !now.met) || (what.contains(" over ") && now.value > GROWTH * old.value);
    }

    /// By section and name.
    private static Map<String, Figure> figures(String report) {
        Map<String, Figure> figures = new LinkedHashMap<>();
        String section = "";
        for (String line : report.lines().toList()) {
            if (line.startsWith("## ")) section = line.substring(3);
            Matcher matcher = LINE.matcher(line);
            if (matcher.matches())
                figures.put(
                        section + ", " + matcher.group(1),
                        new Figure(
                                Double.parseDouble(matcher.group(2)),
                                matcher.group(3).equals("met")));
        }
        return figures;
    }
}
