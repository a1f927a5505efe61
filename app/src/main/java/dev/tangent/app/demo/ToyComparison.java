package dev.tangent.app.demo;

import dev.tangent.app.method.Catalogue;
import dev.tangent.app.method.Defaults;
import dev.tangent.app.method.Origin;
import dev.tangent.app.method.Parameter;
import dev.tangent.app.method.RegularizerMethod;
import dev.tangent.app.method.Settings;
import dev.tangent.data.GivenLabels;
import dev.tangent.data.ToySquare;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Labels;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.Learner;
import dev.tangent.learning.Prediction;
import dev.tangent.sparse.SolverSettings;
import java.util.Arrays;

/// The paper's Figure 1 (Section 3): one square, one graph, one method after the other.
public final class ToyComparison {
    /// The centre is the fifth point of the square.
    public static final int CENTRE = 4;

    private static final int NEIGHBOURS = 20;
    private static final int DIMENSION = 2;
    private static final double NEAR = 0.1;
    /// Weak enough for every method to meet its labels, strong enough that a spike gives way a little.
    private static final double RELATIVE_LAMBDA = 0.1;

    private final PointCloud cloud;
    private final GivenLabels labels;

    public ToyComparison(int points, long seed) {
        cloud = ToySquare.points(points, seed);
        labels = ToySquare.labels();
    }

    public PointCloud cloud() {
        return cloud;
    }

    public GivenLabels labels() {
        return labels;
    }

    public NeighbourGraph graph() {
        return NeighbourGraph.nearest(cloud, NEIGHBOURS);
    }

    public ToyResult run(RegularizerMethod method, NeighbourGraph graph) {
        long start = System.nanoTime();
        Settings given = Settings.NONE.with(Parameter.NEIGHBOURS, NEIGHBOURS, Origin.GIVEN);
        if (method.takes(Parameter.DIMENSION)) given = given.with(Parameter.DIMENSION, DIMENSION, Origin.GIVEN);
        Settings settings = Defaults.fill(method, given, graph.size(), cloud.dimension());
        Learner learner = new Learner(
                method.regularizer(settings).over(graph), Lambda.relative(RELATIVE_LAMBDA), SolverSettings.DEFAULT);
        Prediction prediction = learner.predict(Labels.of(labels.rows(), rows()));
        double[] values = prediction.values().column(0);
        double seconds = (System.nanoTime() - start) / 1e9;
        return new ToyResult(method.name(), method.title(), values, near(values), values[CENTRE], seconds);
    }

    private double[][] rows() {
        double[][] rows = new double[labels.size()][];
        Arrays.setAll(rows, labels.values()::row);
        return rows;
    }

    private double near(double[] values) {
        double sum = 0;
        int count = 0;
        for (int i = 0; i < values.length; i++) {
            if (cloud.squaredDistance(i, CENTRE) > NEAR * NEAR) continue;
            sum += values[i];
            count++;
        }
        return sum / count;
    }

    /// The order of the figure: the spike first.
    public static RegularizerMethod[] methods() {
        return new RegularizerMethod[] {Catalogue.LAPLACIAN, Catalogue.ITERATED_LAPLACIAN, Catalogue.LOCAL_GAUSSIAN};
    }
}
