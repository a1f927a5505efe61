package dev.tangent;

/// What becomes of points that lack some coordinates.
public enum MissingCoordinates {
    /// They are not accepted.
    REFUSE("refuse"),
    /// They are not used, and get the mean of the labels.
    DROP("drop"),
    /// A missing coordinate becomes the median of its column.
    MEDIAN("median"),
    /// They are predicted from the coordinates they have, by the complete points that are nearest in these. Where
    /// most points lack something, missing coordinates are imputed and all points are used.
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
