package dev.tangent.experiments.paper;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/// Table 2 of the paper: mean absolute errors on 4,258 body scans in 20 dimensions, in the order of [#TARGETS].
public final class PaperTable2 {
    public static final List<String> TARGETS =
            List.of("age", "arm length", "shoulder breadth", "weight", "sitting height", "foot length");

    /// The mean absolute deviation from the mean.
    private static final double[] DEVIATION = {10.89, 35.98, 36.13, 13.94, 39.50, 15.57};

    private record PaperRow(String method, int labels) {}

    private static final Map<PaperRow, double[]> ERRORS = Map.ofEntries(
            row("Lap", 20, 10.89, 30.23, 32.69, 12.80, 32.58, 13.80),
            row("i-Lap", 20, 12.46, 19.54, 25.34, 6.30, 20.54, 10.30),
            row("LG", 20, 12.55, 17.92, 20.64, 3.17, 19.31, 9.87),
            row("Lap", 50, 10.79, 24.28, 28.88, 10.99, 26.05, 11.14),
            row("i-Lap", 50, 10.61, 17.43, 21.14, 6.62, 18.39, 8.20),
            row("LG", 50, 11.03, 16.30, 16.15, 2.25, 16.49, 8.34),
            row("Lap", 100, 10.64, 20.62, 26.00, 9.60, 21.72, 9.46),
            row("i-Lap", 100, 10.21, 16.97, 19.33, 5.08, 17.65, 7.99),
            row("LG", 100, 9.85, 15.07, 15.39, 1.98, 15.59, 8.05),
            row("Lap", 200, 10.45, 18.23, 23.07, 8.09, 18.99, 8.38),
            row("i-Lap", 200, 9.99, 16.49, 17.56, 4.11, 17.25, 7.81),
            row("LG", 200, 9.40, 13.96, 14.93, 1.77, 12.42, 7.76),
            row("Lap", 500, 10.00, 16.44, 19.39, 6.02, 17.31, 7.75),
            row("i-Lap", 500, 9.52, 15.62, 15.84, 2.93, 16.65, 7.59),
            row("LG", 500, 8.93, 13.42, 14.53, 1.60, 11.94, 7.54));

    private PaperTable2() {}

    private static Map.Entry<PaperRow, double[]> row(String method, int labels, double... errors) {
        return Map.entry(new PaperRow(method, labels), errors);
    }

    /// The mean's error is the deviation from it, whatever the number of labels.
    public static OptionalDouble error(String method, int labels, int target) {
        double[] errors = method.equals("mean") ? DEVIATION : ERRORS.get(new PaperRow(method, labels));
        return errors == null ? OptionalDouble.empty() : OptionalDouble.of(errors[target]);
    }
}
