package dev.tangent.samples.motion.simulated;

import java.util.SplittableRandom;

/// What a simulated person does over one clip: six latents that change smoothly with time. The phase of the walk, and
/// from 0 to 1 its vigour, the depth of a squat, how high the left and the right arm reach; from -1 to 1 the turn of
/// the trunk. Each clip is biased towards some of them.
final class LatentActivity {
    static final int PHASE = 0;
    static final int WALK = 1;
    static final int SQUAT = 2;
    static final int LEFT_REACH = 3;
    static final int RIGHT_REACH = 4;
    static final int TURN = 5;
    static final int LATENTS = 6;

    private static final int WAVES = 3;
    private static final double STEEPNESS = 2.5;

    private final double start;
    private final double stridesPerSecond;
    private final double[] lean = new double[LATENTS];
    private final double[] wave = new double[LATENTS * WAVES * 3];

    LatentActivity(SplittableRandom random) {
        start = 2 * Math.PI * random.nextDouble();
        stridesPerSecond = 0.7 + 0.4 * random.nextDouble();
        for (int t = 1; t < LATENTS; t++) lean[t] = 1.4 * random.nextDouble() - 1.6;
        lean[1 + random.nextInt(LATENTS - 1)] += 1.6;
        for (int w = 0; w < wave.length; w++) wave[w] = random.nextDouble();
    }

    /// The latents after so many seconds.
    void at(double seconds, double[] latents) {
        latents[PHASE] = start + 2 * Math.PI * stridesPerSecond * seconds;
        for (int t = 1; t < LATENTS; t++) {
            double sum = t == TURN ? 0 : lean[t];
            for (int w = 0; w < WAVES; w++) {
                int at = 3 * (WAVES * t + w);
                double turns = (0.03 + 0.25 * wave[at]) * seconds + wave[at + 1];
                sum += (0.3 + 0.5 * wave[at + 2]) * StrictMath.sin(2 * Math.PI * turns);
            }
            double smooth = 1 / (1 + StrictMath.exp(-STEEPNESS * sum));
            latents[t] = t == TURN ? 2 * smooth - 1 : smooth;
        }
        latents[WALK] *= 1 - 0.85 * latents[SQUAT]; // no strides in a deep squat
    }
}
