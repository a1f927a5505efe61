package dev.tangent.app.option;

import dev.tangent.ManifoldAnalysis;
import dev.tangent.method.Parameter;
import dev.tangent.method.RegularizerMethod;
import java.util.Map;
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
        catalogue = new CatalogueOptions(false, usual.name());
    }

    /// Called by picocli with the command this is mixed into.
    @Spec(Spec.Target.MIXEE)
    void addTo(CommandSpec command) {
        catalogue.addTo(command);
    }

    /// An analysis by this regularizer. Wrong settings are refused.
    public <S extends ManifoldAnalysis<S>> S applied(S base) {
        S analysis = base;
        for (String name : catalogue.named())
            if (catalogue.isGiven()) analysis = analysis.method((RegularizerMethod) CatalogueOptions.method(name));
        for (Map.Entry<Parameter<?>, String> entry : catalogue.typed().entrySet())
            analysis = with(analysis, entry.getKey(), entry.getValue());
        analysis.check();
        return neighbours.wanted() ? analysis.approximate() : analysis;
    }

    private static <S extends ManifoldAnalysis<S>, T> S with(S base, Parameter<T> parameter, String text) {
        return base.set(parameter, TypedValue.of(parameter.option(), parameter.domain(), text));
    }
}
