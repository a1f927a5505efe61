package dev.tangent.spark;

import java.util.Locale;

/// What a fit of a sheet is expected to cost: the model of docs/scale.md for LG with k = 20, m = 2, n = 3, one output
/// and one lambda.
///
/// @param points of the sheet
/// @param cells of about equal size
record SheetCost(long points, int cells) {
    /// Strips of 4.2 mean distances, the two radii that R reaches, on both sides of cuts that are 2 (root of cells
    /// - 1) times as long as the sheet is wide.
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

    /// What executors keep while they solve: R and A; the interior's factor, whose entries grow with each doubling
    /// of the cell; the factor on the interface and the images of the coarse functions, with the square of its
    /// points.
    double bytesKept() {
        double doublings = Math.log((double) points / cells) / Math.log(2);
        return points * (2300 + 130 * doublings) + 12 * interfacePoints() * interfacePoints() / cells;
    }

    /// Of the tasks: a factorization grows with the power 3/2 of its cell, that of the interface with the power 3
    /// of its points. The constants are fitted to 100,000 and 200,000 points.
    double processorSeconds() {
        double onInterface = interfacePoints() / cells;
        return points * (145e-6 + 0.12e-6 * Math.sqrt((double) points / cells))
                + 1.5e-10 * cells * Math.pow(onInterface, 3);
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
