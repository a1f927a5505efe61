package dev.tangent.selection.grid;

import dev.tangent.learning.trial.TrialParameters;
import dev.tangent.method.Method;
import dev.tangent.method.ParameterValues;
import dev.tangent.method.RegularizerMethod;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.selection.score.Candidate;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/// Which values of a chosen candidate are ends of the usual grids, so that the least error may lie beyond.
///
/// What was given is all that is wanted, and has no end. Nor has a grid whose end is hardly better than what lies
/// before it: beyond it nothing more is to be expected.
///
/// @param candidates all of one method, made with one regularizer each
/// @param chosen one of them
public record GridEnds(SearchRequest request, List<Candidate> candidates, Candidate chosen) {
    /// Of the error, by which an end must be better.
    private static final double GAIN = 0.01;

    /// The candidates of a method that were made with one regularizer each.
    public static List<Candidate> of(Method method, Stream<Candidate> all) {
        return all.filter(each -> each.method().filter(method::equals).isPresent())
                .filter(each -> each.trial().parameters() instanceof TrialParameters.Regularized)
                .toList();
    }

    public static TrialParameters.Regularized parameters(Candidate candidate) {
        return (TrialParameters.Regularized) candidate.trial().parameters();
    }

    public RegularizerSpec setting() {
        return parameters(chosen).setting();
    }

    public ParameterValues settings() {
        return chosen.values();
    }

    /// A candidate that was made with one regularizer is of a method that makes one.
    public RegularizerMethod method() {
        return (RegularizerMethod) chosen.method().orElseThrow();
    }

    /// -1 where the chosen value is the least that was tried, 1 where it is the largest, 0 where it is no end.
    public int of(OpenGrid<?> grid) {
        boolean open = settings().has(grid.parameter()) && !request.given().has(grid.parameter());
        return open ? end(each -> grid.size(each.values())) : 0;
    }

    /// The same for lambda.
    public int ofLambda() {
        return request.lambdas().equals(UsualGrids.lambdas())
                ? end(each -> parameters(each).relativeLambda())
                : 0;
    }

    private int end(ToDoubleFunction<Candidate> value) {
        double own = value.applyAsDouble(chosen);
        DoubleSummaryStatistics tried = candidates.stream().mapToDouble(value).summaryStatistics();
        boolean last = own == tried.getMax();
        if (tried.getMin() == tried.getMax() || !(last || own == tried.getMin())) return 0;
        double before = candidates.stream()
                .filter(each -> value.applyAsDouble(each) != own)
                .mapToDouble(each -> each.score().error())
                .min()
                .orElseThrow();
        if (before <= (1 + GAIN) * chosen.score().error()) return 0;
        return last ? 1 : -1;
    }
}
