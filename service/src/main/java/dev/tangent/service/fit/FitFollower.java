package dev.tangent.service.fit;

/// Hears what becomes of a fit.
interface FitFollower {
    /// Nobody.
    FitFollower NONE = new FitFollower() {
        @Override
        public void changed(FitTask fit, long version) {}

        @Override
        public void gone(FitTask fit) {}
    };

    /// It has another version.
    void changed(FitTask fit, long version);

    /// It is cancelled or forgotten.
    void gone(FitTask fit);
}
