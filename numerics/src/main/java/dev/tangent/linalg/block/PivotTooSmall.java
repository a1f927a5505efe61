package dev.tangent.linalg.block;

/// A dense factorization met a pivot at or below its bound.
public final class PivotTooSmall extends ArithmeticException {
    private static final long serialVersionUID = 1;

    private final int column;
    private final double pivot;

    PivotTooSmall(int column, double pivot) {
        super("pivot of column " + column + " is " + pivot);
        this.column = column;
        this.pivot = pivot;
    }

    public int column() {
        return column;
    }

    public double pivot() {
        return pivot;
    }
}
