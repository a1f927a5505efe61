package dev.tangent.spark.learning;

import dev.tangent.Check;
import dev.tangent.learning.Lambda;
import dev.tangent.method.Method;
import dev.tangent.spark.matrix.RandomLoads;
import dev.tangent.sparse.SolverSettings;
import java.util.List;
import java.util.Optional;

/// How to learn over cells.
///
/// @param method that made R
/// @param lambdas one, or several to choose from
/// @param folds parts that a choice holds out in turn
/// @param loads random vectors to estimate error bars with, where these are wanted
public record CellLearningRequest(
        Method method, List<Lambda> lambdas, int folds, Optional<RandomLoads> loads, SolverSettings solver, long seed) {
    public CellLearningRequest {
        Check.that(!lambdas.isEmpty(), "there must be a lambda");
        lambdas = List.copyOf(lambdas);
    }
}
