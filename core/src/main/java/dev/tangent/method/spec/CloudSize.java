package dev.tangent.method.spec;

import dev.tangent.geometry.DistinctPoints;

/// What bounds and defaults depend on before any neighbour is searched.
///
/// @param source what messages call the points, such as the name of their file
/// @param distinct number of distinct points
/// @param coordinates of each
public record CloudSize(String source, int distinct, int coordinates) {
    public static CloudSize of(String source, DistinctPoints points) {
        return new CloudSize(source, points.cloud().size(), points.cloud().dimension());
    }
}
