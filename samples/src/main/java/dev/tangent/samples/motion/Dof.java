package dev.tangent.samples.motion;

/// One degree of freedom of a joint.
public enum Dof {
    X_POSITION("tx", 0, false),
    Y_POSITION("ty", 1, false),
    Z_POSITION("tz", 2, false),
    X_ROTATION("rx", 0, true),
    Y_ROTATION("ry", 1, true),
    Z_ROTATION("rz", 2, true);

    private final String mark;
    private final int axis;
    private final boolean rotation;

    Dof(String mark, int axis, boolean rotation) {
        this.mark = mark;
        this.axis = axis;
        this.rotation = rotation;
    }

    /// As Acclaim files write it in lower case: `tx` to `rz`.
    public String mark() {
        return mark;
    }

    /// 0 for x, 1 for y, 2 for z.
    public int axis() {
        return axis;
    }

    public boolean isRotation() {
        return rotation;
    }

    /// Positions before rotations: 0 to 5.
    public int slot() {
        return rotation ? 3 + axis : axis;
    }
}
