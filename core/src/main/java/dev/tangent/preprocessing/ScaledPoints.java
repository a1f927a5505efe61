package dev.tangent.preprocessing;

import dev.tangent.MissingCoordinates;
import dev.tangent.Standardisation;
import dev.tangent.geometry.PointCloud;

/// Points as they are learnt from.
///
/// @param prepared without gaps, in the units they came in
/// @param cloud the rows that are used, scaled
/// @param kind of scaling: not AUTO
/// @param reason for it, in words
public record ScaledPoints(
        PreparedPoints prepared, PointCloud cloud, ColumnScaler scaler, Standardisation kind, String reason) {
    static ScaledPoints of(PreparedPoints prepared, Standardisation kind, String reason) {
        ColumnScaler scaler =
                ColumnScaler.of(prepared.cloud(), kind, prepared.given().indicators());
        return new ScaledPoints(prepared, scaler.of(prepared.cloud()), scaler, kind, reason);
    }

    /// The same with another reason.
    public ScaledPoints withReason(String other) {
        return new ScaledPoints(prepared, cloud, scaler, kind, other);
    }

    /// How rows that are not used come by their values.
    public RowCompletion completion() {
        int rows = prepared.given().size();
        if (prepared.usesAll()) return RowCompletion.identity(rows);
        return prepared.missing() == MissingCoordinates.DROP
                ? RowCompletion.dropping(rows, prepared.used())
                : RowCompletion.of(scaler.of(prepared.given()), prepared.used(), cloud);
    }
}
