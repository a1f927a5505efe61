package dev.tangent.linalg;

/// Equations that were not solved to the accuracy asked for. The message says what was reached; the values are not
/// returned.
public final class NotSolved extends NumericFailure {
    private static final long serialVersionUID = 1;

    private final boolean direct;

    /// @param reached by which method, and how far it came
    public NotSolved(String reached, boolean direct) {
        super("the equations were not solved: " + reached);
        this.direct = direct;
    }

    /// Whether a factorization was at work, so that another solver is no way out.
    public boolean direct() {
        return direct;
    }
}
