package dev.tangent.data.motion;

import dev.tangent.data.NamedMatrix;
import dev.tangent.linalg.Matrix;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Joint angles as targets: every rotation but the root's, in radians.
///
/// Each column is wrapped to within half a turn of its circular mean, so that the cut lies where the fewest angles are.
/// Columns that never change say nothing and are left out.
final class AngleColumns {
    private static final double STILL = 1e-6;

    private AngleColumns() {}

    static NamedMatrix of(Skeleton skeleton, Matrix values, Set<String> withoutJoints) {
        withoutJoints.forEach(skeleton::index);
        List<String> names = new ArrayList<>();
        List<double[]> columns = new ArrayList<>();
        for (int j = 1; j < skeleton.size(); j++) {
            Joint joint = skeleton.joint(j);
            if (withoutJoints.contains(joint.name())) continue;
            for (int d = 0; d < joint.dofs().size(); d++) {
                if (!joint.dofs().get(d).isRotation()) continue;
                double[] column = values.column(skeleton.firstColumn(j) + d);
                if (!wrap(column)) continue;
                names.add(joint.name() + "." + joint.dofs().get(d).mark());
                columns.add(column);
            }
        }
        Matrix angles = Matrix.zeros(values.rows(), columns.size());
        for (int c = 0; c < columns.size(); c++) angles.setColumns(c, Matrix.column(columns.get(c)));
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
            // the remainder of a whole turn lies within half a turn, and is exact
            double apart = Math.IEEEremainder(column[f] - mean, 2 * Math.PI);
            if (Math.abs(column[f] - mean) > Math.PI) column[f] = mean + apart;
            moves |= Math.abs(apart) > STILL;
        }
        return moves;
    }
}
