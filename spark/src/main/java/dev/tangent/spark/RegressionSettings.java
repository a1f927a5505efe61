package dev.tangent.spark;

import dev.tangent.learning.Lambda;
import dev.tangent.method.Methods;
import dev.tangent.method.ParameterValues;
import dev.tangent.method.RegularizerMethod;
import java.util.List;
import java.util.OptionalInt;

/// All that can be said about a regression before there are rows.
record RegressionSettings(
        RegularizerMethod method,
        ParameterValues given,
        LambdaSettings lambda,
        boolean errorBars,
        ClusterSettings cluster) {
    static final RegressionSettings DEFAULT = new RegressionSettings(
            Methods.LOCAL_GAUSSIAN, ParameterValues.NONE, LambdaSettings.DEFAULT, false, ClusterSettings.DEFAULT);

    /// How lambda is chosen.
    ///
    /// @param lambdas those given; none for the usual grid, or the default without a search
    /// @param folds none for what core holds out of so many labels
    record LambdaSettings(List<Lambda> lambdas, boolean tuned, OptionalInt folds) {
        static final LambdaSettings DEFAULT = new LambdaSettings(List.of(), true, OptionalInt.empty());

        LambdaSettings with(List<Lambda> others) {
            return new LambdaSettings(List.copyOf(others), tuned, folds);
        }

        LambdaSettings untuned() {
            return new LambdaSettings(lambdas, false, folds);
        }

        LambdaSettings withFolds(int count) {
            return new LambdaSettings(lambdas, tuned, OptionalInt.of(count));
        }
    }

    /// How rows are read and equations solved.
    ///
    /// @param partitions none for what the number of rows suggests
    /// @param tolerance relative residual of a solve
    record ClusterSettings(OptionalInt partitions, boolean skipsInvalid, double tolerance, long seed) {
        static final ClusterSettings DEFAULT = new ClusterSettings(OptionalInt.empty(), false, 1e-10, 0);

        ClusterSettings withPartitions(int count) {
            return new ClusterSettings(OptionalInt.of(count), skipsInvalid, tolerance, seed);
        }

        ClusterSettings skippingInvalid() {
            return new ClusterSettings(partitions, true, tolerance, seed);
        }

        ClusterSettings withTolerance(double other) {
            return new ClusterSettings(partitions, skipsInvalid, other, seed);
        }

        ClusterSettings withSeed(long other) {
            return new ClusterSettings(partitions, skipsInvalid, tolerance, other);
        }
    }

    RegressionSettings with(RegularizerMethod other) {
        return new RegressionSettings(other, given, lambda, errorBars, cluster);
    }

    RegressionSettings with(ParameterValues other) {
        return new RegressionSettings(method, other, lambda, errorBars, cluster);
    }

    RegressionSettings with(LambdaSettings other) {
        return new RegressionSettings(method, given, other, errorBars, cluster);
    }

    RegressionSettings with(ClusterSettings other) {
        return new RegressionSettings(method, given, lambda, errorBars, other);
    }

    RegressionSettings withErrorBars() {
        return new RegressionSettings(method, given, lambda, true, cluster);
    }
}
