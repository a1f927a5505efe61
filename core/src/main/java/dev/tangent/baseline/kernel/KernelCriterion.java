package dev.tangent.baseline.kernel;

/// What chooses a Gaussian process's length and noise.
public enum KernelCriterion {
    /// Held-out labels: every choice is a trial of its own.
    CROSS_VALIDATION,
    /// The marginal likelihood of the labels in use (Rasmussen and Williams 2006, Eq. 5.8): one trial, in which
    /// every fold chooses by its own labels.
    MARGINAL_LIKELIHOOD
}
