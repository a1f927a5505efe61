package dev.tangent.samples.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.linalg.Matrix;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import org.junit.jupiter.api.Test;

class AngleColumnsTest {
    @Test
    void anglesAreCutWhereTheFewestAre() {
        Skeleton skeleton = new Skeleton(
                List.of(
                        Joint.plain("root", -1, new double[3], EulerOrder.ZYX, List.of()),
                        Joint.plain("a", 0, new double[3], EulerOrder.ZYX, List.of(Dof.X_ROTATION, Dof.Y_ROTATION))),
                OptionalDouble.empty());
        Matrix values = Matrix.of(new double[][] {{3, 1}, {-3, 1}, {3.1, 1}, {3 + 4 * Math.PI, 1 + 2 * Math.PI}});
        var angles = AngleColumns.of(skeleton, values, Set.of());
        assertThat(angles.names()).containsExactly("a.rx");
        double[] expected = {3, 2 * Math.PI - 3, 3.1, 3};
        for (int i = 0; i < 4; i++) assertThat(angles.values().at(i, 0)).isCloseTo(expected[i], within(1e-12));
    }
}
