package dev.tangent.experiments.paper;

import dev.tangent.experiments.study.SignFlip;
import dev.tangent.experiments.study.StudyResults;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/// The best method, and whether it is significantly better than the second.
///
/// @param best the competitor with the smallest mean error
/// @param second the next one
/// @param pValue of the paired test between the two; 1 with too few draws to tell
/// @param draws pairs that the test compares
public record Verdict(String best, String second, double pValue, int draws) {
    static final double SIGNIFICANT = 0.05;

    public static Verdict among(List<String> competitors, StudyResults results, String part, int labels) {
        List<String> ranked = competitors.stream()
                .filter(name -> results.errors(name, part, labels).length > 0)
                .sorted(Comparator.comparingDouble(
                        name -> results.mean(name, part, labels).value()))
                .toList();
        if (ranked.size() < 2) return new Verdict(ranked.getFirst(), ranked.getFirst(), 1, 0);
        String best = ranked.get(0);
        String second = ranked.get(1);
        return new Verdict(
                best,
                second,
                SignFlip.pValue(results.errors(best, part, labels), results.errors(second, part, labels)),
                results.errors(best, part, labels).length);
    }

    public boolean significant() {
        return pValue < SIGNIFICANT;
    }

    /// In words: "LG, significantly better than i-Lap (p = 0.002)".
    public String text() {
        if (draws < 2)
            return best.equals(second) ? best + " (no test)" : best + ", then " + second + " (one draw: no test)";
        return String.format(
                Locale.ROOT,
                significant()
                        ? "%s, significantly better than %s (p = %.3f)"
                        : "%s, but not clearly better than %s (p = %.3f)",
                best,
                second,
                pValue);
    }
}
