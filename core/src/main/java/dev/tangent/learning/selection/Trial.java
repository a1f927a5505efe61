package dev.tangent.learning.selection;

import dev.tangent.learning.Prediction;
import dev.tangent.linalg.Matrix;
import java.util.Map;
import java.util.function.Supplier;

/// One choice of a method's parameters, tried out.
///
/// @param method the method's name
/// @param parameters in the order in which a person would read them: numbers, or words
/// @param simplicity of trials that are equally good the one with the largest number is preferred
/// @param heldOut l x o: each label as predicted by the fold that did not see it
/// @param predict fits all labels with these parameters and predicts every row
public record Trial(
        String method,
        Map<String, Object> parameters,
        double simplicity,
        Matrix heldOut,
        Supplier<Prediction> predict) {}
