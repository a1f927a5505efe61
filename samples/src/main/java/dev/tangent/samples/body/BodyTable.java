package dev.tangent.samples.body;

import dev.tangent.data.table.NamedMatrix;
import dev.tangent.geometry.PointCloud;
import java.util.List;

/// People as points and targets: the first 20 principal components of their standardised measurements, and six
/// quantities to predict from them ([#TARGETS]; years, millimetres and kilograms). `components` tells how points were
/// made.
public record BodyTable(PointCloud points, NamedMatrix targets, StandardisedComponents components) {
    public static final List<String> TARGETS =
            List.of("age", "arm length", "shoulder breadth", "weight", "sitting height", "foot length");
    static final int DIMENSION = 20;

    static BodyTable of(NamedMatrix inputs, NamedMatrix targets) {
        StandardisedComponents components = StandardisedComponents.of(inputs, DIMENSION);
        return new BodyTable(PointCloud.of(DIMENSION, components.scores().values()), targets, components);
    }
}
