package dev.tangent.data.input;

/// What there is to find in a table.
public enum FindingKind {
    /// How the file was read.
    READING(true),
    /// What a fit would refuse.
    REFUSED(true),
    /// A column of numbers where one word stands for all the rest, so that it is missing there.
    STAND_IN_WORD(true),
    /// Text with two values, which is a coordinate.
    TWO_VALUES(false),
    /// One number far from all others, in many cells.
    SENTINEL(true),
    /// Two columns that say the same.
    SAME_COLUMN(true),
    /// Whole numbers that name rows rather than measure something.
    IDENTIFIER(true),
    /// A column of numbers and texts, which is no coordinate.
    MIXED(true),
    /// Numbers with a unit behind them, which are text.
    UNITS(true),
    /// There is no row to predict.
    EVERY_ROW_LABELLED(true),
    /// A label that may mean that there is none.
    NO_LABEL(true),
    /// Numbers that may name classes.
    CLASS_NUMBERS(true),
    /// Classes that are the same but for capital letters.
    SIMILAR_CLASSES(true),
    /// Dates as classes.
    DATE_CLASSES(true),
    /// A coordinate that is also an output.
    OUTPUT_AMONG_COORDINATES(true);

    private final boolean doubt;

    FindingKind(boolean doubt) {
        this.doubt = doubt;
    }

    boolean isDoubt() {
        return doubt;
    }
}
