package dev.tangent.samples.motion.simulated;

import java.util.SplittableRandom;

/// How a simulated person moves: factors about 1, and a small constant rotation of every joint.
record MovementStyle(
        double stride, double knees, double swing, double elbows, double squat, double lag, double[] posture) {
    static MovementStyle of(int columns, SplittableRandom random) {
        double[] factor = new double[5];
        for (int t = 0; t < factor.length; t++) factor[t] = 1 + 0.12 * random.nextGaussian();
        double[] posture = new double[columns];
        for (int c = 0; c < columns; c++) posture[c] = 0.03 * random.nextGaussian();
        double lag = 0.15 * random.nextGaussian();
        return new MovementStyle(factor[0], factor[1], factor[2], factor[3], factor[4], lag, posture);
    }
}
