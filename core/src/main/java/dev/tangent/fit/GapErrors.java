package dev.tangent.fit;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.fitting.LabelsWithImputation;
import dev.tangent.learning.fitting.LabelsWithImputation.HeldOutGaps;
import dev.tangent.method.MeasureKind;
import dev.tangent.preprocessing.RowCompletion;
import dev.tangent.selection.score.ErrorMeasure;
import java.util.Locale;
import java.util.Optional;

/// What rows err by that lack coordinates and are predicted by complete rows near them. The errors on held-out labels
/// are those of complete rows alone.
final class GapErrors {
    /// Share of the rows from which on the expected error is not theirs.
    private static final double MANY = 0.1;

    private GapErrors() {}

    /// A sentence on them; empty where they are few.
    ///
    /// @param labels those that are learnt from
    static Optional<String> warning(
            LearningSettings settings, LabelsWithImputation used, DistinctLabels labels, boolean classes) {
        RowCompletion rows = used.completion();
        int count = rows.count(RowCompletion.CompletionSource.NEIGHBOURS);
        if (count == 0 || count < MANY * rows.rows()) return Optional.empty();
        return Optional.of(count + " of " + rows.rows()
                + " rows lack coordinates, and the expected error is that of complete rows: "
                + used.gaps()
                        .map(gaps -> "where rows with gaps have labels, the others' gave "
                                + error(settings, gaps, labels, classes) + " at "
                                + gaps.labels().size() + " of them")
                        .orElse("those with gaps err more, and none of them has a label to tell how much"));
    }

    private static String error(LearningSettings settings, HeldOutGaps gaps, DistinctLabels labels, boolean classes) {
        Objective objective = Objective.of(settings, classes);
        MeasureKind kind = classes ? MeasureKind.ACCURACY : objective.measure();
        double error = ErrorMeasure.of(kind, objective.model())
                .together(gaps.labels(), gaps.labels().everything(), gaps.predicted(), labels.spreads());
        return String.format(Locale.ROOT, "%s %.4g", kind.word(), classes ? 1 - error : error);
    }
}
