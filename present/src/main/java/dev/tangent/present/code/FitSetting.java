package dev.tangent.present.code;

/// One thing that is said of a fit. Every text has a word for each kind: it goes through them by a switch without a
/// default, so that a new one cannot be left out.
public sealed interface FitSetting permits DataSetting, LearningSetting, ValueSetting, ClassSetting {
    /// Whether it says no more than nothing said.
    default boolean isUsual() {
        return false;
    }
}
