package dev.tangent.data.input;

import dev.tangent.data.text.InputSubjects;
import java.util.ArrayList;
import java.util.List;

/// What a person should know of points and labels before anything is learnt from them.
public final class CoordinateAdvice {
    private CoordinateAdvice() {}

    /// About points, how their table was read, and what they are learnt from.
    public static List<Finding> about(PointsInput points, Labelled labelled) {
        List<Finding> all = new ArrayList<>(points.findings());
        all.addAll(labelled.findings());
        all.addAll(LabelFindings.ofEveryRow(labelled, points.table().rows()));
        for (String name : points.columns())
            if (labelled.outputs().contains(name))
                all.add(Finding.of(
                        FindingKind.OUTPUT_AMONG_COORDINATES,
                        name,
                        "column '%s' is used as a coordinate although it is also an output; choose other columns with"
                                + " %s, or leave this one out with %s",
                        name,
                        InputSubjects.COLUMNS,
                        InputSubjects.WITHOUT));
        return all;
    }
}
