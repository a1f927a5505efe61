package dev.tangent.plot.result;

import dev.tangent.geometry.PointCloud;
import dev.tangent.plot.picture.Camera;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// Points placed in the plane.
///
/// @param across the name of x
/// @param up the name of y
/// @param order in which they are painted: the furthest first
/// @param words what a remark says of the view
/// @param oblique whether x and y are of a projection of three coordinates, where numbers mean nothing
record CloudView(double[] x, double[] y, String across, String up, String words, int[] order, boolean oblique) {
    private static final Camera CAMERA = new Camera(30, 24);

    /// Coordinates may differ by this factor in their ranges and still share one scale.
    private static final double COMPARABLE = 5;

    /// Two coordinates as they are, three seen from the side, of more the first two principal components; a single
    /// one against `values`.
    ///
    /// @param columns names of the coordinates
    /// @param valuesName what `values` are
    static CloudView of(PointCloud cloud, List<String> columns, double[] values, String valuesName) {
        return switch (cloud.dimension()) {
            case 1 -> flat(coordinate(cloud, 0), values, columns.getFirst(), valuesName);
            case 2 -> flat(coordinate(cloud, 0), coordinate(cloud, 1), columns.get(0), columns.get(1));
            case 3 -> oblique(cloud, columns);
            default -> {
                PrincipalComponents found = PrincipalComponents.of(cloud);
                yield flat(found.scores(cloud, 0), found.scores(cloud, 1), found.name(0), found.name(1))
                        .with("first two principal components");
            }
        };
    }

    static CloudView flat(double[] x, double[] y, String across, String up) {
        return new CloudView(x, y, across, up, "", IntStream.range(0, x.length).toArray(), false);
    }

    private CloudView with(String remark) {
        return new CloudView(x, y, across, up, remark, order, oblique);
    }

    private static CloudView oblique(PointCloud cloud, List<String> columns) {
        double[][] unit = unit(cloud);
        int size = cloud.size();
        double[] x = new double[size];
        double[] y = new double[size];
        double[] far = new double[size];
        double tilt = Math.toRadians(CAMERA.elevation());
        for (int i = 0; i < size; i++) {
            x[i] = CAMERA.right(unit[0][i], unit[1][i]);
            y[i] = CAMERA.up(unit[0][i], unit[1][i], unit[2][i]);
            far[i] = CAMERA.depth(unit[0][i], unit[1][i]) * Math.cos(tilt) - unit[2][i] * Math.sin(tilt);
        }
        int[] order = IntStream.range(0, size)
                .boxed()
                .sorted((a, b) -> Double.compare(far[b], far[a]))
                .mapToInt(Integer::intValue)
                .toArray();
        return new CloudView(x, y, "", "", String.join(", ", columns) + ", seen from the side", order, true);
    }

    /// Each coordinate about the middle of its range, in units of the largest range where they are comparable.
    private static double[][] unit(PointCloud cloud) {
        double[][] unit = new double[3][];
        double[] half = new double[3];
        for (int c = 0; c < 3; c++) {
            unit[c] = coordinate(cloud, c);
            double low = Arrays.stream(unit[c]).min().orElse(0);
            double high = Arrays.stream(unit[c]).max().orElse(0);
            half[c] = (high - low) / 2;
            double middle = low + half[c];
            for (int i = 0; i < unit[c].length; i++) unit[c][i] -= middle;
        }
        double largest = Arrays.stream(half).max().orElse(1);
        double least = Arrays.stream(half).min().orElse(1);
        for (int c = 0; c < 3; c++) {
            double scale = largest <= COMPARABLE * least ? largest : half[c];
            if (scale > 0) for (int i = 0; i < unit[c].length; i++) unit[c][i] /= scale;
        }
        return unit;
    }

    /// Where one unit of a coordinate leads to, for the axes of a projection.
    static double[] direction(int coordinate) {
        double u = coordinate == 0 ? 1 : 0;
        double v = coordinate == 1 ? 1 : 0;
        double w = coordinate == 2 ? 1 : 0;
        return new double[] {CAMERA.right(u, v), CAMERA.up(u, v, w)};
    }

    private static double[] coordinate(PointCloud cloud, int coordinate) {
        return IntStream.range(0, cloud.size())
                .mapToDouble(i -> cloud.at(i, coordinate))
                .toArray();
    }
}
