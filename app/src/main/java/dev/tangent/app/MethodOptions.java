package dev.tangent.app;

import dev.tangent.app.method.BaselineMethod;
import dev.tangent.app.method.Catalogue;
import dev.tangent.app.method.Choices;
import dev.tangent.app.method.Defaults;
import dev.tangent.app.method.Kind;
import dev.tangent.app.method.LossKind;
import dev.tangent.app.method.Method;
import dev.tangent.app.method.Origin;
import dev.tangent.app.method.Parameter;
import dev.tangent.app.method.RegularizerMethod;
import dev.tangent.app.method.RuleMethod;
import dev.tangent.app.method.Settings;
import dev.tangent.app.method.TrendMethod;
import dev.tangent.app.method.UsualGrids;
import dev.tangent.learning.Lambda;
import dev.tangent.linalg.Check;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.ISetter;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// Which method, and what it is told. The options of the methods come from the catalogue, so a new method brings its
/// own; only what is common to all is written here.
///
/// A command that searches takes several values for each, and several methods; the others take one.
final class MethodOptions {
    /// All methods there are, the baselines too.
    private static final String AUTO = "auto";

    private static final Kind<Double> POSITIVE = new Kind.Positive();

    private final boolean several;
    private final String usualMethod;
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
                    + " (default: chosen where there is a search, else " + Defaults.RELATIVE_LAMBDA
                    + "); larger is smoother, smaller follows the labels")
    private Optional<String> relativeLambda = Optional.empty();

    private MethodOptions(boolean several, String usualMethod) {
        this.several = several;
        this.usualMethod = usualMethod;
    }

    static MethodOptions single() {
        return new MethodOptions(false, Defaults.METHOD);
    }

    /// The same for a command with another usual method.
    static MethodOptions single(String usualMethod) {
        return new MethodOptions(false, usualMethod);
    }

    static MethodOptions several() {
        return new MethodOptions(true, Defaults.METHOD);
    }

    static MethodOptions allMethods() {
        return new MethodOptions(true, AUTO);
    }

    /// Called by picocli with the command this is mixed into.
    @Spec(Spec.Target.MIXEE)
    void addTo(CommandSpec command) {
        List<String> about = new ArrayList<>(
                List.of((several ? "how to learn" : "the regularizer") + " (default: " + usualMethod + "); one of"));
        offered().forEach(each -> about.add(each.name() + ": " + each.title() + "; " + each.description()));
        if (several)
            about.add(
                    AUTO
                            + ": the best of those that suit the labels and are not for study, or of several named: lg,ilap,knn");
        command.addOption(OptionSpec.builder("--method")
                .type(String.class)
                .paramLabel("NAME")
                .description(about.toArray(String[]::new))
                .completionCandidates(names())
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
                .description(owners(parameter) + parameter.description() + " (default: " + usual(parameter) + ")")
                .completionCandidates(parameter.kind() instanceof Kind.Word word ? word.words() : List.of())
                .order(order)
                .setter(keep(text -> typed.put(parameter, text)))
                .build();
    }

    private String usual(Parameter<?> parameter) {
        return several && parameter.searched()
                ? "cross-validation chooses; untuned " + parameter.usual()
                : parameter.usual();
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

    private String owners(Parameter<?> parameter) {
        List<Method> takers =
                offered().stream().filter(method -> method.takes(parameter)).toList();
        boolean all =
                offered().stream().allMatch(method -> takers.contains(method) || method instanceof BaselineMethod);
        return all ? "" : String.join(", ", Catalogue.names(takers)) + ": ";
    }

    /// A command that makes a matrix has no use for methods without one.
    private List<Method> offered() {
        return several ? Catalogue.all() : List.copyOf(Catalogue.regularizers());
    }

    private List<String> names() {
        List<String> names = new ArrayList<>(Catalogue.names(offered()));
        if (several) names.add(AUTO);
        return names;
    }

    private List<String> named() {
        return several
                ? Choices.parsed("--method", new Kind.Word(names()), method.orElse(usualMethod))
                : List.of(new Kind.Word(names()).parse("--method", method.orElse(usualMethod)));
    }

    /// The one method there is, if there is one and no search among several.
    Optional<Method> only() {
        return named().size() > 1 || named().contains(AUTO)
                ? Optional.empty()
                : Optional.of(Catalogue.named(named().getFirst()));
    }

    /// The regularizer to use when there is to be no search: the one named, or the usual one.
    RegularizerMethod regularizer() {
        return only().filter(RegularizerMethod.class::isInstance)
                .map(RegularizerMethod.class::cast)
                .orElse(Catalogue.LOCAL_GAUSSIAN);
    }

    /// The methods to search among, with so many labels.
    List<Method> methods(boolean classes, int labels) {
        return methods(classes).stream()
                .filter(each -> !(each instanceof TrendMethod)
                        || !named().contains(AUTO)
                        || (!classes && labels <= Catalogue.ADDITIVE_MOST))
                .toList();
    }

    /// The same, however many labels there are.
    List<Method> methods(boolean classes) {
        if (named().contains(AUTO))
            return Catalogue.contenders().stream()
                    .filter(each -> classes || !(each instanceof RuleMethod))
                    .toList();
        List<Method> methods = named().stream().map(Catalogue::named).toList();
        for (Method each : methods)
            Check.that(
                    classes || !(each instanceof RuleMethod),
                    "--method " + each.name() + " is for classes; add --classes if the target's whole numbers name"
                            + " classes, or choose another");
        return methods;
    }

    /// Those named, whatever the labels.
    private List<Method> anyMethods() {
        return methods(true);
    }

    /// Refuses a loss that nobody would look at.
    void checkLoss(LossKind loss) {
        if (loss != LossKind.SQUARED) refuseWithoutRegularizer("--loss belongs");
    }

    private void refuseWithoutRegularizer(String whatBelongs) {
        Check.that(
                anyMethods().stream().anyMatch(RegularizerMethod.class::isInstance),
                whatBelongs + " to --method " + String.join(" and ", Catalogue.names(Catalogue.regularizers()))
                        + ", not to " + String.join(" or ", Catalogue.names(anyMethods())));
    }

    /// Refuses what cannot have the marginal likelihood.
    void checkEvidence() {
        for (Method each : anyMethods())
            Check.that(
                    each instanceof RegularizerMethod,
                    "--criterion evidence is for --method "
                            + String.join(", ", Catalogue.names(Catalogue.regularizers())) + ", not for "
                            + each.name());
    }

    /// As typed, for a command that searches alike.
    String words() {
        StringBuilder words = new StringBuilder(" --method " + method.orElse(usualMethod));
        typed.forEach((parameter, text) -> words.append(' ')
                .append(parameter.flags().getLast())
                .append(' ')
                .append(text));
        lambda.ifPresent(text -> words.append(" --lambda ").append(text));
        relativeLambda.ifPresent(text -> words.append(" --relative-lambda ").append(text));
        return words.toString();
    }

    boolean methodIsDefault() {
        return method.isEmpty();
    }

    /// What the user gave, one value a parameter, checked one by one.
    Settings given() {
        return given(Set.of());
    }

    /// The same for a command that has a use of its own for some parameters, whatever the method.
    Settings given(Set<Parameter<?>> besides) {
        Settings settings = Settings.NONE;
        for (var entry : typed.entrySet()) settings = settings.withText(entry.getKey(), entry.getValue());
        Set<Parameter<?>> foreign = new LinkedHashSet<>(settings.parameters());
        foreign.removeAll(besides);
        Method.refuseForeign(List.of(only().orElse(regularizer())), foreign);
        return settings;
    }

    /// What the user gave, one value a parameter or several.
    Choices choices() {
        Choices choices = Choices.NONE;
        for (var entry : typed.entrySet()) choices = choices.withText(entry.getKey(), entry.getValue());
        Method.refuseForeign(anyMethods(), choices.parameters());
        return choices;
    }

    /// Whether every parameter that a search would choose is given, with one value.
    boolean settled() {
        Optional<String> weight = lambda.or(() -> relativeLambda);
        return only().filter(RegularizerMethod.class::isInstance).isPresent()
                && weight.isPresent()
                && !weight.get().contains(",")
                && regularizer().parameters().stream()
                        .allMatch(p -> typed.containsKey(p) ? !typed.get(p).contains(",") : !p.searched());
    }

    Origin lambdaOrigin() {
        return lambda.isEmpty() && relativeLambda.isEmpty() ? Origin.DEFAULT : Origin.GIVEN;
    }

    Lambda lambda() {
        refuseBoth();
        if (lambda.isPresent()) return Lambda.raw(POSITIVE.parse("--lambda", lambda.get()));
        return relativeLambda
                .map(text -> Lambda.relative(POSITIVE.parse("--relative-lambda", text)))
                .orElse(Lambda.relative(Defaults.RELATIVE_LAMBDA));
    }

    /// The lambdas to search among.
    List<Lambda> lambdas() {
        refuseBoth();
        if (lambda.isPresent())
            return Choices.parsed("--lambda", POSITIVE, lambda.get()).stream()
                    .map(Lambda::raw)
                    .toList();
        return relativeLambda
                .map(text -> Choices.parsed("--relative-lambda", POSITIVE, text).stream()
                        .map(Lambda::relative)
                        .toList())
                .orElse(UsualGrids.lambdas());
    }

    private void refuseBoth() {
        if (lambda.isPresent() || relativeLambda.isPresent())
            refuseWithoutRegularizer("--lambda and --relative-lambda belong");
        Check.that(
                lambda.isEmpty() || relativeLambda.isEmpty(),
                "--lambda and --relative-lambda exclude each other: give one of them");
    }
}
