package dev.tangent.present.code;

import dev.tangent.Classification;
import dev.tangent.Learning;
import dev.tangent.Regression;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/// All that is said of a fit: what makes the fit itself, and what texts of it are written from. Two that say the same
/// are equal, in whatever order it was said.
///
/// @param classes whether classes are learnt, or values
/// @param settings in the order in which a person would say them; what is not said is left to the library
public record FitDescription(boolean classes, List<FitSetting> settings) {
    public FitDescription {
        settings = SettingOrder.sorted(
                settings.stream().filter(setting -> !setting.isUsual()).toList());
    }

    /// What learns values so.
    public Regression regression() {
        Regression learning = learning(new Regression());
        for (FitSetting setting : settings) if (setting instanceof ValueSetting own) learning = own.on(learning);
        return learning;
    }

    /// What learns classes so.
    public Classification classification() {
        Classification learning = learning(new Classification());
        for (FitSetting setting : settings) if (setting instanceof ClassSetting own) learning = own.on(learning);
        return learning;
    }

    private <S extends Learning<S>> S learning(S base) {
        S learning = base;
        for (FitSetting setting : settings) if (setting instanceof LearningSetting own) learning = own.on(learning);
        return learning;
    }

    /// The same with other settings in place of some.
    ///
    /// @param replaced those that go
    /// @param others those that come
    public FitDescription with(Predicate<FitSetting> replaced, List<? extends FitSetting> others) {
        List<FitSetting> all =
                new ArrayList<>(settings.stream().filter(replaced.negate()).toList());
        all.addAll(others);
        return new FitDescription(classes, all);
    }
}
