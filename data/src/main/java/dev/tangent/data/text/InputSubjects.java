package dev.tangent.data.text;

import dev.tangent.Subject;

/// What users say about their tables, beside what they say to the library.
public final class InputSubjects {
    public static final Subject COLUMNS = Subject.of("columns");
    public static final Subject WITH = Subject.of("with");
    public static final Subject WITHOUT = Subject.of("without");
    public static final Subject DATES = Subject.of("dates");
    public static final Subject TARGETS = Subject.of("targets");
    public static final Subject WEIGHTS = Subject.of("weights");
    /// That whole numbers name classes.
    public static final Subject CLASSES = Subject.of("classes");

    /// Words that stand for a missing cell.
    public static final Subject MISSING_WORDS = new Subject("na", "missing");

    public static final Subject DELIMITER = Subject.of("delimiter");
    public static final Subject SKIPPED_LINES = Subject.of("skip");
    public static final Subject ENCODING = Subject.of("encoding");
    public static final Subject SHEET = Subject.of("sheet");
    public static final Subject DECIMAL = Subject.of("decimal");
    public static final Subject THOUSANDS = Subject.of("thousands");
    public static final Subject GRAPH = Subject.of("graph");
    public static final Subject JOURNAL = Subject.of("journal");

    private InputSubjects() {}
}
