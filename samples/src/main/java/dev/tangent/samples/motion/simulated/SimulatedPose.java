package dev.tangent.samples.motion.simulated;

import dev.tangent.samples.motion.Skeleton;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The joint angles of a simulated person as smooth functions of what is done and in which style. Signs: a negative
/// turn about x brings thigh and arm forward and bends the elbow, a positive one bends the knee and the trunk.
final class SimulatedPose {
    private final Map<String, Integer> column = new HashMap<>();
    private double[] values = new double[0];
    private int at;
    private MovementStyle style = new MovementStyle(1, 1, 1, 1, 1, 0, new double[0]);

    SimulatedPose(Skeleton skeleton) {
        List<String> names = skeleton.columnNames();
        for (int c = 0; c < names.size(); c++) column.put(names.get(c), c);
    }

    /// Writes the row that starts at `from`.
    void write(double[] latents, MovementStyle chosen, double[] into, int from) {
        values = into;
        at = from;
        style = chosen;
        double walk = latents[LatentActivity.WALK];
        double squat = chosen.squat() * latents[LatentActivity.SQUAT];
        double turn = latents[LatentActivity.TURN];
        double phase = latents[LatentActivity.PHASE];
        double left = latents[LatentActivity.LEFT_REACH];
        double right = latents[LatentActivity.RIGHT_REACH];
        trunk(walk, squat, turn, StrictMath.sin(phase + chosen.lag()), StrictMath.cos(phase), (left + right) / 2);
        double reach = leg("l", 1, walk, squat, phase);
        reach = Math.max(reach, leg("r", -1, walk, squat, phase + Math.PI));
        arm("l", 1, walk, squat, turn, phase + Math.PI + chosen.lag(), left);
        arm("r", -1, walk, squat, turn, phase + chosen.lag(), right);
        for (int c = 6; c < chosen.posture().length; c++) values[at + c] += chosen.posture()[c];
        put("root.ty", reach);
        put("root.rx", 0.35 * squat);
        put("root.ry", 0.05 * walk * StrictMath.sin(phase));
    }

    private void put(String name, double angle) {
        values[at + column.get(name)] = angle;
    }

    private void trunk(double walk, double squat, double turn, double sine, double cosine, double reach) {
        put("lowerback.rx", 0.04 * walk + 0.3 * squat * squat - 0.08 * reach);
        put("lowerback.ry", 0.25 * turn - 0.07 * walk * sine);
        put("lowerback.rz", 0.05 * walk * cosine + 0.08 * turn * reach);
        put("thorax.rx", 0.03 * walk + 0.15 * squat - 0.18 * reach);
        put("thorax.ry", 0.35 * turn + 0.12 * walk * sine);
        put("thorax.rz", -0.04 * walk * cosine - 0.06 * turn);
        put("neck.rx", 0.05 - 0.3 * squat - 0.1 * reach);
        put("neck.rz", 0.06 * turn + 0.02 * walk * cosine);
        put("head.rx", 0.06 - 0.25 * squat - 0.25 * reach);
        put("head.ry", 0.5 * turn - 0.05 * walk * sine);
    }

    /// Returns how far the sole is below the root.
    private double leg(String side, double sign, double walk, double squat, double phase) {
        double swing = bump(phase + 0.1, 2); // the knee bends while the thigh comes forward
        double thigh = walk * (0.1 + 0.42 * style.stride() * StrictMath.sin(phase)) + 1.75 * squat;
        double knee = 0.06 + walk * style.knees() * (0.12 + 0.8 * swing) + 2.05 * squat;
        double lean = 0.35 * squat;
        put(side + "hip.rx", -thigh - lean);
        put(side + "hip.ry", sign * 0.06 * (1 - squat));
        put(side + "hip.rz", sign * (0.03 + 0.22 * squat + 0.03 * walk * StrictMath.cos(phase)));
        put(side + "knee.rx", knee);
        double push = bump(phase + Math.PI / 2, 3); // the foot behind the body
        double flat = thigh - knee; // keeps the sole level
        put(side + "foot.rx", (1 - 0.6 * walk) * flat + walk * (0.35 * push - 0.1));
        put(side + "foot.rz", -sign * (0.03 + 0.1 * squat));
        put(side + "toes.rx", -0.5 * walk * push - 0.05 * squat);
        return 0.07 + 0.42 * StrictMath.cos(thigh) + 0.41 * StrictMath.cos(knee - thigh) + 0.07;
    }

    private void arm(String side, double sign, double walk, double squat, double turn, double phase, double reach) {
        double idle = 1 - reach;
        double bent = 4 * reach * idle; // the elbow leads the hand up
        double forward = idle * (0.45 * walk * style.swing() * StrictMath.sin(phase) + 1.25 * squat) + 2.6 * reach;
        double outward = 0.1 + 0.12 * squat * idle + reach * (0.15 + 0.35 * sign * turn) + 0.15 * bent;
        put(side + "clavicle.ry", -sign * (0.12 * squat * idle + 0.1 * bent));
        put(side + "clavicle.rz", sign * 0.4 * reach * reach);
        put(side + "shoulder.rx", -forward);
        put(side + "shoulder.ry", -sign * (0.1 + 0.3 * bent));
        put(side + "shoulder.rz", sign * outward);
        double elbow = 0.2 + idle * walk * (0.3 + 0.2 * StrictMath.sin(phase)) + 0.25 * squat * idle + 0.9 * bent;
        put(side + "elbow.rx", -style.elbows() * elbow);
        put(side + "forearm.ry", -sign * (0.2 + 0.8 * reach - 0.3 * squat));
        put(side + "hand.rx", -0.15 * bent - 0.1 * walk * StrictMath.sin(phase));
        put(side + "hand.rz", -sign * (0.1 + 0.25 * reach));
    }

    /// Once in a turn from 0 to 1 and back, the narrower the higher the power.
    private static double bump(double phase, int power) {
        double half = (1 + StrictMath.cos(phase)) / 2;
        return power == 2 ? half * half : half * half * half;
    }
}
