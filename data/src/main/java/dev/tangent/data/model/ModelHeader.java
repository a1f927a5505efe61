package dev.tangent.data.model;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.tangent.InvalidInput;
import dev.tangent.learning.extension.OutOfSampleExtension;
import dev.tangent.learning.newpoints.ErrorBars;
import dev.tangent.learning.newpoints.FittedModel;
import dev.tangent.method.MethodSettings;
import dev.tangent.method.RegularizerMethod;
import dev.tangent.regularizer.LocalRegularizer;
import dev.tangent.regularizer.NullSpace;
import dev.tangent.regularizer.energy.LocalGaussian;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// `model.json`: all of a model that is no array. The component names are the keys.
///
/// @param statuses the words that the numbers in `statuses.npy` count
/// @param bars present where the model has error bars
/// @param coordinates present where some are not numbers as they stand in their columns
/// @param scaler present where new points are scaled
/// @param means of each output's labels; absent where they are not known
/// @param functions whose sum is a function of the coordinates, where the method has one
record ModelHeader(
        String format,
        int version,
        List<String> columns,
        List<String> outputs,
        int neighbours,
        ExtensionRule rule,
        List<String> statuses,
        Optional<Bars> bars,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<List<SavedColumn>> coordinates,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<SavedScaler> scaler,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<List<Double>> means,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<List<SavedFunction>> functions,
        Map<String, String> about) {
    static final String FORMAT = "tangent-model";

    /// Values at points and how new ones follow from them; the deviations of a posterior.
    static final int FIRST = 1;

    /// Also functions of the coordinates, and deviations by the nearest label.
    static final int WITH_FUNCTIONS = 2;

    /// Also kriging from the neighbours.
    static final int LATEST = 3;

    static final List<String> NEEDED = List.of("columns", "outputs", "neighbours", "rule", "statuses", "about");

    private static final String LOCAL_GAUSSIAN = "local-gaussian";
    private static final String WEIGHTED_MEAN = "weighted-mean";
    private static final String KRIGING = "kriging";
    private static final String METHOD = "method";

    /// The out-of-sample extension: how values at new points follow from their neighbours.
    ///
    /// @param kind local-gaussian, with a dimension, a scale and a null space; weighted-mean, with a bandwidth;
    ///     kriging, with a dimension, zero where it plays no part, and a scale; or method, with the name of one and
    ///     its parameters
    record ExtensionRule(
            String kind,
            Optional<Integer> dimension,
            Optional<Double> scale,
            Optional<String> nullSpace,
            Optional<Double> bandwidth,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> method,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Map<String, Object>> parameters) {
        static ExtensionRule of(SavedModel saved) {
            return switch (saved.model().extension()) {
                case OutOfSampleExtension.Local local -> of(local.regularizer(), saved.made());
                case OutOfSampleExtension.Weighted weighted -> of(weighted);
                case OutOfSampleExtension.Kriging kriging -> of(kriging);
            };
        }

        private static ExtensionRule of(LocalRegularizer regularizer, Optional<MethodSettings> made) {
            if (regularizer instanceof LocalGaussian lg) return of(lg);
            return of(made.orElseThrow(() -> new InvalidInput(
                    "a model by " + regularizer + " cannot be saved without the method that made it")));
        }

        private static ExtensionRule of(LocalGaussian lg) {
            return new ExtensionRule(
                    LOCAL_GAUSSIAN,
                    Optional.of(lg.dimension()),
                    Optional.of(lg.scale()),
                    Optional.of(lg.nullSpace().name()),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty());
        }

        private static ExtensionRule of(OutOfSampleExtension.Weighted weighted) {
            return new ExtensionRule(
                    WEIGHTED_MEAN,
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.of(weighted.bandwidth()),
                    Optional.empty(),
                    Optional.empty());
        }

        private static ExtensionRule of(OutOfSampleExtension.Kriging kriging) {
            return new ExtensionRule(
                    KRIGING,
                    Optional.of(kriging.dimension()),
                    Optional.of(kriging.scale()),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty());
        }

        private static ExtensionRule of(MethodSettings made) {
            return new ExtensionRule(
                    METHOD,
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.of(made.method().name()),
                    Optional.of(SavedParameters.of(made)));
        }

        /// The method that the rule names, with the values of its parameters.
        ///
        /// @param known methods to look among
        Optional<MethodSettings> made(List<RegularizerMethod> known) {
            if (!kind.equals(METHOD)) return Optional.empty();
            String name = method.orElseThrow();
            RegularizerMethod found = known.stream()
                    .filter(each -> each.name().equals(name))
                    .findFirst()
                    .orElseThrow(() -> new InvalidInput("it was fitted by the method '" + name
                            + "', which is not known here: the reader has to be given it"));
            return Optional.of(new MethodSettings(found, SavedParameters.read(found, parameters.orElseThrow())));
        }

        boolean isKriging() {
            return kind.equals(KRIGING);
        }

        OutOfSampleExtension extension(Optional<MethodSettings> made) {
            return switch (kind) {
                case LOCAL_GAUSSIAN ->
                    new OutOfSampleExtension.Local(new LocalGaussian(
                            dimension.orElseThrow(), scale.orElseThrow(), NullSpace.valueOf(nullSpace.orElseThrow())));
                case WEIGHTED_MEAN -> new OutOfSampleExtension.Weighted(bandwidth.orElseThrow());
                case KRIGING -> new OutOfSampleExtension.Kriging(dimension.orElseThrow(), scale.orElseThrow());
                case METHOD -> local(made.orElseThrow());
                default -> throw new InvalidInput("new points follow by a rule it calls '" + kind + "'");
            };
        }

        private static OutOfSampleExtension local(MethodSettings made) {
            if (made.regularizer() instanceof LocalRegularizer local) return new OutOfSampleExtension.Local(local);
            throw new InvalidInput("its method '" + made.method().name()
                    + "' is no local regularizer, so that new points do not follow by it");
        }
    }

    /// @param lambda of a posterior; absent where deviations go by the nearest label
    /// @param spreads of each output's labels
    record Bars(@JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Double> lambda, List<Double> spreads) {
        static Bars of(ErrorBars bars) {
            return new Bars(
                    bars.source() instanceof ErrorBars.Source.Posterior posterior
                            ? Optional.of(posterior.lambda())
                            : Optional.empty(),
                    bars.spreads());
        }
    }

    /// The first version that can hold a model: older programs then read it.
    static int versionOf(FittedModel model) {
        boolean near = model.bars()
                .filter(bars -> bars.source() instanceof ErrorBars.Source.NearestLabel)
                .isPresent();
        if (model.extension() instanceof OutOfSampleExtension.Kriging) return LATEST;
        return near || model.function().isPresent() ? WITH_FUNCTIONS : FIRST;
    }
}
