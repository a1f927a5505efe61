package dev.tangent;

import java.io.Serializable;

/// Something a user can set. Each front calls it by another name, Java `neighbours`, the command line
/// `-k/--neighbours`, Python `n_neighbors`: so a refusal carries the thing, and whoever shows it names it.
///
/// @param key which thing it is: its field in the service's requests, from which fronts find their own name
/// @param java as Java calls it, and messages whose front has no name for it
public record Subject(String key, String java) implements Serializable {
    public static final Subject METHOD = of("method");
    public static final Subject LAMBDA = new Subject("rawLambda", "Lambda.raw");
    public static final Subject RELATIVE_LAMBDA = new Subject("lambda", "Lambda.relative");
    public static final Subject LOSS = of("loss");
    public static final Subject LOSS_PARAMETER = new Subject("lossParameter", "parameter");
    public static final Subject CLASSES = new Subject("classes", "Classification");
    /// That there is no search.
    public static final Subject UNTUNED = new Subject("tuned", "untuned()");

    public static final Subject FOLDS = of("folds");
    public static final Subject CRITERION = of("criterion");
    public static final Subject MEASURE = of("measure");
    public static final Subject ONE_STANDARD_ERROR = flag("oneStandardError");
    public static final Subject PER_OUTPUT = flag("perOutput");
    public static final Subject ONE_METHOD = flag("oneMethod");
    public static final Subject BUDGET = of("budget");
    public static final Subject SEARCH_SAMPLE = of("searchSample");
    public static final Subject SOLVER = of("solver");
    public static final Subject ERROR_BARS = flag("errorBars");
    public static final Subject APPROXIMATE = flag("approximate");
    public static final Subject STANDARDISE = of("standardise");
    public static final Subject MISSING = of("missing");
    public static final Subject LANDMARKS = of("landmarks");

    /// A thing with a value, which Java calls as the service does.
    public static Subject of(String key) {
        return new Subject(key, key);
    }

    private static Subject flag(String key) {
        return new Subject(key, key + "()");
    }
}
