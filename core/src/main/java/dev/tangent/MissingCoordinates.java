package dev.tangent;

/// What becomes of points that lack some coordinates.
public enum MissingCoordinates {
    /// They are not accepted.
    REFUSE("refuse"),
    /// They are not used, and get the mean of the labels.
    DROP("drop"),
    /// A missing coordinate becomes the median of its column.
    MEDIAN("median"),
    /// Missing coordinates are imputed, by near points or principal components, and all points are used. Where most
    /// points are complete and imputed ones would not lie among them, as on a curved manifold, the others are
    /// predicted from the coordinates they have, by the complete points that are nearest in these.
    NEIGHBOURS("neighbours");

    private final String word;

    MissingCoordinates(String word) {
        this.word = word;
    }

    /// As options and reports call it.
    public String word() {
        return word;
    }
}
