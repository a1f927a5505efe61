package dev.tangent.learning.trial;

import dev.tangent.ParameterValue;
import dev.tangent.learning.calibration.TemperatureScaling;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.linalg.Matrix;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Supplier;

/// One choice of a method's parameters, tried out.
///
/// @param parameters what it was made with
/// @param simplicity of trials that are equally good the one with the largest number is preferred
/// @param heldOut l x o: each label as predicted by the fold that did not see it
/// @param logEvidence logarithm of the marginal likelihood of all labels, if that was asked for
/// @param scaling of class probabilities, where it was chosen by held-out labels; `heldOut` and `predict` have it
///     already
/// @param predict fits all labels with these parameters and predicts every row
@SuppressWarnings("exports") // hidden types are the library's own to make it of
public record Trial(
        TrialParameters parameters,
        double simplicity,
        Matrix heldOut,
        OptionalDouble logEvidence,
        Optional<TemperatureScaling> scaling,
        Supplier<Prediction> predict) {
    /// Of values, or of class probabilities as they are.
    public static Trial of(
            TrialParameters parameters,
            double simplicity,
            Matrix heldOut,
            OptionalDouble logEvidence,
            Supplier<Prediction> predict) {
        return new Trial(parameters, simplicity, heldOut, logEvidence, Optional.empty(), predict);
    }

    /// Of a method whose parameters only it understands.
    ///
    /// @param own numbers or words by their keys, in the order in which a person would read them
    public static Trial of(
            Map<String, ParameterValue> own, double simplicity, Matrix heldOut, Supplier<Prediction> predict) {
        return of(new TrialParameters.Own(own), simplicity, heldOut, OptionalDouble.empty(), predict);
    }

    /// The same parameters with another reading of what they predict.
    public Trial with(Matrix otherHeldOut, Supplier<Prediction> otherPredict) {
        return new Trial(parameters, simplicity, otherHeldOut, logEvidence, scaling, otherPredict);
    }

    /// The same with class probabilities scaled.
    ///
    /// @param calibrated the held-out ones, each at a temperature that does not know it
    public Trial scaled(TemperatureScaling scale, Matrix calibrated) {
        Supplier<Prediction> scaled = () -> {
            Prediction plain = predict.get();
            return plain.with(scale.of(plain.values()));
        };
        return new Trial(parameters, simplicity, calibrated, logEvidence, Optional.of(scale), scaled);
    }
}
