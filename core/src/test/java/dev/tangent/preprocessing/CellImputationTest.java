package dev.tangent.preprocessing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.MissingCoordinates;
import dev.tangent.geometry.IncompletePoints;
import dev.tangent.geometry.PointCloud;
import java.util.BitSet;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// Imputed cells against the truth that was hidden.
class CellImputationTest {
    private static final int ROWS = 400;

    private static IncompletePoints hidden(double[][] rows, SplittableRandom random) {
        double[][] some = new double[rows.length][];
        for (int i = 0; i < rows.length; i++) {
            some[i] = rows[i].clone();
            for (int c = 0; c < some[i].length; c++) if (random.nextInt(10) == 0) some[i][c] = Double.NaN;
        }
        return IncompletePoints.of(some);
    }

    /// The root mean square error of imputed cells over the spread of their columns.
    private static double error(double[][] truth, IncompletePoints some, PointCloud filled) {
        double sum = 0;
        int count = 0;
        for (int c = 0; c < truth[0].length; c++) {
            double spread = Spread.deviation(ColumnScaler.column(PointCloud.of(truth), c));
            for (int i = 0; i < truth.length; i++) {
                if (!Double.isNaN(some.at(i, c))) {
                    assertThat(filled.at(i, c)).isEqualTo(truth[i][c]);
                    continue;
                }
                sum += Math.pow((filled.at(i, c) - truth[i][c]) / spread, 2);
                count++;
            }
        }
        return Math.sqrt(sum / count);
    }

    /// Two factors, twelve columns in units far apart: what is left over is the noise, a hundredth.
    @Test
    void aLinearTableIsImputedByItsComponents() {
        SplittableRandom random = new SplittableRandom(1);
        double[][] loads = new double[2][12];
        for (double[] load : loads) for (int c = 0; c < 12; c++) load[c] = random.nextGaussian();
        double[][] rows = new double[ROWS][12];
        for (double[] row : rows) {
            double a = random.nextGaussian();
            double b = random.nextGaussian();
            for (int c = 0; c < 12; c++)
                row[c] = Math.pow(10, c % 5) * (a * loads[0][c] + b * loads[1][c] + 0.01 * random.nextGaussian());
        }
        IncompletePoints some = hidden(rows, random);
        CellImputation.Imputed found = CellImputation.of(some);
        assertThat(found.way()).contains("principal component");
        assertThat(error(rows, some, found.cloud())).isLessThan(0.05);
    }

    /// A closed curve whose four columns do not correlate: components leave all of the spread, neighbours little
    /// where three columns are left, more where two are.
    @Test
    void aCurveIsImputedByNeighbours() {
        SplittableRandom random = new SplittableRandom(2);
        double[][] rows = new double[ROWS][];
        for (int i = 0; i < ROWS; i++) {
            double t = 2 * Math.PI * random.nextDouble();
            rows[i] = new double[] {Math.cos(t), Math.sin(t), Math.cos(2 * t + 1), Math.sin(3 * t + 2)};
        }
        IncompletePoints some = hidden(rows, random);
        CellImputation.Imputed found = CellImputation.of(some);
        assertThat(found.way()).contains("nearest rows");
        assertThat(error(rows, some, found.cloud())).isLessThan(0.5);
    }

    @Test
    void partialNeighboursAreThoseOfTheSharedCoordinates() {
        double[][] rows = {{0, 0}, {0, 10}, {5, 0}, {5, 10}, {0.2, Double.NaN}};
        IncompletePoints points = IncompletePoints.of(rows);
        PreparedPoints part = PreparedPoints.of(points, MissingCoordinates.DROP, new int[] {0});
        PartialNeighbours.WeightedNeighbours near =
                new PartialNeighbours(part.cloud(), 2).of(points, new int[] {4}).getFirst();
        assertThat(near.points()).containsExactlyInAnyOrder(0, 1);
        assertThat(near.weights()).containsExactly(0.5, 0.5);
    }

    @Test
    void aColumnWithoutAnyValueIsRefused() {
        IncompletePoints empty = IncompletePoints.of(2, new double[] {1, Double.NaN, 2, Double.NaN}, new BitSet());
        assertThatThrownBy(() -> PreparedPoints.all(empty, MissingCoordinates.NEIGHBOURS))
                .hasMessageContaining("coordinate 1 is missing at every point");
    }
}
