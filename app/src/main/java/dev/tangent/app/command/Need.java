package dev.tangent.app.command;

import dev.tangent.Regression;

/// What a command needs of a fit beyond predictions; only some methods can do it, and only for values.
enum Need {
    ERROR_BARS("an error bar (--sd, --interval)") {
        @Override
        Regression of(Regression base) {
            return base.errorBars();
        }
    },
    MODEL("a model file") {
        @Override
        Regression of(Regression base) {
            return base.forNewPoints();
        }
    },
    SUGGESTIONS("a suggestion") {
        @Override
        Regression of(Regression base) {
            return base.forSuggestions();
        }
    };

    private final String words;

    Need(String words) {
        this.words = words;
    }

    String words() {
        return words;
    }

    abstract Regression of(Regression base);
}
