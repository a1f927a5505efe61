package dev.tangent.experiments.survey;

import dev.tangent.geometry.PointCloud;
import dev.tangent.samples.generated.GeneratedPoints;
import dev.tangent.samples.generated.SmoothSheet;
import dev.tangent.samples.generated.SwissRoll;
import java.util.List;
import java.util.SplittableRandom;

/// Tables whose difficulty is the target, or that have no manifold at all. Equal seeds give equal tables.
final class TargetTables {
    private static final int FACTORS = 5;
    private static final int CORRELATED = 20;
    private static final int CLUSTERS = 8;
    private static final int CLUSTER_COLUMNS = 5;
    private static final double BETWEEN_CLUSTERS = 4;
    private static final double TAILS = 0.3;
    private static final double LINEAR_NOISE = 0.3;

    private TargetTables() {}

    static List<SurveyTable> all(int count, long seed) {
        return List.of(
                heavyTails(count, seed),
                jump(count, seed),
                friedman(count, seed),
                linear(count, seed),
                clusters(count, seed));
    }

    private static SurveyTable heavyTails(int count, long seed) {
        GeneratedPoints sheet = SmoothSheet.of(count, 2, 10, seed + 10);
        SplittableRandom random = new SplittableRandom(seed + 11);
        return SurveyTable.of(
                "heavy tails",
                "A gentle sheet in 10 columns; the target has noise of Student's t with 3 degrees of freedom, whose"
                        + " outliers every error has in it.",
                "A squared loss follows outliers among the labels. The search here keeps the squared loss; --loss huber"
                        + " is for such targets.",
                sheet.points(),
                i -> StrictMath.sin(2 * Math.PI * sheet.truth().at(i, 0))
                        + sheet.truth().at(i, 1)
                        + TAILS * studentT3(random),
                0,
                random);
    }

    /// A normal number over the root of the mean square of three others.
    static double studentT3(SplittableRandom random) {
        double squares = 0;
        for (int t = 0; t < 3; t++) squares += Math.pow(random.nextGaussian(), 2);
        return random.nextGaussian() / Math.sqrt(squares / 3);
    }

    private static SurveyTable jump(int count, long seed) {
        GeneratedPoints roll = SwissRoll.of(count, seed + 12);
        return SurveyTable.of(
                "jump",
                "The Swiss roll; the target jumps in the middle of the strip and is linear on both sides.",
                "No smooth function has a jump: a regularizer rounds it off, trees and nearest labels do not.",
                roll.points(),
                i -> (roll.truth().at(i, 0) > 3 * Math.PI ? 2 : 0)
                        + roll.truth().at(i, 1) / 21,
                ManifoldTables.NOISE,
                new SplittableRandom(seed + 13));
    }

    /// J. H. Friedman, "Multivariate adaptive regression splines", Annals of Statistics 19, 1991.
    private static SurveyTable friedman(int count, long seed) {
        SplittableRandom random = new SplittableRandom(seed + 14);
        double[] x = new double[10 * count];
        for (int t = 0; t < x.length; t++) x[t] = random.nextDouble();
        return SurveyTable.of(
                "Friedman 1",
                "10 independent columns, even in [0, 1]; the target depends on 5 of them (Friedman 1991), with noise of"
                        + " a fifth of its spread.",
                "Points fill the cube: there is no manifold, and half of the columns mean nothing. A method that weighs"
                        + " columns has what the graph lacks.",
                PointCloud.wrap(10, x),
                i -> friedman(x, 10 * i),
                0.2,
                random);
    }

    static double friedman(double[] x, int at) {
        double curved = x[at + 2] - 0.5;
        return 10 * StrictMath.sin(Math.PI * x[at] * x[at + 1]) + 20 * curved * curved + 10 * x[at + 3] + 5 * x[at + 4];
    }

    private static SurveyTable linear(int count, long seed) {
        SplittableRandom random = new SplittableRandom(seed + 15);
        double[] loadings = random.doubles(FACTORS * CORRELATED, -1, 1).toArray();
        double[] slopes = random.doubles(CORRELATED, -1, 1).toArray();
        double[] x = new double[CORRELATED * count];
        for (int i = 0; i < count; i++)
            for (int f = 0; f <= FACTORS; f++) {
                double factor = random.nextGaussian();
                for (int c = 0; c < CORRELATED; c++)
                    x[CORRELATED * i + c] +=
                            f < FACTORS ? loadings[CORRELATED * f + c] * factor : 0.3 * random.nextGaussian();
            }
        return SurveyTable.of(
                "linear",
                CORRELATED + " columns correlated by " + FACTORS + " factors; the target is linear in them, with noise"
                        + " of 0.3 of its spread.",
                "Ridge regression is the right model. Linear functions are in the null space of LG too.",
                PointCloud.wrap(CORRELATED, x),
                i -> {
                    double sum = 0;
                    for (int c = 0; c < CORRELATED; c++) sum += slopes[c] * x[CORRELATED * i + c];
                    return sum;
                },
                LINEAR_NOISE,
                random);
    }

    private static SurveyTable clusters(int count, long seed) {
        SplittableRandom random = new SplittableRandom(seed + 16);
        double[] centres = new double[CLUSTERS * CLUSTER_COLUMNS];
        for (int t = 0; t < centres.length; t++) centres[t] = BETWEEN_CLUSTERS * random.nextGaussian();
        double[] levels = random.doubles(CLUSTERS, -1, 1).toArray();
        double[] x = new double[CLUSTER_COLUMNS * count];
        for (int t = 0; t < x.length; t++) {
            int cluster = t / CLUSTER_COLUMNS % CLUSTERS;
            x[t] = centres[cluster * CLUSTER_COLUMNS + t % CLUSTER_COLUMNS] + random.nextGaussian();
        }
        return SurveyTable.of(
                "clusters",
                CLUSTERS + " Gaussian clusters in " + CLUSTER_COLUMNS + " columns, the target a constant for each.",
                "One label for each cluster would be enough: methods that average over the graph or split into boxes"
                        + " suit it, a slope within a cluster is never wanted.",
                PointCloud.wrap(CLUSTER_COLUMNS, x),
                i -> levels[i % CLUSTERS],
                ManifoldTables.NOISE,
                random);
    }
}
