package dev.tangent.learning;

/// How a point came by its predicted value. Ordered from good to bad.
public enum Status {
    /// By its labels and neighbours.
    OK("ok"),
    /// Its connected component has labels, but too few in general position to fix the null space of R: the
    /// smoothest solution, whose part in the null space is shrunk to the mean of the labels. Or only weak edges
    /// join it to them, so that the fit led far outside the labels: their mean.
    FEW_LABELS("few-labels"),
    /// It lacks coordinates, which were imputed, or its value is a mean of those of points near it in the
    /// coordinates that are there.
    IMPUTED("imputed"),
    /// Its connected component has no label: the mean of the labels.
    NO_LABEL("no-label"),
    /// A new point that lies off the manifold of the data, or far from it: its value is extrapolated. Or a row that
    /// lacks coordinates, far from all others in those it has.
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

    /// What there is to say of so many rows with it, after their number.
    public String meaning(long rows) {
        boolean one = rows == 1;
        return switch (this) {
            case OK -> (one ? "is" : "are") + " determined by the labels";
            case FEW_LABELS ->
                (one ? "has" : "have")
                        + " too few labels to fix what the regularizer leaves free; it was shrunk to the label mean";
            case IMPUTED -> (one ? "lacks" : "lack") + " coordinates, which were imputed";
            case NO_LABEL -> (one ? "has no label at all; it" : "have no label at all; they") + " got the label mean";
            case OFF_MANIFOLD -> (one ? "lies" : "lie") + " off the manifold of the data";
            case DROPPED -> (one ? "was" : "were") + " not used";
        };
    }

    /// The worse of the two.
    public Status worse(Status other) {
        return compareTo(other) >= 0 ? this : other;
    }
}
