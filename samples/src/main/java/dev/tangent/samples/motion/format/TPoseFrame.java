package dev.tangent.samples.motion.format;

import dev.tangent.linalg.Matrix;
import dev.tangent.samples.motion.Dof;
import dev.tangent.samples.motion.Joint;
import dev.tangent.samples.motion.Motion;

/// The pose with straight arms and legs that some conversions put before the first captured frame, the usual BVH
/// conversion of the CMU database among them. Recognised by its angles: nearly all are exactly zero, unlike captured
/// ones.
final class TPoseFrame {
    private static final double MOST = 0.8;

    private TPoseFrame() {}

    /// Compared with the middle frame: clip 07_12 of the CMU database starts with a frame of zeros after the pose.
    static boolean isFirstOf(Motion motion) {
        return zeros(motion, 0) >= MOST && zeros(motion, motion.frames() / 2) < MOST;
    }

    /// The share of angles that are zero.
    private static double zeros(Motion motion, int frame) {
        Matrix values = motion.values();
        int column = 0;
        int angles = 0;
        int zeros = 0;
        for (Joint joint : motion.skeleton().joints())
            for (Dof dof : joint.dofs()) {
                if (dof.isRotation()) angles++;
                if (dof.isRotation() && values.at(frame, column) == 0) zeros++;
                column++;
            }
        return angles == 0 ? 0 : (double) zeros / angles;
    }
}
