package dev.tangent.experiments.survey;

import dev.tangent.experiments.theory.KnownSurface;
import dev.tangent.geometry.PointCloud;
import dev.tangent.samples.generated.GeneratedPoints;
import dev.tangent.samples.generated.SmoothSheet;
import dev.tangent.samples.generated.SwissRoll;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/// Tables whose points lie on or near a manifold along which the target is smooth. Equal seeds give equal tables.
final class ManifoldTables {
    /// Measured labels are never exact. Without noise errors would be arbitrarily small, and their ratios
    /// arbitrarily large.
    static final double NOISE = 0.05;

    private static final int CURVE_POINTS = 200;
    private static final int CURVE_COLUMNS = 100;
    private static final int SHEET_COLUMNS = 50;
    private static final int NOISE_COLUMNS = 10;
    /// Between two turns of the roll there are 2 pi.
    private static final double OFF_ROLL = 0.6;

    private static final String TURNS = "Points of neighbouring turns are near in space and far along the roll: the"
            + " distance in the coordinates misleads, that along the graph does not.";

    private ManifoldTables() {}

    static List<SurveyTable> all(int count, long seed) {
        return List.of(
                roll(count, seed),
                noisyRoll(count, seed),
                sphere("sphere", NOISE, count, seed),
                surface(
                        KnownSurface.TORUS,
                        "torus",
                        "a wave around the tube and one around the axis",
                        NOISE,
                        count,
                        seed),
                closedCurve(seed),
                sheet(count, seed),
                rollAndNoise(count, seed));
    }

    /// One period along the roll and a slope across it.
    static double onRoll(GeneratedPoints roll, int i) {
        double along = (roll.truth().at(i, 0) - 1.5 * Math.PI) / (3 * Math.PI);
        return StrictMath.sin(2 * Math.PI * along) + roll.truth().at(i, 1) / 21;
    }

    private static SurveyTable roll(int count, long seed) {
        return roll("Swiss roll", NOISE, count, seed);
    }

    static SurveyTable roll(String name, double noise, int count, long seed) {
        GeneratedPoints roll = SwissRoll.of(count, seed);
        return SurveyTable.of(
                name,
                "A strip rolled up in 3 columns; the target is smooth on the strip.",
                TURNS,
                roll.points(),
                i -> onRoll(roll, i),
                noise,
                new SplittableRandom(seed + 1));
    }

    private static SurveyTable noisyRoll(int count, long seed) {
        GeneratedPoints roll = SwissRoll.of(count, seed + 1);
        SplittableRandom random = new SplittableRandom(seed + 2);
        double[] coordinates = roll.points().toArray();
        for (int t = 0; t < coordinates.length; t++) coordinates[t] += OFF_ROLL * random.nextGaussian();
        return SurveyTable.of(
                "Swiss roll, noisy",
                "The roll, its points displaced by noise of standard deviation 0.6; its turns are 6.3 apart.",
                "The graph still follows the turns, but tangent spaces are estimated from points that lie off them.",
                PointCloud.wrap(3, coordinates),
                i -> onRoll(roll, i),
                NOISE,
                random);
    }

    static SurveyTable sphere(String name, double noise, int count, long seed) {
        return surface(KnownSurface.SPHERE, name, "a spherical harmonic of degree 3", noise, count, seed);
    }

    private static SurveyTable surface(
            KnownSurface surface, String name, String function, double noise, int count, long seed) {
        SplittableRandom random = new SplittableRandom(seed + 3);
        double[][] points = new double[count][];
        for (int i = 0; i < count; i++) points[i] = surface.draw(random);
        return SurveyTable.of(
                name,
                "Points on a " + surface.name().toLowerCase(Locale.ROOT) + " in 3 columns; the target is " + function
                        + ".",
                "The target is a smooth function of 3 coordinates as well: nothing is folded, so a Gaussian process in"
                        + " the coordinates sees almost what the graph sees.",
                PointCloud.of(points),
                i -> surface.value(points[i]),
                noise,
                random);
    }

    private static SurveyTable closedCurve(long seed) {
        GeneratedPoints curve = ClosedCurve.of(CURVE_POINTS, CURVE_COLUMNS, seed + 4);
        return SurveyTable.of(
                "closed curve",
                CURVE_POINTS + " points on a closed curve in " + CURVE_COLUMNS
                        + " columns; the target is smooth along the curve.",
                "One dimension among a hundred columns. Lengths for single columns have nothing to choose from, since"
                        + " every column is a mixture; a curve that turns gently is well described by one length.",
                curve.points(),
                i -> {
                    double t = curve.truth().at(i, 0);
                    return StrictMath.sin(2 * t) + 0.5 * StrictMath.cos(3 * t);
                },
                NOISE,
                new SplittableRandom(seed + 5));
    }

    private static SurveyTable sheet(int count, long seed) {
        GeneratedPoints sheet = SmoothSheet.of(count, 2, SHEET_COLUMNS, seed + 6);
        return SurveyTable.of(
                "sheet in 50 columns",
                "A surface in " + SHEET_COLUMNS + " columns, each a random smooth function of two parameters; the"
                        + " target is a smooth function of the same two.",
                "The sheet is curved gently and not folded: distances in the coordinates and along the sheet tell"
                        + " the same.",
                sheet.points(),
                i -> StrictMath.sin(2 * Math.PI * sheet.truth().at(i, 0))
                        * StrictMath.cos(Math.PI * sheet.truth().at(i, 1)),
                NOISE,
                new SplittableRandom(seed + 7));
    }

    private static SurveyTable rollAndNoise(int count, long seed) {
        GeneratedPoints roll = SwissRoll.of(count, seed + 8);
        SplittableRandom random = new SplittableRandom(seed + 9);
        int columns = 3 + NOISE_COLUMNS;
        double[] coordinates = new double[count * columns];
        for (int i = 0; i < count; i++) {
            roll.points().copyTo(i, coordinates, i * columns);
            for (int c = 3; c < columns; c++) coordinates[i * columns + c] = random.nextGaussian();
        }
        return SurveyTable.of(
                "roll beside noise",
                "The roll, and " + NOISE_COLUMNS + " more columns of Gaussian noise of standard deviation 1.",
                "Noise columns add about 4.5 to every distance, and the turns are 6.3 apart: neighbourhoods blur. A"
                        + " method with a length for each column can leave the noise out, but still sees no roll.",
                PointCloud.wrap(columns, coordinates),
                i -> onRoll(roll, i),
                NOISE,
                random);
    }
}
