package dev.tangent.samples.motion;

import java.util.Arrays;
import java.util.List;

/// In which order three turns about the axes are multiplied, from left to right: `ZYX` is Rz Ry Rx, which turns about
/// x first when seen from outside.
public enum EulerOrder {
    XYZ(0, 1, 2),
    XZY(0, 2, 1),
    YXZ(1, 0, 2),
    YZX(1, 2, 0),
    ZXY(2, 0, 1),
    ZYX(2, 1, 0);

    private final int first;
    private final int second;
    private final int third;

    EulerOrder(int first, int second, int third) {
        this.first = first;
        this.second = second;
        this.third = third;
    }

    /// The axis of the factor at a place from 0 to 2.
    int axis(int place) {
        return place == 0 ? first : place == 1 ? second : third;
    }

    /// The first order in which these axes, each at most once, stand as given.
    public static EulerOrder of(List<Integer> axes) {
        return Arrays.stream(values())
                .filter(order -> Arrays.asList(order.first, order.second, order.third).stream()
                        .filter(axes::contains)
                        .toList()
                        .equals(axes))
                .findFirst()
                .orElseThrow();
    }

    /// Turns the 3 x 3 matrix at `at` by this product from the right.
    public void turn(double[] matrix, int at, double[] angles) {
        for (int place = 0; place < 3; place++) Rotation.turn(matrix, at, axis(place), angles[axis(place)]);
    }

    /// The angles about x, y and z whose product is this rotation matrix; the middle one within a quarter turn.
    /// Where it is a quarter turn exactly, the last angle is free and zero.
    public double[] angles(double[] r) {
        boolean even = Math.floorMod(second - first, 3) == 1;
        double sign = even ? 1 : -1;
        // R = A_first(a) A_second(b) A_third(c): r[first][third] = sign sin b, and so on around the axes.
        double sine = Math.clamp(sign * r[3 * first + third], -1, 1);
        double[] angles = new double[3];
        angles[second] = StrictMath.asin(sine);
        if (Math.abs(sine) < 1 - 1e-15) {
            angles[first] = StrictMath.atan2(-sign * r[3 * second + third], r[3 * third + third]);
            angles[third] = StrictMath.atan2(-sign * r[3 * first + second], r[3 * first + first]);
        } else angles[first] = StrictMath.atan2(sign * r[3 * third + second], r[3 * second + second]);
        return angles;
    }
}
