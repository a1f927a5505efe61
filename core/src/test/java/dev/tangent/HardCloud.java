package dev.tangent;

import dev.tangent.geometry.PointCloud;
import java.util.SplittableRandom;

/// Clouds that break what is made for nice ones: 60 to 200 points each.
enum HardCloud {
    NEAR_DUPLICATES,
    NEARLY_ALL_THE_SAME,
    DUPLICATES,
    COLLINEAR,
    COPLANAR,
    LATTICE,
    CUBE_CORNERS,
    CLUSTERS_FAR_APART,
    CLUSTERS_FARTHER_APART,
    MANY_COMPONENTS,
    TINY,
    HUGE,
    SMALL,
    LARGE,
    SUBNORMAL,
    ONE_FAR_AWAY,
    FAR_FROM_ZERO,
    STAR,
    MIXED_SCALES,
    MORE_COLUMNS_THAN_ROWS,
    ONE_COLUMN,
    CONSTANT_COLUMN;

    PointCloud points() {
        return PointCloud.of(rows());
    }

    private double[][] rows() {
        return switch (this) {
            case NEAR_DUPLICATES -> near(1e-12);
            case NEARLY_ALL_THE_SAME -> near(1e-15);
            case DUPLICATES -> near(0);
            case COLLINEAR -> scattered(1, 100, 0, 3);
            case COPLANAR -> scattered(2, 100, 0, 5);
            case LATTICE -> lattice();
            case CUBE_CORNERS -> corners();
            case CLUSTERS_FAR_APART -> clusters(2, 1e6);
            case CLUSTERS_FARTHER_APART -> clusters(2, 1e15);
            case MANY_COMPONENTS -> clusters(40, 1e6);
            case TINY -> scattered(2, 100, 1e-150, 3);
            case HUGE -> scattered(2, 100, 1e150, 3);
            case SMALL -> scattered(2, 100, 1e-100, 3);
            case LARGE -> scattered(2, 100, 1e100, 3);
            case SUBNORMAL -> scattered(2, 100, 1e-310, 3);
            case ONE_FAR_AWAY -> outlier();
            case FAR_FROM_ZERO -> shifted();
            case STAR -> star();
            case MIXED_SCALES -> mixedScales();
            case MORE_COLUMNS_THAN_ROWS -> scattered(3, 60, 1, 200);
            case ONE_COLUMN -> scattered(1, 100, 1, 1);
            case CONSTANT_COLUMN -> scattered(1, 100, 1, 2);
        };
    }

    /// Gaussian in the first coordinates and the same in the others.
    ///
    /// @param size of the coordinates; 0 for 1 and the first one repeated in the others
    private static double[][] scattered(int dimension, int count, double size, int columns) {
        SplittableRandom random = new SplittableRandom(7);
        double[][] rows = new double[count][columns];
        for (double[] row : rows) {
            for (int t = 0; t < dimension; t++) row[t] = random.nextGaussian() * (size == 0 ? 1 : size);
            for (int t = dimension; t < columns && size == 0; t++) row[t] = row[t % dimension];
        }
        return rows;
    }

    /// Every point of a plane three times, a distance apart.
    private static double[][] near(double distance) {
        double[][] rows = scattered(2, 120, 1, 3);
        for (int i = 0; i < rows.length; i++) {
            if (i % 3 == 0) continue;
            rows[i] = rows[i - i % 3].clone();
            rows[i][2] += distance * (i % 3);
        }
        return rows;
    }

    private static double[][] lattice() {
        double[][] rows = new double[125][];
        for (int i = 0; i < rows.length; i++)
            rows[i] = new double[] {Math.floorDiv(i, 25), Math.floorDiv(i, 5) % 5, i % 5};
        return rows;
    }

    private static double[][] corners() {
        double[][] rows = new double[128][7];
        for (int i = 0; i < rows.length; i++) for (int t = 0; t < 7; t++) rows[i][t] = i >> t & 1;
        return rows;
    }

    private static double[][] clusters(int count, double apart) {
        double[][] rows = scattered(2, 4 * Math.max(count, 20), 1, 2);
        for (int i = 0; i < rows.length; i++) rows[i][0] += apart * (i % count);
        return rows;
    }

    private static double[][] outlier() {
        double[][] rows = scattered(2, 100, 1, 2);
        rows[99][0] = 1e9;
        return rows;
    }

    private static double[][] shifted() {
        double[][] rows = scattered(2, 100, 1, 2);
        for (double[] row : rows) row[0] += 1e12;
        return rows;
    }

    /// Arms of a common centre, each along a direction of its own.
    private static double[][] star() {
        double[][] rows = new double[121][6];
        for (int i = 1; i < rows.length; i++) rows[i][i % 6] = (1 + Math.floorDiv(i, 12)) * (i % 12 < 6 ? 1 : -1);
        return rows;
    }

    private static double[][] mixedScales() {
        double[][] rows = scattered(3, 100, 1, 3);
        for (double[] row : rows) {
            row[0] *= 1e-8;
            row[2] *= 1e8;
        }
        return rows;
    }
}
