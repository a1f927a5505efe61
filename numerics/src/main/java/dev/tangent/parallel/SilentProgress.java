package dev.tangent.parallel;

/// Of loops that tell nothing.
///
/// @param outer who may end them
record SilentProgress(Progress outer) implements Progress {
    @Override
    public void at(long done, long total) {
        check();
    }

    @Override
    public void check() {
        outer.check();
    }

    @Override
    public Progress silent() {
        return this;
    }
}
