package dev.tangent.data.input;

import java.util.ArrayList;
import java.util.List;

/// Warnings about coordinates that are legal but most likely not meant.
public final class CoordinateAdvice {
    private CoordinateAdvice() {}

    /// About points, how their table was read, and what they are learnt from.
    public static List<String> about(PointsInput points, Labelled labelled) {
        List<String> warnings = new ArrayList<>(points.table().notes());
        warnings.addAll(labelled.notes());
        for (String name : points.columns())
            if (labelled.outputs().contains(name))
                warnings.add("column '" + name + "' is used as a coordinate although it is also an output;"
                        + " choose other columns, or leave this one out");
        return warnings;
    }
}
