package dev.tangent.app.command;

import dev.tangent.Regression;
import dev.tangent.method.Capability;

/// What a command needs of a fit beyond predictions. Of values only some methods can do it.
enum Need {
    ERROR_BARS(Capability.VARIANCES) {
        @Override
        Regression of(Regression base) {
            return base.errorBars();
        }
    },
    MODEL(Capability.NEW_POINTS) {
        @Override
        Regression of(Regression base) {
            return base.forNewPoints();
        }
    },
    SUGGESTIONS(Capability.SUGGESTIONS) {
        @Override
        Regression of(Regression base) {
            return base.forSuggestions();
        }
    };

    private final Capability capability;

    Need(Capability capability) {
        this.capability = capability;
    }

    boolean isOfClasses() {
        return capability.isOfClasses();
    }

    String words() {
        return capability.words();
    }

    abstract Regression of(Regression base);
}
