package dev.tangent.preprocessing;

import dev.tangent.MissingCoordinates;
import dev.tangent.Standardisation;

/// What is to happen to points before anything is learnt.
///
/// @param standardisation of columns
/// @param missing what becomes of points that lack coordinates
public record Preprocessing(Standardisation standardisation, MissingCoordinates missing) {
    public static final Preprocessing DEFAULT = new Preprocessing(Standardisation.AUTO, MissingCoordinates.NEIGHBOURS);

    public Preprocessing with(Standardisation other) {
        return new Preprocessing(other, missing);
    }

    public Preprocessing with(MissingCoordinates other) {
        return new Preprocessing(standardisation, other);
    }
}
