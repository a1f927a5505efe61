package dev.tangent.fit;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import dev.tangent.Message;
import dev.tangent.Subject;
import dev.tangent.geometry.DistinctPoints;
import dev.tangent.learning.ClassLabels;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.Labels;
import dev.tangent.learning.Target;
import dev.tangent.learning.fitting.LabelsWithImputation;
import dev.tangent.learning.fitting.LabelsWithImputation.FirstFit;
import dev.tangent.method.Capability;
import dev.tangent.method.spec.CloudSize;
import dev.tangent.preprocessing.ScaledPoints;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Labels as a fit takes them: those of incomplete rows completed or left out, those of one place merged. What settings
/// and labels forbid each other is refused.
final class LabelPreparation {
    private static final double LARGEST_LABEL = 1e150;
    private static final double SMALLEST_LABEL = 1e-150;

    private LabelPreparation() {}

    /// From points in one scale and what is known of them.
    ///
    /// @param points those of the scaled cloud
    /// @param first fits labels of complete rows, for those that lack coordinates
    static LearningData of(
            LearningSettings settings, ScaledPoints scaled, DistinctPoints points, Target target, FirstFit first) {
        return switch (target) {
            case Labels rows -> values(settings, scaled, points, rows, first);
            case ClassLabels named -> classes(settings, scaled, points, named, first);
        };
    }

    private static LearningData values(
            LearningSettings settings, ScaledPoints scaled, DistinctPoints points, Labels rows, FirstFit first) {
        LabelsWithImputation used = LabelsWithImputation.ofValues(scaled, rows, first);
        List<String> outputs = names(settings, rows.outputs());
        checkSize(rows, outputs);
        settings.loss().kind().checkFor(false, outputs.getFirst());
        settings.method().suited(false, rows.size());
        Check.that(
                settings.needed().isEmpty() || !settings.selection().perOutput() || outputs.size() == 1,
                "%s needs one method for all outputs, which %s does not give",
                needed(settings),
                Subject.PER_OUTPUT);
        return of(settings, scaled, points, rows, used, Optional.empty(), outputs);
    }

    /// @param classes that the labels are of, where they name classes
    private static LearningData of(
            LearningSettings settings,
            ScaledPoints scaled,
            DistinctPoints points,
            Labels rows,
            LabelsWithImputation used,
            Optional<ClassLabels> classes,
            List<String> outputs) {
        DistinctLabels merged = used.labels().merged(points);
        boolean areClasses = classes.isPresent();
        RawLabels given = new RawLabels(
                rows,
                classes,
                outputs,
                used.unused(),
                GapErrors.warning(settings, used, merged, areClasses),
                LabelContradictions.of(used.labels(), points, merged, outputs, areClasses));
        return new LearningData(
                scaled,
                used.completion(),
                points,
                merged,
                given,
                Objective.of(settings, areClasses),
                CloudSize.of(settings.execution().source(), points));
    }

    /// Squares of labels are summed: beyond these bounds they overflow, or vanish.
    private static void checkSize(Labels rows, List<String> outputs) {
        for (int c = 0; c < rows.outputs(); c++) {
            double largest = 0;
            for (int i = 0; i < rows.size(); i++)
                if (rows.has(i, c)) largest = Math.max(largest, Math.abs(rows.value(i, c)));
            if (largest > LARGEST_LABEL || (largest > 0 && largest < SMALLEST_LABEL))
                throw new InvalidInput("the labels of '" + outputs.get(c) + "' must be between " + SMALLEST_LABEL
                        + " and " + LARGEST_LABEL + " in size, so that their squares are numbers, but the largest is "
                        + largest + ": give them in another unit");
        }
    }

    private static LearningData classes(
            LearningSettings settings, ScaledPoints scaled, DistinctPoints points, ClassLabels named, FirstFit first) {
        List<String> outputs = names(settings, 1);
        String output = "'" + outputs.getFirst() + "' names classes";
        Check.that(!settings.selection().perOutput(), "%s is for several outputs, but %s", Subject.PER_OUTPUT, output);
        Check.that(!settings.selection().byEvidence(), "%s evidence is for values, but %s", Subject.CRITERION, output);
        Check.that(settings.needed().isEmpty(), "%s is for values, but %s", needed(settings), output);
        settings.loss().kind().checkFor(true, outputs.getFirst());
        Labels rows = named.labels();
        LabelsWithImputation used = LabelsWithImputation.ofClasses(scaled, rows, first);
        return of(settings, scaled, points, rows, used, Optional.of(named), outputs);
    }

    private static Message needed(LearningSettings settings) {
        return settings.needed().stream()
                .map(Capability::words)
                .min(Comparator.comparing(Message::toString))
                .orElse(Message.of(""));
    }

    private static List<String> names(LearningSettings settings, int count) {
        List<String> given = settings.outputs();
        Check.that(
                given.isEmpty() || given.size() == count,
                count + " outputs need as many names but have " + given.size());
        return given.isEmpty()
                ? IntStream.range(0, count).mapToObj(c -> "y" + c).toList()
                : given;
    }
}
