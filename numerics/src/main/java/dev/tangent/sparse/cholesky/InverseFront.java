package dev.tangent.sparse.cholesky;

/// Z = A^-1 at the rows and columns of one supernode's front, being computed; see [SelectedInverse] for the formulas.
interface InverseFront {
    /// Takes Z at the rows below the supernode, square and symmetric, as the front of its parent has it.
    void below(double[] known, int count);

    /// Computes the supernode's own columns, which are the first ones.
    void columns(double[] panel);

    /// Entry (j, j).
    double diagonal(int j);

    /// Z at some rows and columns of this front, square: what the front of a child needs.
    double[] at(int[] chosen);
}
