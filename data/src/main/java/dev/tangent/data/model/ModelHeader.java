package dev.tangent.data.model;

import dev.tangent.learning.newpoints.OutOfSampleExtension;
import dev.tangent.linalg.InvalidInput;
import dev.tangent.regularizer.LocalGaussian;
import dev.tangent.regularizer.LocalRegularizer;
import dev.tangent.regularizer.NullSpace;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// `model.json`: all of a model that is no array. The component names are the keys.
///
/// @param statuses the words that the numbers in `statuses.npy` count
/// @param bars present where the model has error bars
record ModelHeader(
        String format,
        int version,
        List<String> columns,
        List<String> outputs,
        int neighbours,
        Rule rule,
        List<String> statuses,
        Optional<Bars> bars,
        Map<String, String> about) {
    static final String FORMAT = "tangent-model";
    static final int VERSION = 1;

    static final List<String> NEEDED = List.of("columns", "outputs", "neighbours", "rule", "statuses", "about");

    private static final String LOCAL_GAUSSIAN = "local-gaussian";
    private static final String WEIGHTED_MEAN = "weighted-mean";

    /// The out-of-sample extension: how values at new points follow from their neighbours.
    ///
    /// @param kind local-gaussian, with all but the bandwidth, or weighted-mean, with nothing else
    record Rule(
            String kind,
            Optional<Integer> dimension,
            Optional<Double> scale,
            Optional<String> nullSpace,
            Optional<Double> bandwidth) {
        static Rule of(OutOfSampleExtension extension) {
            return switch (extension) {
                case OutOfSampleExtension.Local local -> of(local.regularizer());
                case OutOfSampleExtension.Weighted weighted ->
                    new Rule(
                            WEIGHTED_MEAN,
                            Optional.empty(),
                            Optional.empty(),
                            Optional.empty(),
                            Optional.of(weighted.bandwidth()));
            };
        }

        private static Rule of(LocalRegularizer regularizer) {
            if (!(regularizer instanceof LocalGaussian lg))
                throw new InvalidInput("a model by " + regularizer + " cannot be saved");
            return new Rule(
                    LOCAL_GAUSSIAN,
                    Optional.of(lg.dimension()),
                    Optional.of(lg.scale()),
                    Optional.of(lg.nullSpace().name()),
                    Optional.empty());
        }

        OutOfSampleExtension extension() {
            return switch (kind) {
                case LOCAL_GAUSSIAN ->
                    new OutOfSampleExtension.Local(new LocalGaussian(
                            dimension.orElseThrow(), scale.orElseThrow(), NullSpace.valueOf(nullSpace.orElseThrow())));
                case WEIGHTED_MEAN -> new OutOfSampleExtension.Weighted(bandwidth.orElseThrow());
                default -> throw new InvalidInput("new points follow by a rule it calls '" + kind + "'");
            };
        }
    }

    /// @param spreads of each output's labels
    record Bars(double lambda, List<Double> spreads) {}
}
