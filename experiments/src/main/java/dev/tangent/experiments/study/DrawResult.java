package dev.tangent.experiments.study;

import dev.tangent.ParameterValue;
import java.util.Map;

/// The result of one competitor on one draw.
///
/// @param part what the error is of, see [StudyTarget#parts]
/// @param parameters those chosen; of a mean of methods, the weight of each
/// @param error on all rows without a label
public record DrawResult(
        String competitor, String part, int labels, int draw, Map<String, ParameterValue> parameters, double error) {}
