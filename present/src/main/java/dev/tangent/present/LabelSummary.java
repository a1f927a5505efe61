package dev.tangent.present;

import dev.tangent.data.input.Labelled;
import dev.tangent.learning.ClassLabels;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What was learnt from.
///
/// @param labelled rows that carry a label
/// @param weights the column that weighed them
/// @param classes where the output names classes, how many labels each has
public record LabelSummary(
        String source,
        List<String> outputs,
        int labelled,
        Optional<String> weights,
        Optional<Map<String, Integer>> classes) {
    public static LabelSummary of(Labelled labelled) {
        return new LabelSummary(
                labelled.source(),
                labelled.outputs(),
                labelled.labels().size(),
                labelled.weights(),
                labelled.classes().map(LabelSummary::counts));
    }

    private static Map<String, Integer> counts(ClassLabels classes) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (int c = 0; c < classes.names().size(); c++)
            counts.put(classes.names().get(c), classes.count(c));
        return counts;
    }
}
