package dev.tangent.spark;

import dev.tangent.learning.Lambda;
import dev.tangent.method.ParameterValues;
import dev.tangent.method.RegularizerMethod;
import java.util.List;
import java.util.OptionalInt;

/// All that can be said about a regression before there are rows.
///
/// @param lambdas those given; none for the usual grid, or the default without a search
/// @param folds none for what core holds out of so many labels
/// @param partitions none for what the number of rows suggests
record RegressionSettings(
        RegularizerMethod method,
        ParameterValues given,
        List<Lambda> lambdas,
        boolean tuned,
        OptionalInt folds,
        OptionalInt partitions,
        boolean errorBars,
        boolean skipsInvalid,
        double tolerance,
        long seed) {
    RegressionSettings with(RegularizerMethod other) {
        return new RegressionSettings(
                other, given, lambdas, tuned, folds, partitions, errorBars, skipsInvalid, tolerance, seed);
    }

    RegressionSettings with(ParameterValues other) {
        return new RegressionSettings(
                method, other, lambdas, tuned, folds, partitions, errorBars, skipsInvalid, tolerance, seed);
    }

    RegressionSettings with(List<Lambda> others) {
        return new RegressionSettings(
                method, given, List.copyOf(others), tuned, folds, partitions, errorBars, skipsInvalid, tolerance, seed);
    }

    RegressionSettings untuned() {
        return new RegressionSettings(
                method, given, lambdas, false, folds, partitions, errorBars, skipsInvalid, tolerance, seed);
    }

    RegressionSettings withFolds(int count) {
        return new RegressionSettings(
                method,
                given,
                lambdas,
                tuned,
                OptionalInt.of(count),
                partitions,
                errorBars,
                skipsInvalid,
                tolerance,
                seed);
    }

    RegressionSettings withPartitions(int count) {
        return new RegressionSettings(
                method, given, lambdas, tuned, folds, OptionalInt.of(count), errorBars, skipsInvalid, tolerance, seed);
    }

    RegressionSettings withErrorBars() {
        return new RegressionSettings(
                method, given, lambdas, tuned, folds, partitions, true, skipsInvalid, tolerance, seed);
    }

    RegressionSettings skippingInvalid() {
        return new RegressionSettings(
                method, given, lambdas, tuned, folds, partitions, errorBars, true, tolerance, seed);
    }

    RegressionSettings withTolerance(double other) {
        return new RegressionSettings(
                method, given, lambdas, tuned, folds, partitions, errorBars, skipsInvalid, other, seed);
    }

    RegressionSettings withSeed(long other) {
        return new RegressionSettings(
                method, given, lambdas, tuned, folds, partitions, errorBars, skipsInvalid, tolerance, other);
    }
}
