package dev.tangent.app.command;

import dev.tangent.Regression;

/// What a command needs of a fit beyond predictions. Of values only some methods can do it.
enum Need {
    ERROR_BARS("an error bar (--sd, --interval)", false) {
        @Override
        Regression of(Regression base) {
            return base.errorBars();
        }
    },
    MODEL("a model file", true) {
        @Override
        Regression of(Regression base) {
            return base.forNewPoints();
        }
    },
    SUGGESTIONS("a suggestion", false) {
        @Override
        Regression of(Regression base) {
            return base.forSuggestions();
        }
    };

    private final String words;
    private final boolean ofClasses;

    /// @param ofClasses whether classes have it too, by whatever method
    Need(String words, boolean ofClasses) {
        this.words = words;
        this.ofClasses = ofClasses;
    }

    boolean isOfClasses() {
        return ofClasses;
    }

    String words() {
        return words;
    }

    abstract Regression of(Regression base);
}
