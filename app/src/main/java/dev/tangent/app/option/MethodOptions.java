package dev.tangent.app.option;

import dev.tangent.Learning;
import dev.tangent.learning.Lambda;
import dev.tangent.method.Defaults;
import dev.tangent.method.Method;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.present.FrontWords;
import dev.tangent.present.code.CommandWords;
import dev.tangent.present.code.SettingWords;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// Which methods learn, and what they are told: one value for each parameter, or several to search among.
@Command
public final class MethodOptions {
    private final CatalogueOptions catalogue;

    @Mixin
    private LambdaOptions lambda;

    private MethodOptions(String usualMethod) {
        catalogue = new CatalogueOptions(true, usualMethod);
    }

    /// The library's default where nobody says.
    public static MethodOptions usual() {
        return new MethodOptions(Defaults.METHOD.name());
    }

    /// All methods where nobody says.
    public static MethodOptions allMethods() {
        return new MethodOptions(SettingWords.AUTO);
    }

    /// Called by picocli with the command this is mixed into.
    @Spec(Spec.Target.MIXEE)
    void addTo(CommandSpec command) {
        catalogue.addTo(command);
    }

    /// Learning by these methods with what they are told.
    ///
    /// @param single whether nothing is searched, so that each takes one value
    <S extends Learning<S>> S applied(S base, boolean single) {
        S learning = named(base);
        for (Map.Entry<Parameter<?>, String> entry : catalogue.typed().entrySet())
            learning = with(learning, entry.getKey(), entry.getValue(), single);
        List<Lambda> lambdas = lambda.given(single);
        return lambdas.isEmpty() ? learning : learning.lambda(lambdas.toArray(Lambda[]::new));
    }

    private <S extends Learning<S>> S named(S base) {
        List<String> names = catalogue.named();
        if (!catalogue.isGiven()) return base;
        if (names.contains(SettingWords.AUTO)) return base.auto();
        return base.method(names.stream().map(Methods::named).toArray(Method[]::new));
    }

    private static <S extends Learning<S>, T> S with(S base, Parameter<T> parameter, String text, boolean single) {
        return base.set(
                parameter,
                TypedValue.list(FrontWords.COMMAND_LINE.name(parameter.subject()), parameter.domain(), text, single));
    }

    /// As typed, for a command that searches alike.
    public void addTo(CommandWords words) {
        words.option("--method", catalogue.word());
        catalogue.typed().forEach((parameter, text) -> words.option("--" + parameter.key(), text));
        lambda.addTo(words);
    }
}
