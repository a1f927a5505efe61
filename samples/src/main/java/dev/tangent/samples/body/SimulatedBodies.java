package dev.tangent.samples.body;

import dev.tangent.Check;
import dev.tangent.data.table.NamedMatrix;
import dev.tangent.linalg.Matrix;
import java.util.List;
import java.util.SplittableRandom;

/// Simulated people, in place of a table of body scans or of a survey.
///
/// Ten latent traits (stature, girth, legs, arms, shoulders, hips, hands and feet, head, waist, age) give 42
/// measurements by allometric powers: each is its mean times every trait to a power of its own, and a random error.
/// Girth is the root of weight over stature, so weight is a cubic of traits and curves the manifold. Sex moves the
/// means. Age changes little but girth and the waist: it can hardly be predicted. Equal seeds, equal bits.
public final class SimulatedBodies {
    /// As many as the scans of the paper's experiment.
    public static final int SCANS = 4258;

    /// Relative error of a measurement; targets have less.
    private static final double INPUT_ERROR = 0.018;

    private static final double TARGET_ERROR = 0.01;

    private SimulatedBodies() {}

    public static BodyTable of(int count, long seed) {
        Check.atLeast(BodyTable.DIMENSION + 1, count, "number of people");
        SplittableRandom random = new SplittableRandom(seed);
        List<BodyMeasurement> measures = BodyMeasurement.ALL;
        Matrix inputs = Matrix.zeros(count, measures.size());
        Matrix targets = Matrix.zeros(count, BodyTable.TARGETS.size());
        for (int i = 0; i < count; i++) {
            double[] traits = traits(random);
            for (int c = 0; c < measures.size(); c++)
                inputs.set(i, c, erring(measures.get(c).of(traits), INPUT_ERROR, random));
            double stature = 1.71 * traits[BodyMeasurement.STATURE];
            double girth = traits[BodyMeasurement.GIRTH];
            targets.set(i, 0, 30 * traits[BodyMeasurement.AGE]);
            targets.set(i, 1, erring(BodyMeasurement.ARM.of(traits), TARGET_ERROR, random));
            targets.set(i, 2, erring(BodyMeasurement.SHOULDERS.of(traits), TARGET_ERROR, random));
            targets.set(
                    i, 3, 26.6 * 1.71 * girth * girth * stature); // girth^2 = weight / stature, in parts of the mean
            targets.set(i, 4, erring(BodyMeasurement.SITTING.of(traits), TARGET_ERROR, random));
            targets.set(i, 5, erring(BodyMeasurement.FOOT.of(traits), TARGET_ERROR, random));
        }
        List<String> names = measures.stream().map(BodyMeasurement::name).toList();
        return BodyTable.of(new NamedMatrix(names, inputs), new NamedMatrix(BodyTable.TARGETS, targets));
    }

    /// All about 1: parts of the mean.
    private static double[] traits(SplittableRandom random) {
        boolean male = random.nextDouble() < 0.6;
        double[] traits = new double[BodyMeasurement.TRAITS];
        // between 17 and 58, more young than old
        double years = 17 + 41 * StrictMath.pow(random.nextDouble(), 2.2);
        traits[BodyMeasurement.AGE] = years / 30;
        double tall = 0.037 * random.nextGaussian();
        traits[BodyMeasurement.STATURE] = StrictMath.exp((male ? 0.025 : -0.045) + tall);
        double fat = 0.075 * random.nextGaussian() + 0.05 * StrictMath.log(years / 30);
        traits[BodyMeasurement.GIRTH] = StrictMath.exp((male ? 0.03 : -0.055) + 0.5 * tall + fat);
        traits[BodyMeasurement.LEGS] = StrictMath.exp(0.022 * random.nextGaussian() + 0.15 * tall);
        traits[BodyMeasurement.ARMS] = StrictMath.exp((male ? 0.01 : -0.015) + 0.02 * random.nextGaussian());
        traits[BodyMeasurement.SHOULDER] = StrictMath.exp((male ? 0.035 : -0.05) + 0.025 * random.nextGaussian());
        traits[BodyMeasurement.HIP] = StrictMath.exp((male ? -0.02 : 0.03) + 0.035 * random.nextGaussian());
        traits[BodyMeasurement.HANDS] = StrictMath.exp((male ? 0.02 : -0.03) + 0.025 * random.nextGaussian());
        traits[BodyMeasurement.HEAD] = StrictMath.exp((male ? 0.015 : -0.02) + 0.022 * random.nextGaussian());
        // How much fat sits at the waist: more in men, and more where there is more of it, quadratically.
        traits[BodyMeasurement.WAIST] =
                StrictMath.exp((male ? 0.02 : -0.03) + 0.03 * random.nextGaussian() + 2.5 * fat * Math.abs(fat));
        return traits;
    }

    private static double erring(double value, double error, SplittableRandom random) {
        return value * (1 + error * random.nextGaussian());
    }
}
