package dev.tangent.spark.learning;

import dev.tangent.Check;
import dev.tangent.learning.Lambda;
import dev.tangent.method.Method;
import dev.tangent.sparse.SolverSettings;
import java.util.List;

/// How to learn over cells.
///
/// @param method that made R
/// @param lambdas one, or several to choose from
/// @param folds parts that a choice holds out in turn
/// @param probes random vectors to estimate error bars with; zero for none
public record CellLearningRequest(
        Method method, List<Lambda> lambdas, int folds, int probes, SolverSettings solver, long seed) {
    public CellLearningRequest {
        Check.that(!lambdas.isEmpty(), "there must be a lambda");
        lambdas = List.copyOf(lambdas);
    }
}
