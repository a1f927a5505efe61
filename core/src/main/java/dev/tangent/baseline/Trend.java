package dev.tangent.baseline;

import dev.tangent.Check;
import dev.tangent.ParameterValue;
import dev.tangent.baseline.kernel.CloudKernels;
import dev.tangent.baseline.kernel.Kernel;
import dev.tangent.learning.function.RadialShape;
import java.util.Map;

/// What the ambient space contributes to an additive model.
sealed interface Trend {
    /// Linear functions of the coordinates.
    record Linear() implements Trend {}

    /// Functions of a radial kernel.
    ///
    /// @param relativeLength in units of the cloud's median distance
    record Radial(RadialShape shape, double relativeLength) implements Trend {
        public Radial {
            Check.positive(relativeLength, "relative length");
        }
    }

    default Kernel over(CloudKernels kernels) {
        return switch (this) {
            case Linear linear -> kernels.linear();
            case Radial radial -> kernels.radial(radial.shape, radial.relativeLength);
        };
    }

    /// Adds what a person would want to know to a trial's parameters.
    default void describe(Map<String, ParameterValue> parameters) {
        switch (this) {
            case Linear linear -> parameters.put("trend", ParameterValue.of("linear"));
            case Radial radial -> {
                parameters.put("trend", ParameterValue.of(radial.shape.word()));
                parameters.put("relative-length", ParameterValue.of(radial.relativeLength));
            }
        }
    }
}
