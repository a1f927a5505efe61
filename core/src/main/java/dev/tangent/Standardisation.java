package dev.tangent;

/// How columns are brought to one scale.
public enum Standardisation {
    /// They stay as they are.
    NONE("none"),
    /// Mean zero, standard deviation one.
    SCALE("scale"),
    /// Median zero, interquartile range that of a normal distribution with standard deviation one: a few wild
    /// values do not matter.
    ROBUST("robust"),
    /// NONE or SCALE, by the columns' spreads; where these leave it open, by errors on held-out labels.
    AUTO("auto");

    private final String word;

    Standardisation(String word) {
        this.word = word;
    }

    /// As options and reports call it.
    public String word() {
        return word;
    }
}
