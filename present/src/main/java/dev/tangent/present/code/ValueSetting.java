package dev.tangent.present.code;

import dev.tangent.Regression;

/// Something said of a fit of values alone.
public sealed interface ValueSetting extends FitSetting {
    /// Learning with this setting.
    Regression on(Regression base);

    /// Each output chooses alone.
    record PerOutput() implements ValueSetting {
        @Override
        public Regression on(Regression base) {
            return base.perOutput();
        }
    }

    /// Error bars are wanted.
    record WithErrorBars() implements ValueSetting {
        @Override
        public Regression on(Regression base) {
            return base.errorBars();
        }
    }

    /// The method must suggest what to label next.
    record ForSuggestions() implements ValueSetting {
        @Override
        public Regression on(Regression base) {
            return base.forSuggestions();
        }
    }
}
