package dev.tangent.samples.generated;

import dev.tangent.Check;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import java.util.List;

/// Generated points and their truth: row i of `truth` holds the parameters of point i.
public record GeneratedPoints(PointCloud points, List<String> names, Matrix truth) {
    public GeneratedPoints {
        names = List.copyOf(names);
        Check.that(
                truth.rows() == points.size() && truth.columns() == names.size(),
                "the truth must have a row for each point and a column for each name");
    }
}
