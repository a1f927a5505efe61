package dev.tangent.experiments.paper;

import dev.tangent.experiments.study.SignFlip;
import dev.tangent.experiments.study.StudyResults;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// Two methods against each other over many targets and numbers of labels: how often each is better. Cases in which
/// one of them did not take part are left out.
///
/// @param better how often the first has the smaller mean error, of these `clearlyBetter` significantly
/// @param worse how often the second has, of these `clearlyWorse` significantly
/// @param ratio the median of the first's mean error over the second's
public record PairedComparison(int better, int clearlyBetter, int worse, int clearlyWorse, double ratio) {
    public static PairedComparison of(
            String first, String second, StudyResults results, List<String> parts, int[] labels) {
        int better = 0;
        int clearlyBetter = 0;
        int worse = 0;
        int clearlyWorse = 0;
        double[] ratios = new double[parts.size() * labels.length];
        int count = 0;
        for (String part : parts)
            for (int number : labels) {
                double[] a = results.errors(first, part, number);
                double[] b = results.errors(second, part, number);
                if (a.length == 0 || a.length != b.length) continue;
                double ratio = StudyResults.Mean.of(a).value()
                        / StudyResults.Mean.of(b).value();
                boolean clear = SignFlip.pValue(a, b) < Verdict.SIGNIFICANT;
                ratios[count++] = ratio;
                if (ratio < 1) better++;
                else worse++;
                if (clear && ratio < 1) clearlyBetter++;
                if (clear && ratio >= 1) clearlyWorse++;
            }
        Arrays.sort(ratios, 0, count);
        return new PairedComparison(
                better, clearlyBetter, worse, clearlyWorse, count == 0 ? Double.NaN : ratios[count / 2]);
    }

    /// In words: "LG is better than GP in 3 of 30 cases (1 significantly), worse in 27 (20); the median ratio of
    /// their errors is 1.04".
    public String text(String first, String second) {
        if (better + worse == 0) return first + " and " + second + " took part together in no case.";
        return String.format(
                Locale.ROOT,
                "%s is better than %s in %d of %d cases (%d significantly) and worse in %d (%d significantly); the"
                        + " median ratio of their errors is %.2f.",
                first,
                second,
                better,
                better + worse,
                clearlyBetter,
                worse,
                clearlyWorse,
                ratio);
    }
}
