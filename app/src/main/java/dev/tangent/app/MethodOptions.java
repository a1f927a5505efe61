package dev.tangent.app;

import dev.tangent.app.method.Catalogue;
import dev.tangent.app.method.Defaults;
import dev.tangent.app.method.Kind;
import dev.tangent.app.method.Method;
import dev.tangent.app.method.Parameter;
import dev.tangent.app.method.Settings;
import dev.tangent.learning.Lambda;
import dev.tangent.linalg.Check;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.ISetter;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// Which method, and what it is told. The options of the methods come from the catalogue, so a new method brings its
/// own; only what is common to all is written here.
final class MethodOptions {
    private static final Kind<Double> POSITIVE = new Kind.Positive();

    private final Map<Parameter<?>, String> typed = new LinkedHashMap<>();
    private Optional<String> method = Optional.empty();

    @Option(
            names = "--lambda",
            paramLabel = "X",
            order = 40,
            description = "weight of smoothness against fitting the labels, as it multiplies the matrix")
    private Optional<String> lambda = Optional.empty();

    @Option(
            names = "--relative-lambda",
            paramLabel = "X",
            order = 41,
            description = "the same as a multiple of 1 / mean diagonal entry, so that one value suits every method"
                    + " (default: " + Defaults.RELATIVE_LAMBDA + "); larger is smoother, smaller follows the labels")
    private Optional<String> relativeLambda = Optional.empty();

    /// Called by picocli with the command this is mixed into.
    @Spec(Spec.Target.MIXEE)
    void addTo(CommandSpec command) {
        List<String> about = new ArrayList<>(List.of("the regularizer (default: " + Defaults.METHOD + "); one of"));
        for (Method each : Catalogue.methods())
            about.add(each.name() + ": " + each.title() + "; " + each.description());
        command.addOption(OptionSpec.builder("--method")
                .type(String.class)
                .paramLabel("NAME")
                .description(about.toArray(String[]::new))
                .completionCandidates(Catalogue.names())
                .order(10)
                .setter(keep(text -> method = Optional.of(text)))
                .build());
        int order = 20;
        for (Parameter<?> parameter : Catalogue.parameters()) command.addOption(option(parameter, order++));
    }

    private OptionSpec option(Parameter<?> parameter, int order) {
        return OptionSpec.builder(parameter.flags().toArray(String[]::new))
                .type(String.class)
                .paramLabel(parameter.kind().label())
                .description(owners(parameter) + parameter.description() + " (default: " + parameter.usual() + ")")
                .completionCandidates(parameter.kind() instanceof Kind.Word word ? word.words() : List.of())
                .order(order)
                .setter(keep(text -> typed.put(parameter, text)))
                .build();
    }

    /// What is typed is kept as text and read by the catalogue, so that one place words the refusals.
    private static ISetter keep(Consumer<String> keeper) {
        return new ISetter() {
            @Override
            public <T> T set(T value) {
                if (value != null) keeper.accept(value.toString());
                return value;
            }
        };
    }

    private static String owners(Parameter<?> parameter) {
        if (Catalogue.methods().stream().allMatch(method -> method.takes(parameter))) return "";
        return String.join(
                        ", ",
                        Catalogue.methods().stream()
                                .filter(method -> method.takes(parameter))
                                .map(Method::name)
                                .toList())
                + ": ";
    }

    Method method() {
        return Catalogue.named(method.orElse(Defaults.METHOD));
    }

    boolean methodIsDefault() {
        return method.isEmpty();
    }

    /// What the user gave, checked one by one.
    Settings given() {
        Settings settings = Settings.NONE;
        for (var entry : typed.entrySet()) settings = settings.withText(entry.getKey(), entry.getValue());
        method().refuseForeign(settings);
        return settings;
    }

    boolean lambdaIsDefault() {
        return lambda.isEmpty() && relativeLambda.isEmpty();
    }

    Lambda lambda() {
        Check.that(
                lambda.isEmpty() || relativeLambda.isEmpty(),
                "--lambda and --relative-lambda exclude each other: give one of them");
        if (lambda.isPresent()) return Lambda.raw(POSITIVE.parse("--lambda", lambda.get()));
        return relativeLambda
                .map(text -> Lambda.relative(POSITIVE.parse("--relative-lambda", text)))
                .orElse(Lambda.relative(Defaults.RELATIVE_LAMBDA));
    }
}
