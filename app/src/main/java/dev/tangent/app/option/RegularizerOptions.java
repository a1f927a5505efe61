package dev.tangent.app.option;

import dev.tangent.ManifoldAnalysis;
import dev.tangent.ManifoldEmbedding;
import dev.tangent.method.EmbeddingMethod;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.method.RegularizerMethod;
import dev.tangent.present.FrontWords;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// Which regularizer, for commands that look at points without labels: one method, one value for each parameter.
@Command
public final class RegularizerOptions {
    private final CatalogueOptions catalogue;

    @Mixin
    private ApproximateOption neighbours;

    public RegularizerOptions(RegularizerMethod usual) {
        this(new CatalogueOptions(false, usual.name()));
    }

    private RegularizerOptions(CatalogueOptions catalogue) {
        this.catalogue = catalogue;
    }

    /// Beside the regularizers those that embed without one.
    public static RegularizerOptions ofEmbedding(RegularizerMethod usual) {
        return new RegularizerOptions(new CatalogueOptions(false, usual.name(), List.of(Methods.ISOMAP)));
    }

    /// Called by picocli with the command this is mixed into.
    @Spec(Spec.Target.MIXEE)
    void addTo(CommandSpec command) {
        catalogue.addTo(command);
    }

    /// An analysis by this regularizer. Wrong settings are refused.
    public <S extends ManifoldAnalysis<S>> S applied(S base) {
        return applied(base, (analysis, name) -> analysis.method((RegularizerMethod) Methods.named(name)));
    }

    /// An embedding by this method. Wrong settings are refused.
    public ManifoldEmbedding embedding(ManifoldEmbedding base) {
        return applied(base, (embedding, name) -> embedding.method(embeddingMethod(name)));
    }

    private static EmbeddingMethod embeddingMethod(String name) {
        return Methods.embeddings().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private <S extends ManifoldAnalysis<S>> S applied(S base, BiFunction<S, String, S> method) {
        S analysis = base;
        for (String name : catalogue.named()) analysis = method.apply(analysis, name);
        for (Map.Entry<Parameter<?>, String> entry : catalogue.typed().entrySet())
            analysis = with(analysis, entry.getKey(), entry.getValue());
        analysis.check();
        return neighbours.wanted() ? analysis.approximate() : analysis;
    }

    private static <S extends ManifoldAnalysis<S>, T> S with(S base, Parameter<T> parameter, String text) {
        return base.set(
                parameter, TypedValue.of(FrontWords.COMMAND_LINE.name(parameter.subject()), parameter.domain(), text));
    }
}
