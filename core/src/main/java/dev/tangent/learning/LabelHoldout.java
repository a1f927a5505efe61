package dev.tangent.learning;

/// How labels were left out.
public enum LabelHoldout {
    /// Each place alone, with the method and the parameters of the fit.
    LEAVE_ONE_OUT,
    /// Many at a time, by folds.
    FOLDS
}
