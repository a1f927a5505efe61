package dev.tangent.experiments.study;

import dev.tangent.learning.selection.FoldErrors;
import java.util.Map;

/// The result of one competitor on one draw.
///
/// @param part what the error is of, see [Target#reported]
/// @param chosenBy the errors on held-out labels that made these parameters the chosen ones; of a mean of competitors,
///     those of the one that counts most
/// @param error on all rows without a label
public record Result(
        String competitor,
        String part,
        int labels,
        int draw,
        Map<String, Object> parameters,
        FoldErrors chosenBy,
        double error) {}
