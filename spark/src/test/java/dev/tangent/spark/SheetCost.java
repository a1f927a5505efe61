package dev.tangent.spark;

import java.util.Locale;

/// What a fit of a sheet is expected to cost: the model of docs/scale.md for LG with k = 20, m = 2, n = 3, one output
/// and one lambda.
///
/// @param points of the sheet
/// @param cells of about equal size
record SheetCost(long points, int cells) {
    /// Strips of 4.2 mean distances, the two radii that R reaches, on both sides of cuts that are 2 (root of cells - 1)
    /// times as long as the sheet is wide.
    double interfacePoints() {
        return 17 * (Math.sqrt(cells) - 1) * Math.sqrt((double) points);
    }

    /// Rows to their cells: three coordinates, a label and a number, compressed.
    double bytesOfRows() {
        return 34.5 * points;
    }

    /// Questions and answers of neighbours, then neighbourhoods that reach over borders.
    double bytesOfBorders() {
        return (100 + 142) * interfacePoints();
    }

    /// Rows, cells, neighbours, matrices and components take 11, the solve 8 and one for each step.
    static int jobs(int iterations) {
        return 19 + iterations;
    }

    /// What executors keep while they solve: R and A, two factors of 13 entries a point for each doubling of the cell,
    /// and the images of the coarse functions.
    double bytesKept() {
        double doublings = Math.log((double) points / cells) / Math.log(2);
        double images = 3.7 * interfacePoints() * interfacePoints() / cells;
        return points * (2024 + 2 * 8 * 13 * doublings) + images;
    }

    /// Of the tasks: a factorization grows with the power 3/2 of its cell. The constants are fitted to 2 and 16 cells
    /// of 200,000 points.
    double processorSeconds() {
        return points * (257e-6 + 1.22e-6 * Math.sqrt((double) points / cells));
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%,.0f interface points, %,.0f bytes shuffled for rows, %,.0f for borders, %d jobs and one a step,"
                        + " %,.0f bytes kept, %.1f processor seconds of tasks",
                interfacePoints(),
                bytesOfRows(),
                bytesOfBorders(),
                jobs(0),
                bytesKept(),
                processorSeconds());
    }
}
