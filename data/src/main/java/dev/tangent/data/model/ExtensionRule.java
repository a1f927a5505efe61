package dev.tangent.data.model;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.tangent.learning.newpoints.OutOfSampleExtension;
import dev.tangent.linalg.InvalidInput;
import dev.tangent.regularizer.HessianEnergy;
import dev.tangent.regularizer.LocalDerivative;
import dev.tangent.regularizer.LocalGaussian;
import dev.tangent.regularizer.LocalPolynomial;
import dev.tangent.regularizer.LocalRegularizer;
import dev.tangent.regularizer.NullSpace;
import java.util.List;
import java.util.Optional;

/// The out-of-sample extension in a file: how values at new points follow from their neighbours.
///
/// @param kind weighted-mean, which has a bandwidth and nothing else, or that of a local regularizer, which has the
///     parameters it was made of
/// @param order of [LocalDerivative]
/// @param regularizer one that is not the library's, as its `toString` names it
record ExtensionRule(
        String kind,
        Optional<Integer> dimension,
        Optional<Double> scale,
        Optional<String> nullSpace,
        Optional<Double> bandwidth,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Integer> order,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> regularizer) {
    private static final String WEIGHTED_MEAN = "weighted-mean";
    private static final String LOCAL_GAUSSIAN = "local-gaussian";
    private static final String HESSIAN = "hessian";
    private static final String POLYNOMIAL = "polynomial";
    private static final String DERIVATIVE = "derivative";
    private static final String OWN = "own";

    static ExtensionRule of(OutOfSampleExtension extension) {
        return switch (extension) {
            case OutOfSampleExtension.Local local -> of(local.regularizer());
            case OutOfSampleExtension.Weighted weighted ->
                new ExtensionRule(
                        WEIGHTED_MEAN,
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of(weighted.bandwidth()),
                        Optional.empty(),
                        Optional.empty());
        };
    }

    private static ExtensionRule of(LocalRegularizer regularizer) {
        return switch (regularizer) {
            case LocalGaussian lg -> local(LOCAL_GAUSSIAN, lg).with(lg.scale(), lg.nullSpace());
            case HessianEnergy hessian -> local(HESSIAN, hessian);
            case LocalPolynomial polynomial -> local(POLYNOMIAL, polynomial);
            case LocalDerivative derivative ->
                local(DERIVATIVE, derivative)
                        .with(derivative.scale(), derivative.nullSpace())
                        .with(derivative.order());
            default -> local(OWN, regularizer).named(regularizer.toString());
        };
    }

    private static ExtensionRule local(String kind, LocalRegularizer regularizer) {
        return new ExtensionRule(
                kind,
                Optional.of(regularizer.dimension()),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    private ExtensionRule with(double width, NullSpace space) {
        return new ExtensionRule(
                kind, dimension, Optional.of(width), Optional.of(space.name()), bandwidth, order, regularizer);
    }

    private ExtensionRule with(int highest) {
        return new ExtensionRule(kind, dimension, scale, nullSpace, bandwidth, Optional.of(highest), regularizer);
    }

    private ExtensionRule named(String text) {
        return new ExtensionRule(kind, dimension, scale, nullSpace, bandwidth, order, Optional.of(text));
    }

    /// The extension that this was made of.
    ///
    /// @param own regularizers that are not the library's
    OutOfSampleExtension extension(List<LocalRegularizer> own) {
        return kind.equals(WEIGHTED_MEAN)
                ? new OutOfSampleExtension.Weighted(bandwidth.orElseThrow())
                : new OutOfSampleExtension.Local(local(own));
    }

    private LocalRegularizer local(List<LocalRegularizer> own) {
        int m = dimension.orElseThrow();
        return switch (kind) {
            case LOCAL_GAUSSIAN -> new LocalGaussian(m, scale.orElseThrow(), space());
            case HESSIAN -> new HessianEnergy(m);
            case POLYNOMIAL -> new LocalPolynomial(m);
            case DERIVATIVE -> new LocalDerivative(m, scale.orElseThrow(), order.orElseThrow(), space());
            case OWN -> among(own, regularizer.orElseThrow());
            default -> throw new InvalidInput("new points follow by a rule it calls '" + kind + "'");
        };
    }

    private NullSpace space() {
        return NullSpace.valueOf(nullSpace.orElseThrow());
    }

    private static LocalRegularizer among(List<LocalRegularizer> own, String text) {
        return own.stream()
                .filter(each -> each.toString().equals(text))
                .findFirst()
                .orElseThrow(() -> new InvalidInput("it was made by " + text
                        + ", which is not the library's: whoever reads it has to give that regularizer"));
    }
}
