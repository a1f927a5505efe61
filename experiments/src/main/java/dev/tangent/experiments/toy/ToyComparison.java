package dev.tangent.experiments.toy;

import dev.tangent.Regression;
import dev.tangent.RegressionFit;
import dev.tangent.data.table.GivenLabels;
import dev.tangent.experiments.toy.ToyFigure.SurfacePanel;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Labels;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.method.RegularizerMethod;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.samples.generated.LabelledSquare;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/// The paper's Figure 1 (Section 3): one square, one graph, one method after the other.
public final class ToyComparison {
    /// The centre is the fifth point of the square.
    public static final int CENTRE = 4;

    private static final int NEIGHBOURS = 20;
    private static final double NEAR = 0.1;
    /// Weak enough for every method to meet its labels, strong enough that a spike stays slightly below its label.
    private static final double RELATIVE_LAMBDA = 0.1;

    /// A method in the comparison.
    ///
    /// @param name as the command line knows it
    public record ToyMethod(String name, String title, Regression regression) {
        private static ToyMethod of(RegularizerMethod method) {
            Regression plain = new Regression()
                    .method(method)
                    .neighbours(NEIGHBOURS)
                    .lambda(RELATIVE_LAMBDA)
                    .untuned();
            return new ToyMethod(
                    method.name(), method.title(), method.takes(Parameter.DIMENSION) ? plain.dimension(2) : plain);
        }
    }

    private final PointCloud cloud;
    private final GivenLabels labels;

    public ToyComparison(int points, long seed) {
        cloud = LabelledSquare.points(points, seed);
        labels = LabelledSquare.labels();
    }

    /// The order of the figure: the spike first.
    public static List<ToyMethod> methods() {
        return Stream.of(Methods.LAPLACIAN, Methods.ITERATED_LAPLACIAN, Methods.LOCAL_GAUSSIAN)
                .map(ToyMethod::of)
                .toList();
    }

    /// Fits; the time is that of R and of the equations.
    public ToyResult run(ToyMethod method) {
        RegressionFit fit = method.regression().fit(cloud, Labels.of(labels.rows(), rows()));
        double[] values = fit.values().column(0);
        Map<String, Double> seconds = fit.report().seconds();
        return new ToyResult(
                method.name(),
                method.title(),
                values,
                near(values),
                values[CENTRE],
                seconds.getOrDefault("regularizer", 0.0) + seconds.getOrDefault("solve", 0.0));
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

    /// The figure, its surfaces made of at most so many points each.
    public Drawing figure(List<ToyResult> results, int points) {
        double[] x = new double[cloud.size()];
        double[] y = new double[cloud.size()];
        Arrays.setAll(x, i -> cloud.at(i, 0));
        Arrays.setAll(y, i -> cloud.at(i, 1));
        List<SurfacePanel> panels = results.stream().map(ToyComparison::panel).toList();
        return ToyFigure.of(x, y, labels.rows(), labels.values().column(0), panels, points);
    }

    private static SurfacePanel panel(ToyResult result) {
        String caption = String.format(Locale.ROOT, "mean within 0.1 of the centre: %.2f", result.near());
        return new SurfacePanel(result.title(), caption, result.values());
    }
}
