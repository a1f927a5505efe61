package dev.tangent.experiments.paper;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/// Table 1 and the timing paragraph of the paper (Kim, Tompkin, Pfister, Theobalt, CVPR 2015): 50,000 poses, 100
/// labels, mean L2 errors. Its motion capture data was another one than any reader can get, so only ranks and ratios
/// compare.
public final class PaperTable1 {
    /// As the paper names them, in its order.
    public static final List<String> METHODS = List.of("Lap", "i-Lap", "LG");

    private static final Map<String, double[]> ERRORS = Map.of(
            "Lap", new double[] {1.62, 1.22},
            "i-Lap", new double[] {1.24, 0.72},
            "LG", new double[] {1.16, 0.50});

    private static final Map<String, PaperCost> COSTS = Map.of(
            "Lap", new PaperCost(30, 50, 0.0005),
            "i-Lap", new PaperCost(50, 720, 0.0400),
            "LG", new PaperCost(40, 120, 0.0017));

    /// Seconds to build R and to solve, and the share of R's entries that are not zero.
    public record PaperCost(double build, double solve, double sparsity) {}

    private PaperTable1() {}

    /// The error of a method.
    ///
    /// @param target 0 for joint angles, 1 for joint locations
    public static OptionalDouble error(String method, int target) {
        double[] errors = ERRORS.get(method);
        return errors == null ? OptionalDouble.empty() : OptionalDouble.of(errors[target]);
    }

    /// k = 20, p = 4.
    public static PaperCost cost(String method) {
        return COSTS.get(method);
    }
}
