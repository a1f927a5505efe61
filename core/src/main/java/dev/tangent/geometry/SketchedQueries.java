package dev.tangent.geometry;

import static dev.tangent.geometry.BoxTree.LEAF;
import static dev.tangent.geometry.FloatSketch.ROUNDING;

/// The queries of one leaf as a [FloatSketch] sees them, and for each the threshold below which a point is certainly
/// farther than the bound. Scratch of one worker.
///
/// What rounding can do, for sketched norms |a| and |b| <= 1, with r = 2^-24 and n coordinates: rounding the
/// coordinates moves the distance by at most r (|a| + |b|); the chain of n fused steps and the two half norms err by at
/// most (n + 3) r (|a| + 1) together. Both are taken a little larger and off the threshold, which is then rounded down.
final class SketchedQueries {
    /// The filter is worth its while if what rounding takes off is less than this part of the bound.
    private static final double TOLERATED = 0.25;

    private final FloatSketch sketch;
    private final int dimension;
    final float[] coordinates;
    private final float[] thresholds = new float[LEAF];
    private final boolean[] sharp = new boolean[LEAF];
    private final double[] norms = new double[LEAF];

    SketchedQueries(FloatSketch sketch, int dimension) {
        this.sketch = sketch;
        this.dimension = dimension;
        this.coordinates = new float[LEAF * dimension];
    }

    /// Sketches the points of a block; those of slot s then lie at `s * dimension` of [#coordinates].
    void take(double[] blocks, int block, int count) {
        for (int s = 0; s < count; s++) {
            double squaredNorm = 0;
            for (int t = 0; t < dimension; t++) {
                float x = sketch.sketched(blocks[block + t * LEAF + s], t);
                coordinates[s * dimension + t] = x;
                squaredNorm += (double) x * x;
            }
            norms[s] = Math.sqrt(squaredNorm);
            sharp[s] = false;
        }
    }

    /// Sets the threshold of a query to a bound on its squared distances.
    void bound(int slot, double squaredBound) {
        double distance = sketch.scaled(Math.sqrt(squaredBound)) * (1 + (dimension + 8) * 0x1p-52);
        double moved = distance + 1.01 * ROUNDING * (norms[slot] + 1);
        double slack = 1.01 * ROUNDING * (dimension + 4) * (norms[slot] + 1);
        double lost = moved * moved / 2 - distance * distance / 2 + slack;
        // Written so that an infinite bound, or a place too far for single precision, is not sharp.
        sharp[slot] = lost < TOLERATED * distance * distance && norms[slot] < 0x1p30;
        thresholds[slot] = Math.nextDown((float) (norms[slot] * norms[slot] / 2 - moved * moved / 2 - slack));
    }

    /// Whether the filter of this query sorts out much.
    boolean sharp(int slot) {
        return sharp[slot];
    }

    float threshold(int slot) {
        return thresholds[slot];
    }
}
