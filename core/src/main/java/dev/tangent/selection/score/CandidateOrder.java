package dev.tangent.selection.score;

import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/// Takes one of several candidates of one method.
///
/// @param value what is to be small
/// @param refined tells candidates of the same value apart
/// @param margin how far above the least value a candidate may be and still count as good
public record CandidateOrder(
        ToDoubleFunction<Candidate> value, ToDoubleFunction<Candidate> refined, ToDoubleFunction<Candidate> margin) {
    /// Errors that differ by less than this part, or by this part of the error of predicting the mean, are the
    /// same.
    private static final double FLAT = 1e-3;

    private static final double NOTHING = 1e-9;

    /// Differences of log likelihoods below this say nothing.
    private static final double AS_LIKELY = 1e-2;

    /// For all outputs together.
    ///
    /// @param unit the error of predicting the mean
    public static CandidateOrder of(SelectionRule rule, double unit) {
        ToDoubleFunction<Candidate> error = c -> c.score().error();
        ToDoubleFunction<Candidate> refined = c -> c.score().refined();
        return switch (rule) {
            case LEAST_ERROR -> new CandidateOrder(error, refined, flat(error, unit));
            case ONE_STANDARD_ERROR ->
                new CandidateOrder(error, c -> 0, c -> c.score().standardError());
            case MARGINAL_LIKELIHOOD ->
                new CandidateOrder(c -> -c.trial().logEvidence().orElse(Double.NaN), c -> 0, c -> AS_LIKELY);
        };
    }

    /// For one output alone.
    public static CandidateOrder of(SelectionRule rule, double unit, int output) {
        ToDoubleFunction<Candidate> error = c -> c.score().output(output).mean();
        return switch (rule) {
            case LEAST_ERROR -> new CandidateOrder(error, c -> 0, flat(error, unit));
            case ONE_STANDARD_ERROR ->
                new CandidateOrder(error, c -> 0, c -> c.score().output(output).standardError());
            case MARGINAL_LIKELIHOOD -> of(rule, unit);
        };
    }

    private static ToDoubleFunction<Candidate> flat(ToDoubleFunction<Candidate> error, double unit) {
        return best -> FLAT * error.applyAsDouble(best) + NOTHING * unit;
    }

    /// Best first; of equals the one that was tried first.
    public Comparator<Candidate> order() {
        return Comparator.comparingDouble(value).thenComparingDouble(refined);
    }

    /// The simplest of those that are as good as the best; of equally simple ones the one that was tried first.
    public Candidate among(List<Candidate> candidates) {
        // Read once each: of many outputs and candidates this is what takes long.
        double[] values = candidates.stream().mapToDouble(value).toArray();
        Candidate best = best(candidates, values);
        double bound = value.applyAsDouble(best) + margin.applyAsDouble(best);
        List<Candidate> good = IntStream.range(0, values.length)
                .filter(i -> values[i] <= bound)
                .mapToObj(candidates::get)
                .toList();
        double finest = good.stream().mapToDouble(refined).min().orElse(0);
        return good.stream()
                .filter(c -> refined.applyAsDouble(c) <= finest * (1 + FLAT))
                .min(Comparator.comparingDouble(c -> -c.trial().simplicity()))
                .orElse(best);
    }

    /// The first of [#order()].
    private Candidate best(List<Candidate> candidates, double[] values) {
        int best = 0;
        for (int i = 1; i < values.length; i++) {
            int order = Double.compare(values[i], values[best]);
            if (order < 0 || (order == 0 && isFiner(candidates.get(i), candidates.get(best)))) best = i;
        }
        return candidates.get(best);
    }

    private boolean isFiner(Candidate candidate, Candidate other) {
        return Double.compare(refined.applyAsDouble(candidate), refined.applyAsDouble(other)) < 0;
    }
}
