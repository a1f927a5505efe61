package dev.tangent.samples.motion;

import dev.tangent.Check;
import dev.tangent.linalg.Matrix;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;

/// A skeleton moving: row f of `values` holds the skeleton's degrees of freedom in frame f, angles in radians and
/// positions in the skeleton's unit. `notes` say what was odd about the file it came from, a line each.
public record Motion(String name, Skeleton skeleton, Matrix values, double framesPerSecond, List<String> notes) {
    public Motion {
        Check.that(
                values.columns() == skeleton.columns(),
                "a motion of " + values.columns() + " columns for a skeleton of " + skeleton.columns());
        notes = List.copyOf(notes);
    }

    public int frames() {
        return values.rows();
    }

    /// The chosen frames, in that order.
    public Motion select(int[] frames) {
        int[] columns = new int[values.columns()];
        Arrays.setAll(columns, c -> c);
        return new Motion(name, skeleton, values.select(frames, columns), framesPerSecond, notes);
    }

    /// Without the first frames.
    public Motion from(int first) {
        int[] kept = new int[frames() - first];
        Arrays.setAll(kept, f -> f + first);
        return select(kept);
    }

    public Motion noting(String note) {
        List<String> all = new ArrayList<>(notes);
        all.add(note);
        return new Motion(name, skeleton, values, framesPerSecond, all);
    }

    /// All lengths times the factor, given in metres from now on.
    public Motion inMetres(double factor) {
        Check.positive(factor, "metres in a unit");
        double[] offsets = skeleton.offsets();
        for (int t = 0; t < offsets.length; t++) offsets[t] *= factor;
        if (factor == 1)
            return new Motion(
                    name, skeleton.withOffsets(offsets, OptionalDouble.of(1)), values, framesPerSecond, notes);
        Matrix scaled = values.copy();
        for (int j = 0; j < skeleton.size(); j++) {
            List<Dof> dofs = skeleton.joint(j).dofs();
            for (int d = 0; d < dofs.size(); d++) {
                int column = skeleton.firstColumn(j) + d;
                if (dofs.get(d).isRotation()) continue;
                for (int f = 0; f < frames(); f++) scaled.set(f, column, factor * scaled.at(f, column));
            }
        }
        return new Motion(name, skeleton.withOffsets(offsets, OptionalDouble.of(1)), scaled, framesPerSecond, notes);
    }
}
