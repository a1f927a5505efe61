package dev.tangent.preprocessing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.InvalidInput;
import dev.tangent.Standardisation;
import dev.tangent.geometry.PointCloud;
import java.util.BitSet;
import org.junit.jupiter.api.Test;

class ColumnScalerTest {
    /// Means 3 and 7, variances 2 and 0; quartiles of the first column 2, 3 and 4.
    private static final PointCloud CLOUD = PointCloud.of(new double[][] {{1, 7}, {2, 7}, {3, 7}, {4, 7}, {5, 7}});

    private static ColumnScaler of(Standardisation kind) {
        return ColumnScaler.of(CLOUD, kind, new BitSet());
    }

    @Test
    void noneIsTheIdentityToTheLastBit() {
        assertThat(of(Standardisation.NONE).isIdentity()).isTrue();
        assertThat(of(Standardisation.NONE).of(CLOUD)).isSameAs(CLOUD);
    }

    @Test
    void scalesAreStandardDeviationsAndThatOfAConstantIsOne() {
        ColumnScaler scaler = of(Standardisation.SCALE);
        assertThat(scaler.locations()).containsExactly(new double[] {3, 7}, within(1e-14));
        assertThat(scaler.scales()).containsExactly(new double[] {Math.sqrt(2), 1}, within(1e-14));
        assertThat(scaler.of(CLOUD).at(4, 0)).isCloseTo(Math.sqrt(2), within(1e-14));
        assertThat(scaler.of(CLOUD).at(4, 1)).isZero();
    }

    @Test
    void robustScalesAreInterquartileRangesOfANormalDistribution() {
        ColumnScaler scaler = of(Standardisation.ROBUST);
        assertThat(scaler.locations()).containsExactly(3, 7);
        assertThat(scaler.scales()).containsExactly(new double[] {2 / 1.349, 1}, within(1e-14));
    }

    @Test
    void oneWildValueMovesTheRobustScaleLittle() {
        double[][] rows = new double[101][1];
        for (int i = 0; i < 100; i++) rows[i][0] = i;
        rows[100][0] = 1e9;
        ColumnScaler scaler = ColumnScaler.of(PointCloud.of(rows), Standardisation.ROBUST, new BitSet());
        assertThat(scaler.scales()[0]).isBetween(49 / 1.349, 51 / 1.349);
    }

    /// 0.1 has no exact mean: rounding must not make a spread of it.
    @Test
    void aConstantThatCannotBeAveragedExactlyIsConstant() {
        double[][] rows = new double[1000][1];
        for (double[] row : rows) row[0] = 0.1;
        ColumnScaler scaler = ColumnScaler.of(PointCloud.of(rows), Standardisation.SCALE, new BitSet());
        assertThat(scaler.scales()).containsExactly(1);
    }

    @Test
    void hugeValuesDoNotOverflow() {
        PointCloud huge = PointCloud.of(new double[][] {{-1e300}, {1e300}});
        assertThat(ColumnScaler.of(huge, Standardisation.SCALE, new BitSet()).scales()[0])
                .isCloseTo(1e300, within(1e288));
    }

    @Test
    void indicatorsStayAsTheyAre() {
        BitSet indicators = new BitSet();
        indicators.set(0);
        ColumnScaler scaler = ColumnScaler.of(CLOUD, Standardisation.SCALE, indicators);
        assertThat(scaler.locations()[0]).isZero();
        assertThat(scaler.scales()[0]).isEqualTo(1);
    }

    @Test
    void wrongPartsAreRefused() {
        assertThatThrownBy(() -> ColumnScaler.of(new double[] {1}, new double[] {0}))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("scale");
        assertThatThrownBy(() -> ColumnScaler.of(new double[] {1, 2}, new double[] {1}))
                .isInstanceOf(InvalidInput.class);
        assertThatThrownBy(() -> of(Standardisation.SCALE).of(PointCloud.of(new double[][] {{1, 2, 3}})))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("2 coordinates");
    }
}
