package dev.tangent.app.option;

import dev.tangent.method.Domain;
import dev.tangent.method.EmbeddingMethod;
import dev.tangent.method.Method;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.method.kind.BaselineMethod;
import dev.tangent.present.code.SettingWords;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.ISetter;
import picocli.CommandLine.Model.OptionSpec;

/// The options that come from the catalogue of methods: `--method`, and one for each parameter of any method. A new
/// method brings its own.
final class CatalogueOptions {
    private final boolean several;
    private final String usualMethod;
    private final List<? extends EmbeddingMethod> more;
    private final Map<Parameter<?>, String> typed = new LinkedHashMap<>();
    private final Optional<String> own;
    private Optional<String> method = Optional.empty();

    /// @param several whether the command searches: then each option takes several values
    /// @param usualMethod what is used where nobody says, in words
    CatalogueOptions(boolean several, String usualMethod) {
        this(several, usualMethod, List.of());
    }

    /// For a command that searches and has a method of its own where none is typed.
    static CatalogueOptions withOwn(String method) {
        return new CatalogueOptions(true, method, List.of(), Optional.of(method));
    }

    /// @param several whether the command searches: then each option takes several values
    /// @param more methods beside those of the catalogue that learn
    CatalogueOptions(boolean several, String usualMethod, List<? extends EmbeddingMethod> more) {
        this(several, usualMethod, more, Optional.empty());
    }

    private CatalogueOptions(
            boolean several, String usualMethod, List<? extends EmbeddingMethod> more, Optional<String> own) {
        this.several = several;
        this.usualMethod = usualMethod;
        this.more = more;
        this.own = own;
    }

    void addTo(CommandSpec command) {
        List<String> about = new ArrayList<>(
                List.of((several ? "how to learn" : "the regularizer") + " (default: " + usualMethod + "); one of"));
        offered().forEach(each -> about.add(each.name() + ": " + each.title() + "; " + each.description()));
        more.forEach(each -> about.add(each.name() + ": " + each.title() + ", without one; " + each.description()));
        if (several) {
            about.add(SettingWords.AUTO
                    + ": a mean of all methods by their errors on held-out labels; of those that suit the labels"
                    + " and are not for study");
            about.add("or several, separated by commas, as in lg,ilap,knn: a mean of these");
        }
        command.addOption(OptionSpec.builder("--method")
                .type(String.class)
                .paramLabel("NAME")
                .description(about.toArray(String[]::new))
                .completionCandidates(names())
                .order(10)
                .setter(keep(text -> method = Optional.of(text)))
                .build());
        int order = 20;
        for (Parameter<?> parameter : Methods.parameters()) command.addOption(option(parameter, order++));
    }

    private OptionSpec option(Parameter<?> parameter, int order) {
        List<String> flags = new ArrayList<>();
        parameter.symbol().ifPresent(letter -> flags.add("-" + letter));
        flags.add("--" + parameter.key());
        return OptionSpec.builder(flags.toArray(String[]::new))
                .type(String.class)
                .paramLabel(parameter.domain().label())
                .description(owners(parameter) + parameter.description() + " (default: " + usual(parameter) + ")")
                .completionCandidates(parameter.domain() instanceof Domain.OneOf<?> words ? words.words() : List.of())
                .order(order)
                .setter(keep(text -> typed.put(parameter, text)))
                .build();
    }

    private String usual(Parameter<?> parameter) {
        // An embedding looks for what nobody says.
        if (!more.isEmpty() && parameter.equals(Parameter.DIMENSION)) return "estimated from the points";
        return several && parameter.searched()
                ? "cross-validation chooses; untuned " + parameter.usual()
                : parameter.usual();
    }

    /// What is typed is kept as text until the command runs, so that one place words the refusals.
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
                offered().stream().filter(each -> each.takes(parameter)).toList();
        boolean all = offered().stream().allMatch(each -> takers.contains(each) || each instanceof BaselineMethod);
        return all ? "" : String.join(", ", Methods.names(takers)) + ": ";
    }

    /// A command that makes a matrix has no use for methods without one.
    private List<Method> offered() {
        return several ? Methods.all() : List.copyOf(Methods.regularizers());
    }

    private List<String> names() {
        List<String> names = new ArrayList<>(Methods.names(offered()));
        more.forEach(each -> names.add(each.name()));
        if (several) names.add(SettingWords.AUTO);
        return names;
    }

    /// The methods as typed, or the command's own.
    Optional<String> word() {
        return method.or(() -> own);
    }

    /// Whether a method was typed.
    boolean isTyped() {
        return method.isPresent();
    }

    /// Their names, none where it is left to the library; refused if there are no such methods.
    List<String> named() {
        Domain<String> domain = new Domain.OneOf<>(names(), name -> name);
        return word().map(text -> TypedValue.list("--method", domain, text, !several))
                .orElse(List.of());
    }

    /// The parameters that were given, as typed.
    Map<Parameter<?>, String> typed() {
        return typed;
    }
}
