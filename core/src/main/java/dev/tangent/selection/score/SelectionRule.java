package dev.tangent.selection.score;

/// What makes a candidate the chosen one.
public enum SelectionRule {
    /// The least error; of candidates that are as good but for numerical noise, the simplest.
    LEAST_ERROR,
    /// The simplest candidate of the best method whose error is within one standard error of the least (Breiman,
    /// Friedman, Olshen, Stone 1984).
    ONE_STANDARD_ERROR,
    /// The largest marginal likelihood; of candidates that are as likely, the simplest. Every trial must know it.
    MARGINAL_LIKELIHOOD
}
