package dev.tangent.samples.motion;

import dev.tangent.data.table.NamedMatrix;
import dev.tangent.linalg.Matrix;
import dev.tangent.parallel.Parallel;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/// Joint angles as targets: every rotation but the root's, in radians.
///
/// Each column is wrapped to within half a turn of its circular mean, so that the cut lies where the fewest angles are.
/// Constant columns are left out.
final class AngleColumns {
    private static final double STILL = 1e-6;

    private AngleColumns() {}

    static NamedMatrix of(Skeleton skeleton, Matrix values, Set<String> withoutJoints) {
        withoutJoints.forEach(skeleton::index);
        List<String> all = skeleton.columnNames();
        List<Integer> from = new ArrayList<>();
        for (int j = 1; j < skeleton.size(); j++) {
            Joint joint = skeleton.joint(j);
            if (withoutJoints.contains(joint.name())) continue;
            for (int d = 0; d < joint.dofs().size(); d++)
                if (joint.dofs().get(d).isRotation()) from.add(skeleton.firstColumn(j) + d);
        }
        double[][] wrapped = new double[from.size()][];
        boolean[] moves = new boolean[from.size()];
        Parallel.forRange(wrapped.length, 1, (first, last) -> {
            for (int c = first; c < last; c++) {
                wrapped[c] = values.column(from.get(c));
                moves[c] = wrap(wrapped[c]);
            }
        });
        int[] kept = IntStream.range(0, wrapped.length).filter(c -> moves[c]).toArray();
        Matrix angles = Matrix.zeros(values.rows(), kept.length);
        for (int f = 0; f < values.rows(); f++)
            for (int c = 0; c < kept.length; c++) angles.set(f, c, wrapped[kept[c]][f]);
        List<String> names = new ArrayList<>();
        for (int c : kept) names.add(all.get(from.get(c)));
        return new NamedMatrix(names, angles);
    }

    /// False if the column never changes.
    private static boolean wrap(double[] column) {
        double cosines = 0;
        double sines = 0;
        for (double angle : column) {
            cosines += StrictMath.cos(angle);
            sines += StrictMath.sin(angle);
        }
        double mean = StrictMath.atan2(sines, cosines);
        boolean moves = false;
        for (int f = 0; f < column.length; f++) {
            double apart = column[f] - mean;
            if (Math.abs(apart) > Math.PI) {
                apart = Math.IEEEremainder(apart, 2 * Math.PI); // within half a turn, and exact
                column[f] = mean + apart;
            }
            moves |= Math.abs(apart) > STILL;
        }
        return moves;
    }
}
