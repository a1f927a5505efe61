package dev.tangent.geometry.neighbours;

import static dev.tangent.geometry.neighbours.BoxTree.LEAF;
import static dev.tangent.geometry.neighbours.SinglePrecisionFilter.ROUNDING;

/// The queries of one leaf as a [SinglePrecisionFilter] sees them, and for each the threshold below which a point is
/// certainly farther than the bound. Scratch of one worker.
///
/// Bounds on rounding errors, for norms |a| and |b| <= 1, with r = 2^-24 and n coordinates: rounding the
/// coordinates moves the distance by at most r (|a| + |b|); the chain of n fused steps and the two half norms err by at
/// most (n + 3) r (|a| + 1) together. Both are taken a little larger and off the threshold, which is then rounded down.
final class FilterQueries {
    /// The filter pays if the allowance for rounding is less than this part of the bound.
    private static final double TOLERATED = 0.25;

    private final SinglePrecisionFilter filter;
    private final int dimension;
    final float[] coordinates;
    private final float[] thresholds = new float[LEAF];
    private final boolean[] sharp = new boolean[LEAF];
    private final double[] norms = new double[LEAF];

    FilterQueries(SinglePrecisionFilter filter, int dimension) {
        this.filter = filter;
        this.dimension = dimension;
        this.coordinates = new float[LEAF * dimension];
    }

    /// Converts the points of a block; those of slot s then lie at `s * dimension` of [#coordinates].
    void take(double[] blocks, int block, int count) {
        for (int s = 0; s < count; s++) {
            double squaredNorm = 0;
            for (int t = 0; t < dimension; t++) {
                float x = filter.inSinglePrecision(blocks[block + t * LEAF + s], t);
                coordinates[s * dimension + t] = x;
                squaredNorm += (double) x * x;
            }
            norms[s] = Math.sqrt(squaredNorm);
            sharp[s] = false;
        }
    }

    /// Sets the threshold of a query to a bound on its squared distances.
    void bound(int slot, double squaredBound) {
        double distance = filter.scaled(Math.sqrt(squaredBound)) * (1 + (dimension + 8) * 0x1p-52);
        double moved = distance + 1.01 * ROUNDING * (norms[slot] + 1);
        double slack = 1.01 * ROUNDING * (dimension + 4) * (norms[slot] + 1);
        double lost = moved * moved / 2 - distance * distance / 2 + slack;
        // Written so that an infinite bound, or a place too far for single precision, is not sharp.
        sharp[slot] = lost < TOLERATED * distance * distance && norms[slot] < 0x1p30;
        thresholds[slot] = Math.nextDown((float) (norms[slot] * norms[slot] / 2 - moved * moved / 2 - slack));
    }

    /// Whether the filter excludes many points for this query.
    boolean sharp(int slot) {
        return sharp[slot];
    }

    float threshold(int slot) {
        return thresholds[slot];
    }
}
