package dev.tangent.learning;

/// How a point came by its predicted value. Ordered from good to bad.
public enum Status {
    /// By its labels and neighbours.
    OK("ok"),
    /// Its connected component has labels, but too few in general position to fix the null space of R: the smoothest
    /// solution, whose part in the null space is shrunk to the mean of the labels. Or it hangs on weak edges, so that a
    /// power of the Laplacian led far outside the labels: their mean.
    FEW_LABELS("few-labels"),
    /// It lacks coordinates, which were imputed, or its value is a mean of those of points near it in the coordinates
    /// it
    /// has.
    IMPUTED("imputed"),
    /// Its connected component has no label: the mean of the labels.
    NO_LABEL("no-label"),
    /// A new point that lies off the manifold of the data, or far from it: its value is extrapolated.
    OFF_MANIFOLD("off-manifold"),
    /// It lacks coordinates and was not used, or lacks them all: the mean of the labels.
    DROPPED("dropped");

    private final String word;

    Status(String word) {
        this.word = word;
    }

    /// As written to files.
    public String word() {
        return word;
    }

    /// The worse of the two.
    public Status worse(Status other) {
        return compareTo(other) >= 0 ? this : other;
    }
}
