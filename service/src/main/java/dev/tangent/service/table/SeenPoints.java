package dev.tangent.service.table;

import dev.tangent.Standardisation;
import dev.tangent.geometry.PointCloud;
import java.util.Arrays;

/// Points in the scale in which they are looked at: that of a fit, which tells it, or before there is one what the
/// columns' spreads ask for.
final class SeenPoints {
    /// As far beyond the median column's spread a column makes all distances by itself.
    private static final double DOMINANT = 10;

    /// The interquartile range of a normal distribution with standard deviation one.
    private static final double NORMAL_RANGE = 1.3489795003921634;

    private SeenPoints() {}

    /// Columns without a spread stay as they are.
    static PointCloud of(PointCloud cloud, Standardisation scaling) {
        return switch (scaling) {
            case NONE -> cloud;
            case SCALE -> scaled(cloud, false);
            case ROBUST -> scaled(cloud, true);
            case AUTO -> isDominated(cloud) ? scaled(cloud, false) : cloud;
        };
    }

    private static boolean isDominated(PointCloud cloud) {
        double[] spreads = new double[cloud.dimension()];
        for (int c = 0; c < spreads.length; c++) spreads[c] = deviation(column(cloud, c));
        double[] positive =
                Arrays.stream(spreads).filter(spread -> spread > 0).sorted().toArray();
        return positive.length > 1 && positive[positive.length - 1] >= DOMINANT * positive[(positive.length - 1) / 2];
    }

    private static PointCloud scaled(PointCloud cloud, boolean robust) {
        int d = cloud.dimension();
        double[] flat = cloud.toArray();
        for (int c = 0; c < d; c++) {
            double[] column = column(cloud, c);
            double centre = robust ? quantile(column, 0.5) : mean(column);
            double spread = robust ? (quantile(column, 0.75) - quantile(column, 0.25)) / NORMAL_RANGE : 0;
            if (!(spread > 0)) spread = deviation(column);
            if (!(spread > 0)) spread = 1;
            for (int i = 0; i < column.length; i++) flat[i * d + c] = (column[i] - centre) / spread;
        }
        return PointCloud.wrap(d, flat);
    }

    private static double[] column(PointCloud cloud, int c) {
        double[] column = new double[cloud.size()];
        for (int i = 0; i < column.length; i++) column[i] = cloud.at(i, c);
        return column;
    }

    private static double mean(double[] column) {
        return Arrays.stream(column).average().orElse(0);
    }

    private static double deviation(double[] column) {
        double mean = mean(column);
        double squares = Arrays.stream(column).map(x -> (x - mean) * (x - mean)).sum();
        return Math.sqrt(squares / Math.max(1, column.length));
    }

    private static double quantile(double[] column, double share) {
        double[] ascending = Arrays.stream(column).sorted().toArray();
        double place = share * (ascending.length - 1);
        int below = (int) place;
        double above = ascending[Math.min(below + 1, ascending.length - 1)];
        return ascending[below] + (place - below) * (above - ascending[below]);
    }
}
