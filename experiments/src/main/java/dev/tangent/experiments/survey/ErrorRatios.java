package dev.tangent.experiments.survey;

import dev.tangent.experiments.paper.CompetitorSet;
import dev.tangent.experiments.study.StudyResults;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/// Mean errors over the draws, and their ratios to the smallest one of a single method, which is known only afterwards.
/// A method counts for a part where it took part in all draws.
final class ErrorRatios {
    /// Ratios of errors that are all nearly zero say nothing; this much counts as no error.
    private static final double NEGLIGIBLE = 1e-3;

    private final List<String> parts;
    private final List<String> methods;
    private final Map<RatioKey, Double> means = new HashMap<>();

    private record RatioKey(String method, String part, int labels) {}

    /// A method and its mean error.
    record Best(String method, double error) {}

    /// The ratios of a method over all parts.
    ///
    /// @param mean the geometric mean
    /// @param worst the largest, which is that of `part`
    record RatioSummary(double mean, double worst, String part) {}

    ErrorRatios(StudyResults results, int draws) {
        parts = results.all().stream().map(result -> result.part()).distinct().toList();
        methods = results.competitors();
        for (String method : methods)
            for (String part : parts)
                for (int labels : results.labels()) {
                    double[] errors = results.errors(method, part, labels);
                    if (errors.length == draws)
                        means.put(
                                new RatioKey(method, part, labels),
                                StudyResults.Mean.of(errors).value());
                }
    }

    List<String> parts() {
        return parts;
    }

    /// In the order of the tables, `auto` among them.
    List<String> methods() {
        return methods;
    }

    static boolean isPeer(String method) {
        return method.startsWith("sk ");
    }

    static boolean isAuto(String method) {
        return method.equals(CompetitorSet.AUTO);
    }

    /// Tangent's methods but `auto`, which is made of them.
    List<String> own() {
        return methods.stream()
                .filter(method -> !isPeer(method) && !isAuto(method))
                .toList();
    }

    List<String> peers() {
        return methods.stream().filter(ErrorRatios::isPeer).toList();
    }

    List<String> single() {
        return Stream.concat(own().stream(), peers().stream()).toList();
    }

    OptionalDouble error(String method, String part, int labels) {
        Double mean = means.get(new RatioKey(method, part, labels));
        return mean == null ? OptionalDouble.empty() : OptionalDouble.of(mean);
    }

    /// The one with the smallest error; empty where none of them took part.
    Optional<Best> best(List<String> among, String part, int labels) {
        return among.stream()
                .filter(method -> error(method, part, labels).isPresent())
                .map(method -> new Best(method, error(method, part, labels).getAsDouble()))
                .min(Comparator.comparingDouble(Best::error));
    }

    /// The error of a method over the smallest of some; empty where either is missing.
    OptionalDouble ratio(String method, List<String> among, String part, int labels) {
        OptionalDouble error = error(method, part, labels);
        Optional<Best> best = best(among, part, labels);
        if (error.isEmpty() || best.isEmpty()) return OptionalDouble.empty();
        return OptionalDouble.of(Math.max(NEGLIGIBLE, error.getAsDouble())
                / Math.max(NEGLIGIBLE, best.get().error()));
    }

    /// Over the parts in which the method took part; empty where there are none.
    Optional<RatioSummary> summary(String method, List<String> among, int labels) {
        double logs = 0;
        int count = 0;
        double worst = 0;
        String where = "";
        for (String part : parts) {
            OptionalDouble ratio = ratio(method, among, part, labels);
            if (ratio.isEmpty()) continue;
            logs += Math.log(ratio.getAsDouble());
            count++;
            if (ratio.getAsDouble() > worst) {
                worst = ratio.getAsDouble();
                where = part;
            }
        }
        return count == 0 ? Optional.empty() : Optional.of(new RatioSummary(Math.exp(logs / count), worst, where));
    }
}
