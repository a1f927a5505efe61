package dev.tangent.experiments.pose;

import dev.tangent.experiments.paper.CompetitorSet;
import dev.tangent.experiments.study.DrawResult;
import dev.tangent.experiments.study.PredictionListener;
import dev.tangent.experiments.study.Problem;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.MatrixView;
import dev.tangent.linalg.array.RandomSubset;
import dev.tangent.plot.chart.PosePicture;
import dev.tangent.plot.page.Figure;
import dev.tangent.samples.motion.Landmarks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// Keeps what each method of the paper predicts for a few frames of the first draw, to be drawn.
final class PosePredictionListener implements PredictionListener {
    private static final int FRAMES = 5;
    private static final String PART = "joint positions";

    private final int[] rows;
    private final Map<String, double[][]> seen = new ConcurrentHashMap<>();

    PosePredictionListener(int size, long seed) {
        // Not the draws' own seeds, which would choose the labelled frames.
        rows = RandomSubset.inOrder(size, FRAMES, seed + 1_000);
        Arrays.sort(rows);
    }

    @Override
    public void predicted(DrawResult result, MatrixView predicted) {
        if (result.draw() > 0 || !result.part().equals(PART) || !CompetitorSet.PAPER.contains(result.competitor()))
            return;
        seen.put(
                result.competitor(),
                Arrays.stream(rows).mapToObj(predicted::row).toArray(double[][]::new));
    }

    /// Empty if nothing was seen.
    Optional<Figure> figure(Landmarks body, Problem problem) {
        if (seen.isEmpty()) return Optional.empty();
        Matrix truth = problem.targets().getLast().values();
        List<PosePicture.PoseFrame> frames = new ArrayList<>();
        for (int f = 0; f < rows.length; f++) {
            double[] real = truth.row(rows[f]);
            List<PosePicture.PredictedPose> predictions = new ArrayList<>();
            for (String method : CompetitorSet.PAPER) {
                if (!seen.containsKey(method)) continue;
                double[] found = seen.get(method)[f];
                predictions.add(new PosePicture.PredictedPose(
                        method, joints(body, found), String.format(Locale.ROOT, "%.2f m", distance(real, found))));
            }
            frames.add(new PosePicture.PoseFrame("frame " + rows[f], joints(body, real), predictions));
        }
        return Optional.of(Figure.of(
                "poses",
                PosePicture.of(new PosePicture.StickFigure(body.bones().toArray(int[][]::new)), frames),
                "Predicted poses over the true ones (grey), frames chosen at random, first draw; the number is the L2"
                        + " error over all joints.",
                "Stick figures: for each of a few frames the true pose in grey and the prediction of each method."));
    }

    private static double[][] joints(Landmarks body, double[] places) {
        double[] all = body.drawn(places);
        double[][] joints = new double[all.length / 3][];
        for (int j = 0; j < joints.length; j++) joints[j] = new double[] {all[3 * j], all[3 * j + 1], all[3 * j + 2]};
        return joints;
    }

    private static double distance(double[] a, double[] b) {
        double square = 0;
        for (int c = 0; c < a.length; c++) square += (a[c] - b[c]) * (a[c] - b[c]);
        return Math.sqrt(square);
    }
}
