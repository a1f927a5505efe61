package dev.tangent.app.option;

import dev.tangent.Check;
import dev.tangent.learning.Lambda;
import dev.tangent.method.Domain;
import dev.tangent.method.spec.Defaults;
import dev.tangent.present.code.CommandWords;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/// The weight of the regularizer, as it is or relative to its mean diagonal entry.
public final class LambdaOptions {
    private static final Domain<Double> POSITIVE = new Domain.PositiveNumber();

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
                    + " (default: chosen where there is a search, else 0.000001"
                    + "); larger is smoother, smaller follows the labels")
    private Optional<String> relativeLambda = Optional.empty();

    /// Those given, none if nothing was.
    ///
    /// @param single whether several are refused
    List<Lambda> given(boolean single) {
        Check.that(
                lambda.isEmpty() || relativeLambda.isEmpty(),
                "--lambda and --relative-lambda exclude each other: give one of them");
        if (lambda.isPresent())
            return TypedValue.list("--lambda", POSITIVE, lambda.get(), single).stream()
                    .map(Lambda::raw)
                    .toList();
        return relativeLambda
                .map(text -> TypedValue.list("--relative-lambda", POSITIVE, text, single).stream()
                        .map(Lambda::relative)
                        .toList())
                .orElse(List.of());
    }

    /// The one lambda of a command that does not search.
    public Lambda single() {
        return given(true).stream().findFirst().orElse(Lambda.relative(Defaults.RELATIVE_LAMBDA));
    }

    public boolean isDefault() {
        return lambda.isEmpty() && relativeLambda.isEmpty();
    }

    void addTo(CommandWords words) {
        words.option("--lambda", lambda).option("--relative-lambda", relativeLambda);
    }
}
