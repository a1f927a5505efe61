package dev.tangent.method;

/// What chooses among candidates.
public enum SelectionCriterion {
    CROSS_VALIDATION("cv"),
    /// Cross-validation that leaves out one label at a time.
    LEAVE_ONE_OUT("loo"),
    /// The marginal likelihood of the labels.
    MARGINAL_LIKELIHOOD("evidence");

    private final String word;

    SelectionCriterion(String word) {
        this.word = word;
    }

    public String word() {
        return word;
    }
}
