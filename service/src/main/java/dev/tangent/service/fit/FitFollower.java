package dev.tangent.service.fit;

/// Hears what becomes of a fit.
interface FitFollower {
    /// Nobody.
    FitFollower NONE = new FitFollower() {
        @Override
        public void changed(FitTask fit, long version) {}

        @Override
        public void gone(FitTask fit) {}

        @Override
        public boolean isAsking(FitTask fit) {
            return false;
        }
    };

    /// It has another version, or is about to.
    void changed(FitTask fit, long version);

    /// It is cancelled or forgotten.
    void gone(FitTask fit);

    /// Whether something is being found out about it.
    boolean isAsking(FitTask fit);
}
