package dev.tangent.experiments.study;

/// Identifies a result: competitor, target, number of labels, draw.
record ResultKey(String competitor, String part, int labels, int draw) {
    static ResultKey of(Result result) {
        return new ResultKey(result.competitor(), result.part(), result.labels(), result.draw());
    }
}
