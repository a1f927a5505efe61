package dev.tangent.selection;

import dev.tangent.method.Parameter;
import dev.tangent.method.ParameterValues;
import dev.tangent.method.spec.ParameterGrid;
import dev.tangent.regularizer.Bandwidth;
import dev.tangent.selection.ensemble.EnsembleWeights;
import dev.tangent.selection.score.Candidate;
import dev.tangent.selection.score.CrossValidation;
import dev.tangent.selection.score.Score;
import java.util.Collection;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Which methods can still have a part in what a search takes, so that no time is spent on the others.
///
/// Of the bandwidths of graph Laplacians one is tried first: the narrowest for the Laplacian itself, the widest for its
/// powers. A method that is then far behind is not tried with the others: it would have no weight in a mean of methods
/// even if these did better.
///
/// @param bandwidths of the grid, ascending
record MethodRace(CrossValidation validation, List<Bandwidth> bandwidths) {
    /// What other bandwidths leave of the least error of the one tried first. Over ten tables with 20 to 100 labels
    /// that was 1.00 in the median for the Laplacian and 0.99 for its powers; the least was 0.74 and 0.82.
    private static final double HOPE = 0.9;

    static MethodRace over(ParameterGrid choices, CrossValidation validation) {
        return new MethodRace(
                validation, choices.has(Parameter.BANDWIDTH) ? choices.of(Parameter.BANDWIDTH) : List.of());
    }

    /// Whether a setting is of a method's beginning.
    boolean isFirst(ParameterValues values) {
        if (!values.has(Parameter.BANDWIDTH)) return true;
        Bandwidth first = values.has(Parameter.POWER) ? bandwidths.getLast() : bandwidths.getFirst();
        return values.of(Parameter.BANDWIDTH).equals(first);
    }

    /// Whether a method may still count for some output, or for all together.
    ///
    /// @param own what it found so far
    /// @param rivals what all had found when it went on
    boolean isOpen(Collection<Candidate> own, Collection<Candidate> rivals) {
        if (own.isEmpty()) return true;
        List<Candidate> found = Stream.concat(own.stream(), rivals.stream()).toList();
        return mayCount(own, found, validation.labels(), Score::error)
                || IntStream.range(0, validation.outputs())
                        .parallel()
                        .anyMatch(c -> mayCount(
                                own,
                                found,
                                validation.labels(c),
                                score -> score.output(c).mean()));
    }

    private static boolean mayCount(
            Collection<Candidate> own, Collection<Candidate> found, int labels, ToDoubleFunction<Score> error) {
        return EnsembleWeights.mayCount(HOPE * least(own.stream(), error), least(found.stream(), error), labels);
    }

    private static double least(Stream<Candidate> candidates, ToDoubleFunction<Score> error) {
        return candidates
                .map(Candidate::score)
                .mapToDouble(error)
                .filter(each -> !Double.isNaN(each))
                .min()
                .orElse(Double.POSITIVE_INFINITY);
    }
}
