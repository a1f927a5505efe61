package dev.tangent.experiments.study;

/// Whose result, of what, and where.
record Key(String contestant, String part, int labels, int draw) {
    static Key of(Result result) {
        return new Key(result.contestant(), result.part(), result.labels(), result.draw());
    }
}
