package dev.tangent.samples.motion;

/// Forward kinematics as a textbook writes it: 4 x 4 matrices from a joint down to the root, nothing shared.
public final class HomogeneousTransforms {
    private HomogeneousTransforms() {}

    public static double[][] transform(Motion motion, int frame, int j) {
        Skeleton skeleton = motion.skeleton();
        Joint joint = skeleton.joint(j);
        double[] value = new double[6];
        for (int d = 0; d < joint.dofs().size(); d++)
            value[joint.dofs().get(d).slot()] = motion.values().at(frame, skeleton.firstColumn(j) + d);
        double[][] shift = identity();
        for (int t = 0; t < 3; t++) shift[t][3] = joint.offset()[t] + value[t];
        double[][] axes = identity();
        for (int t = 0; t < 9; t++) axes[t / 3][t % 3] = joint.axes()[t];
        double[][] own = product(shift, axes);
        for (char letter : joint.order().name().toCharArray())
            own = product(own, turn(letter, value[3 + letter - 'X']));
        own = product(own, inverse(axes));
        return j == 0 ? own : product(transform(motion, frame, joint.parent()), own);
    }

    private static double[][] turn(char axis, double angle) {
        double c = Math.cos(angle);
        double s = Math.sin(angle);
        return switch (axis) {
            case 'X' -> new double[][] {{1, 0, 0, 0}, {0, c, -s, 0}, {0, s, c, 0}, {0, 0, 0, 1}};
            case 'Y' -> new double[][] {{c, 0, s, 0}, {0, 1, 0, 0}, {-s, 0, c, 0}, {0, 0, 0, 1}};
            default -> new double[][] {{c, -s, 0, 0}, {s, c, 0, 0}, {0, 0, 1, 0}, {0, 0, 0, 1}};
        };
    }

    public static double[][] product(double[][] a, double[][] b) {
        double[][] out = new double[4][4];
        for (int i = 0; i < 4; i++)
            for (int j = 0; j < 4; j++) for (int t = 0; t < 4; t++) out[i][j] += a[i][t] * b[t][j];
        return out;
    }

    /// Of a rotation and a shift.
    public static double[][] inverse(double[][] m) {
        double[][] out = identity();
        for (int i = 0; i < 3; i++)
            for (int j = 0; j < 3; j++) {
                out[i][j] = m[j][i];
                out[i][3] -= m[j][i] * m[j][3];
            }
        return out;
    }

    private static double[][] identity() {
        return new double[][] {{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}, {0, 0, 0, 1}};
    }
}
