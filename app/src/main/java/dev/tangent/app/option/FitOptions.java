package dev.tangent.app.option;

import picocli.CommandLine.Mixin;

/// The same for commands that fit, which may do without a search.
public final class FitOptions extends LearningOptions {
    @Mixin
    private NoTuneOption noTune;

    public FitOptions() {
        this(MethodOptions.usual());
    }

    public FitOptions(MethodOptions method) {
        super(method);
    }

    @Override
    boolean untuned() {
        return noTune.untuned;
    }
}
