package dev.tangent.samples.body;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.InvalidInput;
import dev.tangent.data.npy.NpyFile;
import dev.tangent.data.table.NamedMatrix;
import dev.tangent.linalg.Matrix;
import dev.tangent.samples.RealTables;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BodyTableTest {
    @Test
    void ansurGivesThePreparedTableUpToSigns() {
        BodyTable body = Ansur.read(RealTables.need("ansur/ansur.csv"));
        Matrix points = NpyFile.read(RealTables.need("ansur/points.npy"));
        Matrix targets = NpyFile.read(RealTables.need("ansur/targets.npy"));
        assertThat(body.targets().values().values()).isEqualTo(targets.values());
        assertThat(body.components().directions().rows()).isEqualTo(88);
        assertThat(body.components().variance()).isCloseTo(0.916, within(0.0005));
        for (int t = 0; t < 20; t++) {
            double sign = Math.signum(points.at(0, t) * body.points().at(0, t));
            double apart = 0;
            for (int i = 0; i < points.rows(); i++)
                apart = Math.max(apart, Math.abs(sign * body.points().at(i, t) - points.at(i, t)));
            assertThat(apart).isLessThan(1e-9);
        }
    }

    @Test
    void aTableThatIsNotAnsurIsRefused(@TempDir Path folder) throws IOException {
        Path path = folder.resolve("a.csv");
        Files.writeString(path, "age,stature\n30,1700\n");
        assertThatThrownBy(() -> Ansur.read(path))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("sleeveoutseam");
        Files.writeString(
                path, "age,sleeveoutseam,bideltoidbreadth,weightkg,sittingheight,footlength,x\n1,2,3,4,5,6,7\n");
        assertThatThrownBy(() -> Ansur.read(path))
                .isInstanceOf(InvalidInput.class)
                .hasMessageEndingWith("a.csv has 1 measurements beside the targets, but ANSUR II has 88");
    }

    @Test
    void componentsOfTwoColumnsAreTheirSumAndDifference() {
        SplittableRandom random = new SplittableRandom(5);
        Matrix values = Matrix.zeros(200, 2);
        for (int i = 0; i < 200; i++) {
            values.set(i, 0, 10 + 3 * random.nextGaussian());
            values.set(i, 1, -5 + values.at(i, 0) + random.nextGaussian());
        }
        StandardisedComponents components = StandardisedComponents.of(new NamedMatrix(List.of("a", "b"), values), 2);
        double half = Math.sqrt(0.5);
        assertThat(components.directions().column(0)).containsExactly(new double[] {half, half}, within(1e-12));
        assertThat(components.variance()).isCloseTo(1, within(1e-12));
        double[] sums = components.scores().column(0);
        double[] differences = components.scores().column(1);
        double product = 0;
        for (int i = 0; i < 200; i++) product += sums[i] * differences[i] / 200;
        assertThat(product).isCloseTo(0, within(1e-12));
        Matrix still = Matrix.zeros(3, 1);
        assertThatThrownBy(() -> StandardisedComponents.of(new NamedMatrix(List.of("c"), still), 1))
                .hasMessage("column 'c' never changes: leave it out");
    }

    @Test
    void simulatedPeopleLookLikePeople() {
        BodyTable body = SimulatedBodies.of(SimulatedBodies.SCANS, 1);
        assertThat(body.points().size()).isEqualTo(4258);
        assertThat(body.points().dimension()).isEqualTo(20);
        double[][] ranges = {{17, 58}, {430, 730}, {350, 680}, {35, 190}, {730, 1080}, {195, 340}};
        double[] means = {17 + 41 / 3.2, 577, 491, 77, 898, 263};
        for (int t = 0; t < 6; t++) {
            double[] column = body.targets().values().column(t);
            assertThat(Arrays.stream(column).min().orElseThrow()).isGreaterThan(ranges[t][0]);
            assertThat(Arrays.stream(column).max().orElseThrow()).isLessThan(ranges[t][1]);
            assertThat(Arrays.stream(column).average().orElseThrow()).isCloseTo(means[t], within(0.04 * means[t]));
        }
    }

    @Test
    void simulatedAgeIsBarelyToldAndTheRestIs() {
        BodyTable body = SimulatedBodies.of(2000, 2);
        for (int t = 0; t < 6; t++) {
            double told = linearlyTold(
                    body.components().scores(), body.targets().values().column(t));
            assertThat(told).as(BodyTable.TARGETS.get(t)).isBetween(t == 0 ? 0.02 : 0.8, t == 0 ? 0.4 : 0.997);
        }
        assertThat(SimulatedBodies.of(100, 3).points().toArray())
                .isEqualTo(SimulatedBodies.of(100, 3).points().toArray())
                .isNotEqualTo(SimulatedBodies.of(100, 4).points().toArray());
    }

    /// The share of variance that a linear fit explains; scores have mean zero and do not correlate.
    private static double linearlyTold(Matrix scores, double[] target) {
        double mean = Arrays.stream(target).average().orElseThrow();
        double all = Arrays.stream(target).map(y -> (y - mean) * (y - mean)).sum();
        double told = 0;
        for (int t = 0; t < scores.columns(); t++) {
            double product = 0;
            double squares = 0;
            for (int i = 0; i < target.length; i++) {
                product += scores.at(i, t) * (target[i] - mean);
                squares += scores.at(i, t) * scores.at(i, t);
            }
            told += product * product / squares;
        }
        return told / all;
    }
}
