package dev.tangent.app.option;

import dev.tangent.learning.Lambda;
import dev.tangent.method.Method;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.method.spec.Defaults;
import dev.tangent.present.FrontWords;
import dev.tangent.present.code.CommandWords;
import dev.tangent.present.code.LearningSetting;
import dev.tangent.present.code.SettingWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// Which methods learn, and what they are told: one value for each parameter, or several to search among.
@Command
public final class MethodOptions {
    private final CatalogueOptions catalogue;
    private final Optional<Method> overVertices;

    @Mixin
    private LambdaOptions lambda;

    private MethodOptions(CatalogueOptions catalogue) {
        this(catalogue, Optional.empty());
    }

    /// @param overVertices in place of the command's own method where a graph comes without coordinates
    private MethodOptions(CatalogueOptions catalogue, Optional<Method> overVertices) {
        this.catalogue = catalogue;
        this.overVertices = overVertices;
    }

    /// The library's default where nobody says.
    public static MethodOptions usual() {
        return new MethodOptions(new CatalogueOptions(
                true,
                SettingWords.AUTO + "; " + Defaults.METHOD.name()
                        + " alone where nothing is tuned, or where a parameter, lambda, a loss or suggestions are"
                        + " asked for"));
    }

    /// All methods where nobody says.
    public static MethodOptions allMethods() {
        return new MethodOptions(CatalogueOptions.withOwn(SettingWords.AUTO));
    }

    /// One regularizer where nobody says.
    public static MethodOptions regularizer() {
        return new MethodOptions(
                CatalogueOptions.withOwn(Defaults.METHOD.name()), Optional.of(Methods.ITERATED_LAPLACIAN));
    }

    /// Called by picocli with the command this is mixed into.
    @Spec(Spec.Target.MIXEE)
    void addTo(CommandSpec command) {
        catalogue.addTo(command);
    }

    /// What is said of methods and what they are told, as settings of a fit.
    ///
    /// @param single whether nothing is searched, so that each takes one value
    /// @param vertices whether points are the vertices of a graph and no more
    List<LearningSetting> settings(boolean single, boolean vertices) {
        List<LearningSetting> all = new ArrayList<>();
        Optional<Method> other = overVertices.filter(method -> vertices && !catalogue.isTyped());
        other.<LearningSetting>map(method -> new LearningSetting.NamedMethods(List.of(method)))
                .or(this::named)
                .ifPresent(all::add);
        catalogue.typed().forEach((parameter, text) -> all.add(given(parameter, text, single)));
        List<Lambda> lambdas = lambda.given(single);
        if (!lambdas.isEmpty()) all.add(new LearningSetting.LambdaGiven(lambdas));
        return all;
    }

    private Optional<LearningSetting> named() {
        List<String> names = catalogue.named();
        if (names.isEmpty()) return Optional.empty();
        if (names.contains(SettingWords.AUTO)) return Optional.of(new LearningSetting.AllMethods());
        return Optional.of(new LearningSetting.NamedMethods(
                names.stream().map(Methods::named).toList()));
    }

    private static <T> LearningSetting given(Parameter<T> parameter, String text, boolean single) {
        return new LearningSetting.ParameterGiven<>(
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
