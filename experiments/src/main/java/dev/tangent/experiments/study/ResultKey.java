package dev.tangent.experiments.study;

/// Whose result, of what, and where.
record ResultKey(String contestant, String part, int labels, int draw) {
    static ResultKey of(Result result) {
        return new ResultKey(result.contestant(), result.part(), result.labels(), result.draw());
    }
}
