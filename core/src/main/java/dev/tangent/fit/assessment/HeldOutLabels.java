package dev.tangent.fit.assessment;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.classification.ClassProbabilities;
import dev.tangent.learning.fold.Folds;
import dev.tangent.linalg.Matrix;
import dev.tangent.report.HeldOutClasses;
import dev.tangent.report.HeldOutClasses.HeldOutClass;
import dev.tangent.report.HeldOutValues;
import dev.tangent.report.HeldOutValues.HeldOutValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/// Labels beside what the folds predicted that did not see them.
public final class HeldOutLabels {
    private HeldOutLabels() {}

    /// Of one output.
    ///
    /// @param predicted l x o
    /// @param rows of the labelled points
    /// @param halfWidths of the labels that the output has, in their order
    public static HeldOutValues values(
            String name,
            int output,
            DistinctLabels labels,
            Matrix predicted,
            Folds folds,
            int[] rows,
            Optional<double[]> halfWidths) {
        List<HeldOutValue> values = new ArrayList<>();
        int known = 0;
        for (int i = 0; i < labels.size(); i++) {
            if (!labels.has(i, output)) continue;
            OptionalDouble width =
                    halfWidths.isPresent() ? OptionalDouble.of(halfWidths.get()[known]) : OptionalDouble.empty();
            known++;
            if (folds.foldOf(i) >= 0)
                values.add(new HeldOutValue(
                        rows[i], folds.foldOf(i), labels.value(i, output), predicted.at(i, output), width));
        }
        return new HeldOutValues(name, values);
    }

    /// Of all labels that could be held out.
    ///
    /// @param rows of the labelled points
    public static HeldOutClasses classes(
            List<String> names, DistinctLabels labels, Matrix probabilities, Folds folds, int[] rows) {
        int[] classes = ClassProbabilities.strata(labels);
        int[] informed = folds.informed(classes);
        List<HeldOutClass> held = new ArrayList<>();
        for (int i = 0; i < classes.length; i++)
            if (informed[i] >= 0)
                held.add(new HeldOutClass(
                        rows[i],
                        informed[i],
                        classes[i],
                        Arrays.stream(probabilities.row(i)).boxed().toList()));
        return new HeldOutClasses(names, held);
    }
}
