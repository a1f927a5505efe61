package dev.tangent.samples.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.InvalidInput;
import dev.tangent.geometry.PointCloud;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class GeneratedPointsTest {
    @Test
    void theSquareStartsWithItsCornersAndCentre() {
        PointCloud points = LabelledSquare.points(1000, 1);
        assertThat(Arrays.copyOf(points.toArray(), 10)).containsExactly(-1, -1, 1, -1, -1, 1, 1, 1, 0, 0);
        assertThat(points.size()).isEqualTo(1000);
        assertThat(Arrays.stream(points.toArray())).allMatch(x -> Math.abs(x) <= 1);
        assertThat(Arrays.stream(points.toArray()).average().orElseThrow()).isCloseTo(0, within(0.05));
        assertThat(LabelledSquare.labels().values().values()).containsExactly(-1, -1, -1, -1, 10);
        assertThat(LabelledSquare.labels().rows()).containsExactly(0, 1, 2, 3, 4);
    }

    @Test
    void theSwissRollLiesWhereItsTruthSays() {
        GeneratedPoints roll = SwissRoll.of(500, 2);
        for (int i = 0; i < 500; i++) {
            double angle = roll.truth().at(i, 0);
            assertThat(angle).isBetween(1.5 * Math.PI, 4.5 * Math.PI);
            assertThat(roll.points().at(i, 1)).isEqualTo(roll.truth().at(i, 1)).isBetween(0.0, 21.0);
            assertThat(Math.hypot(roll.points().at(i, 0), roll.points().at(i, 2)))
                    .isCloseTo(angle, within(1e-12));
        }
    }

    @Test
    void turnedImagesAreOneShapeSeenFromItsAngle() {
        GeneratedPoints images = TurnedImages.of(200, 28, 5);
        assertThat(images.points().dimension()).isEqualTo(784);
        for (int i = 0; i < 200; i++) {
            double cosine = images.truth().at(i, 0);
            double sine = images.truth().at(i, 1);
            assertThat(Math.hypot(cosine, sine)).isCloseTo(1, within(1e-12));
            // The round blob beside the long one draws the centre of brightness to its own side: 0.5 along and across.
            double x = 0;
            double y = 0;
            for (int p = 0; p < 784; p++) {
                int row = p / 28;
                x += images.points().at(i, p) * (p % 28 - 13.5);
                y += images.points().at(i, p) * (row - 13.5);
            }
            assertThat(cosine * x + sine * y).isPositive();
            assertThat(cosine * y - sine * x).isPositive();
        }
        assertThat(TurnedImages.of(200, 28, 5).points().toArray())
                .isEqualTo(images.points().toArray());
    }

    @Test
    void theSheetIsASmoothGraphOverItsParameters() {
        GeneratedPoints sheet = SmoothSheet.of(2000, 2, 5, 3);
        assertThat(sheet.names()).containsExactly("t0", "t1");
        assertThat(sheet.points().dimension()).isEqualTo(5);
        for (int i = 0; i < 2000; i++) {
            assertThat(sheet.points().at(i, 0)).isEqualTo(sheet.truth().at(i, 0));
            assertThat(sheet.points().at(i, 4)).isBetween(-1.0, 1.0);
            // Each of four waves has slope at most 2 pi a sqrt(m) / sqrt(m) = pi / 2, so all together 2 pi.
            double apart = Math.hypot(
                    sheet.truth().at(i, 0) - sheet.truth().at(0, 0),
                    sheet.truth().at(i, 1) - sheet.truth().at(0, 1));
            assertThat(Math.abs(sheet.points().at(i, 3) - sheet.points().at(0, 3)))
                    .isLessThanOrEqualTo(2 * Math.PI * apart);
        }
        assertThat(column(sheet.points(), 3)).isNotEqualTo(column(sheet.points(), 4));
    }

    @Test
    void aFlatSheetIsItsParameters() {
        GeneratedPoints sheet = SmoothSheet.of(10, 3, 3, 4);
        assertThat(sheet.points().toArray()).isEqualTo(sheet.truth().values());
    }

    @Test
    void equalSeedsGiveEqualBitsAndOthersOthers() {
        assertThat(LabelledSquare.points(50, 9).toArray())
                .isEqualTo(LabelledSquare.points(50, 9).toArray());
        assertThat(LabelledSquare.points(50, 9).toArray())
                .isNotEqualTo(LabelledSquare.points(50, 8).toArray());
        assertThat(SwissRoll.of(50, 9).points().toArray())
                .isEqualTo(SwissRoll.of(50, 9).points().toArray());
        assertThat(SmoothSheet.of(50, 2, 4, 9).points().toArray())
                .isEqualTo(SmoothSheet.of(50, 2, 4, 9).points().toArray())
                .isNotEqualTo(SmoothSheet.of(50, 2, 4, 8).points().toArray());
    }

    @Test
    void impossibleSizesAreRefused() {
        assertThatThrownBy(() -> LabelledSquare.points(4, 1)).isInstanceOf(InvalidInput.class);
        assertThatThrownBy(() -> SwissRoll.of(0, 1)).isInstanceOf(InvalidInput.class);
        assertThatThrownBy(() -> SmoothSheet.of(10, 3, 2, 1))
                .isInstanceOf(InvalidInput.class)
                .hasMessage("ambient dimension must be at least the dimension 3 but is 2");
    }

    private static double[] column(PointCloud points, int coordinate) {
        double[] column = new double[points.size()];
        Arrays.setAll(column, i -> points.at(i, coordinate));
        return column;
    }
}
