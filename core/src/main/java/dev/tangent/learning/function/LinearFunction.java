package dev.tangent.learning.function;

import dev.tangent.Check;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;

/// level + (x - centre)' slopes. About a centre, because far from the origin a level alone would lose digits.
///
/// @param centre where the value is the level
/// @param slopes n x o
public record LinearFunction(double[] centre, double[] level, Matrix slopes) implements CoordinateFunction {
    public LinearFunction {
        Check.that(
                centre.length == slopes.rows() && level.length == slopes.columns(),
                "a linear function of " + slopes.rows() + " coordinates and " + slopes.columns()
                        + " outputs has a centre of " + centre.length + " and a level of " + level.length);
    }

    /// The same value everywhere.
    public static LinearFunction constant(int dimension, double[] level) {
        return new LinearFunction(new double[dimension], level, Matrix.zeros(dimension, level.length));
    }

    @Override
    public int outputs() {
        return level.length;
    }

    @Override
    public int dimension() {
        return centre.length;
    }

    @Override
    public void add(PointCloud places, int place, double[] out, int at) {
        int width = level.length;
        for (int t = 0; t < centre.length; t++) {
            double moved = places.at(place, t) - centre[t];
            for (int c = 0; c < width; c++) out[at + c] += moved * slopes.at(t, c);
        }
        for (int c = 0; c < width; c++) out[at + c] += level[c];
    }
}
