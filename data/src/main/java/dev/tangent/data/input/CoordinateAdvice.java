package dev.tangent.data.input;

import dev.tangent.geometry.PointCloud;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Warnings about coordinates that are legal but most likely not meant.
public final class CoordinateAdvice {
    /// Beyond this ratio of spreads the smaller coordinate has next to no say in who is near whom.
    private static final double UNEVEN = 100;

    private CoordinateAdvice() {}

    /// About points and what they are learnt from.
    public static List<String> about(PointsInput points, Labelled labelled) {
        List<String> warnings = new ArrayList<>(about(points));
        for (String name : points.columns())
            if (labelled.outputs().contains(name))
                warnings.add("column '" + name + "' is used as a coordinate although it is also an output;"
                        + " choose others with --columns");
        return warnings;
    }

    public static List<String> about(PointsInput points) {
        List<String> warnings = new ArrayList<>();
        for (int c = 0; c < points.columns().size(); c++) {
            String name = points.columns().get(c);
            if (counts(points.cloud(), c))
                warnings.add("column '" + name + "' merely counts the rows but is used as a coordinate;"
                        + " choose others with --columns");
        }
        uneven(points, warnings);
        return warnings;
    }

    private static boolean counts(PointCloud cloud, int coordinate) {
        for (int i = 1; i < cloud.size(); i++) if (cloud.at(i, coordinate) != cloud.at(0, coordinate) + i) return false;
        return cloud.size() > 2 && cloud.dimension() > 1;
    }

    private static void uneven(PointsInput points, List<String> warnings) {
        int widest = 0;
        int narrowest = -1;
        double[] spread = new double[points.columns().size()];
        for (int c = 0; c < spread.length; c++) {
            spread[c] = deviation(points.cloud(), c);
            if (spread[c] > spread[widest]) widest = c;
            if (spread[c] > 0 && (narrowest < 0 || spread[c] < spread[narrowest])) narrowest = c;
        }
        if (narrowest < 0 || spread[widest] < UNEVEN * spread[narrowest]) return;
        warnings.add(String.format(
                Locale.ROOT,
                "coordinate '%s' spreads %.0f times as far as '%s', so distances hardly see the latter;"
                        + " bring the columns to comparable units",
                points.columns().get(widest),
                spread[widest] / spread[narrowest],
                points.columns().get(narrowest)));
    }

    private static double deviation(PointCloud cloud, int coordinate) {
        double mean = 0;
        for (int i = 0; i < cloud.size(); i++) mean += cloud.at(i, coordinate) / cloud.size();
        double sum = 0;
        for (int i = 0; i < cloud.size(); i++) sum += Math.pow(cloud.at(i, coordinate) - mean, 2) / cloud.size();
        return Math.sqrt(sum);
    }
}
