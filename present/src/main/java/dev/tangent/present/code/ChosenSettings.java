package dev.tangent.present.code;

import dev.tangent.ParameterValue;
import dev.tangent.learning.Lambda;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.report.FitReport;
import dev.tangent.report.FitReport.LambdaReport;
import dev.tangent.report.MethodReport;
import java.util.ArrayList;
import java.util.List;

/// A fit that a search led to, said by what was chosen: the same fit without the search. For fits that one regularizer
/// made; a mean of methods is said by its search.
public final class ChosenSettings {
    private ChosenSettings() {}

    /// With what was chosen given, and nothing searched.
    ///
    /// @param asked what was said of the fit
    /// @param report of the fit as it is now
    public static FitDescription of(FitDescription asked, FitReport report) {
        List<LearningSetting> chosen = new ArrayList<>();
        MethodReport method = report.method().orElseThrow();
        chosen.add(new LearningSetting.ScaledBy(SettingWords.SCALINGS.read(
                "standardise", report.cloud().preprocessing().standardise())));
        chosen.add(new LearningSetting.NamedMethods(List.of(Methods.named(method.name()))));
        for (Parameter<?> parameter : Methods.named(method.name()).parameters())
            chosen.add(
                    given(parameter, method.parameters().get(parameter.name()).value()));
        report.lambda().ifPresent(now -> chosen.add(lambda(asked, now)));
        chosen.add(new LearningSetting.Untuned());
        return asked.with(ChosenSettings::belongsToSearch, chosen);
    }

    private static <T> LearningSetting given(Parameter<T> parameter, ParameterValue value) {
        return new LearningSetting.ParameterGiven<>(
                parameter, List.of(parameter.domain().read(parameter.subject(), value.toString())));
    }

    /// In the form that it was given in: the other form of a number is rounded.
    public static LearningSetting lambda(FitDescription asked, LambdaReport now) {
        Lambda raw = Lambda.raw(now.raw());
        boolean given = asked.settings().stream()
                .anyMatch(setting -> setting instanceof LearningSetting.LambdaGiven lambdas
                        && lambdas.values().contains(raw));
        return new LearningSetting.LambdaGiven(List.of(given ? raw : Lambda.relative(now.relative())));
    }

    private static boolean belongsToSearch(FitSetting setting) {
        return switch (setting) {
            case DataSetting data -> false;
            case ClassSetting classes -> false;
            case ValueSetting.PerOutput each -> true;
            case ValueSetting.WithErrorBars bars -> false;
            case ValueSetting.ForSuggestions suggestions -> false;
            case LearningSetting.MissingBy missing -> false;
            case LearningSetting.ApproximateNeighbours approximate -> false;
            case LearningSetting.RandomSeed random -> false;
            case LearningSetting.LossGiven loss -> false;
            case LearningSetting.ComputedOn on -> false;
            case LearningSetting.SolvedBy by -> false;
            case LearningSetting learning -> true;
        };
    }
}
