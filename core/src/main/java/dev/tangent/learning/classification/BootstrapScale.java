package dev.tangent.learning.classification;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.array.RandomPermutation;
import dev.tangent.sparse.graph.ConnectedComponents;
import java.util.stream.IntStream;

/// How sure the logits of Poisson learning may be, where labels are too few to hold some out: a parametric bootstrap.
///
/// The classes that were found are taken as the truth. As many labels as there were are drawn from it, the equation is
/// solved for them, and the scale of its logits is sought that gives the truth at the other points the largest
/// likelihood. Classes that were found end where the graph is thin, and true ones need not: that scale is too sure,
/// as the logits by themselves are too timid. The geometric mean of the two measured best (see decision 0025).
final class BootstrapScale {
    private static final int MOST_DRAWS = 8;
    private static final int FEWEST_DRAWS = 2;
    /// Points of all draws together. Few draws of many points cost what many draws of few do.
    private static final int POINTS = 200_000;
    /// Points of a draw whose likelihood counts.
    private static final int JUDGED = 2_000;
    /// Scales that are tried: powers of the square root of two.
    private static final int LARGEST_POWER = 8;

    private final PoissonSystem system;
    private final PoissonSystem.Sources sources;
    private final Matrix totals;
    /// The class that was found at each point.
    private final int[] found;

    private BootstrapScale(PoissonSystem system, PoissonSystem.Sources sources, Matrix logits) {
        this.system = system;
        this.sources = sources;
        totals = system.totals(sources);
        found = IntStream.range(0, logits.rows())
                .map(i -> ClassProbabilities.largest(logits, i))
                .toArray();
    }

    /// What to multiply the logits by.
    static double of(PoissonSystem system, PoissonSystem.Sources sources, Matrix logits) {
        return new BootstrapScale(system, sources, logits).scale();
    }

    private double scale() {
        double[] losses = new double[2 * LARGEST_POWER + 1];
        int draws = Math.clamp(POINTS / system.size(), FEWEST_DRAWS, MOST_DRAWS);
        for (int draw = 0; draw < draws; draw++) add(draw, losses);
        int best = LARGEST_POWER;
        for (int t = 0; t < losses.length; t++) if (losses[t] < losses[best]) best = t;
        return Math.sqrt(power(best));
    }

    private static double power(int index) {
        return Math.pow(2, (index - LARGEST_POWER) / 2.0);
    }

    /// Adds what each scale loses in a draw.
    private void add(long seed, double[] losses) {
        int[] order = RandomPermutation.of(system.size(), seed);
        boolean[] drawn = draw(order);
        Matrix logits = system.logits(sources(drawn), totals).values();
        int judged = 0;
        for (int k = order.length - 1; k >= 0 && judged < JUDGED; k--) {
            int point = order[k];
            if (drawn[point] || logits.at(point, found[point]) == Double.NEGATIVE_INFINITY) continue;
            judged++;
            for (int t = 0; t < losses.length; t++)
                losses[t] += PoissonLogits.loss(logits, point, found[point], power(t));
        }
    }

    /// In every component the first points of each class that was found, as many as the class has labels there.
    private boolean[] draw(int[] order) {
        ConnectedComponents components = system.components();
        Matrix left = Matrix.zeros(totals.rows(), totals.columns());
        for (int i = 0; i < sources.points().length; i++) {
            int component = components.componentOf(sources.points()[i]);
            int label = ClassProbabilities.largest(sources.shares(), i);
            left.set(component, label, left.at(component, label) + 1);
        }
        boolean[] drawn = new boolean[order.length];
        for (int point : order) {
            int component = components.componentOf(point);
            double more = left.at(component, found[point]);
            if (!(more > 0)) continue;
            left.set(component, found[point], more - 1);
            drawn[point] = true;
        }
        return drawn;
    }

    private PoissonSystem.Sources sources(boolean[] drawn) {
        int[] points = IntStream.range(0, drawn.length).filter(i -> drawn[i]).toArray();
        Matrix shares = Matrix.zeros(points.length, totals.columns());
        for (int i = 0; i < points.length; i++) shares.set(i, found[points[i]], 1);
        return new PoissonSystem.Sources(points, shares);
    }
}
