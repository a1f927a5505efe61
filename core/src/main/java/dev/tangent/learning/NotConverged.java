package dev.tangent.learning;

/// A loss that was not minimised to the accuracy promised. What was reached is in the message and never
/// returned as an answer.
public final class NotConverged extends ArithmeticException {
    private static final long serialVersionUID = 1;

    NotConverged(String what, Convergence reached) {
        super(what + " was not minimised: after " + reached.iterations() + " Newton steps the objective "
                + reached.objective() + " may be " + reached.gap() + " above its minimum");
    }
}
