package dev.tangent.experiments.survey;

import dev.tangent.Check;
import dev.tangent.geometry.PointCloud;
import java.util.Arrays;

/// A table of the gallery with classes to predict.
///
/// @param classes of all rows, numbered from 0
record ClassTable(String name, String what, String why, PointCloud points, int[] classes) {
    ClassTable {
        Check.that(
                classes.length == points.size(),
                name + " has " + classes.length + " classes of rows but " + points.size() + " rows");
    }

    int count() {
        return 1 + Arrays.stream(classes).max().orElseThrow();
    }
}
