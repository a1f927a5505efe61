package dev.tangent.geometry.neighbours;

import static dev.tangent.geometry.neighbours.BoxTree.LEAF;

/// The points of a tree in single precision, moved to the centre of the cloud and scaled to norms of at most one: half
/// the memory and twice the points in a vector, to exclude most far points before the exact distance is computed.
///
/// From |a - b|^2 / 2 = |a|^2 / 2 + |b|^2 / 2 - a.b follows: b is as near as a bound B only if a.b - |b|^2 / 2 is at
/// least |a|^2 / 2 - B / 2. One fused multiply-add for each coordinate, where the exact distance takes three steps in
/// double precision. [FilterQueries] lowers the threshold by a bound on the rounding errors.
final class SinglePrecisionFilter {
    /// Largest relative error of rounding to single precision.
    static final double ROUNDING = 0x1p-24;

    private final double[] centre;
    /// A power of two, so that scaling does not round.
    private final double scale;
    /// Laid out like [BoxTree#blocks].
    final float[] blocks;
    /// `-|b|^2 / 2` of the scaled point at each position; NaN in slots past the last point.
    final float[] minusHalfNorms;

    SinglePrecisionFilter(BoxTree tree) {
        int n = tree.dimension;
        centre = new double[n];
        double squaredRadius = 0;
        for (int t = 0; t < n; t++) {
            double half = tree.boxes[n + t] / 2 - tree.boxes[t] / 2;
            centre[t] = tree.boxes[t] + half;
            squaredRadius += half * half;
        }
        // The centre is rounded: a factor of two over the radius of the box makes sure of norms below one.
        scale = squaredRadius == 0 ? 1 : Math.scalb(1.0, -Math.getExponent(Math.sqrt(squaredRadius)) - 2);
        blocks = new float[tree.blocks.length];
        minusHalfNorms = new float[tree.leaves() * LEAF];
        for (int leaf = 0; leaf < tree.leaves(); leaf++) fill(tree, leaf);
    }

    private void fill(BoxTree tree, int leaf) {
        double[] squaredNorms = new double[LEAF];
        for (int t = 0; t < tree.dimension; t++) {
            int row = tree.block(leaf) + t * LEAF;
            for (int s = 0; s < LEAF; s++) {
                float x = inSinglePrecision(tree.blocks[row + s], t);
                blocks[row + s] = x;
                squaredNorms[s] += (double) x * x;
            }
        }
        for (int s = 0; s < LEAF; s++) minusHalfNorms[leaf * LEAF + s] = (float) (-squaredNorms[s] / 2);
    }

    /// Coordinate t of a place, centred, scaled and rounded to single precision.
    float inSinglePrecision(double x, int t) {
        return (float) ((x - centre[t]) * scale);
    }

    double scaled(double distance) {
        return distance * scale;
    }
}
