package dev.tangent.bench.watch;

/// A figure that is no longer what was committed.
///
/// @param place the file and what in it, such as a row and a column
record Movement(String place, String before, String now) {
    @Override
    public String toString() {
        return place + ": " + before + " -> " + now;
    }
}
