package dev.tangent.data.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.Regression;
import dev.tangent.RegressionFit;
import dev.tangent.Standardisation;
import dev.tangent.data.input.CoordinateColumn;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Labels;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Models whose columns were scaled, or are no plain numbers; and one from before there were such.
class ScaledModelFileTest {
    private static final PointCloud ROLL = Roll.of(80, 2);

    @TempDir
    private Path folder;

    private static RegressionFit fit(Standardisation kind) {
        Map<Integer, Double> labels = new TreeMap<>();
        for (int i = 0; i < 80; i += 4) labels.put(i, ROLL.at(i, 0));
        return new Regression()
                .neighbours(8)
                .dimension(2)
                .lambda(1e-3)
                .standardise(kind)
                .fit(ROLL, Labels.of(labels));
    }

    private SavedModel throughAFile(SavedModel saved) {
        Path file = folder.resolve("m.tangent");
        ModelWriter.write(file, saved);
        return ModelReader.read(file);
    }

    @Test
    void theScalerComesBackAndScalesNewPoints() {
        for (Standardisation kind : List.of(Standardisation.SCALE, Standardisation.ROBUST)) {
            RegressionFit fit = fit(kind);
            SavedModel read = throughAFile(SavedModel.of(fit, List.of("x", "y", "z"), List.of("angle")));
            assertThat(read.model().scaler().scales())
                    .isEqualTo(fit.model().scaler().scales());
            assertThat(read.model().scaler().locations())
                    .isEqualTo(fit.model().scaler().locations());
            for (int row = 0; row < 80; row++)
                assertThat(read.model().predict(ROLL).at(row)).isEqualTo(fit.at(row));
        }
    }

    @Test
    void columnsOfOtherKindsComeBack() {
        List<CoordinateColumn> columns = List.of(
                new CoordinateColumn.Dates("when"), new CoordinateColumn.Categories("colour", List.of("blue", "red")));
        RegressionFit fit = fit(Standardisation.NONE);
        SavedModel read = throughAFile(new SavedModel(
                fit.model(),
                CoordinateColumn.names(columns),
                List.of("angle"),
                Optional.of(fit.settings()),
                Map.of(),
                columns));
        assertThat(read.coordinates()).isEqualTo(columns);
        assertThat(read.columns()).containsExactly("when", "colour=blue", "colour=red");
    }

    /// Written by the program as it was before models had scalers; the value is what that program gave. Between two
    /// processors the last digits may differ.
    @Test
    void aModelFromBeforeScalersIsRead() throws URISyntaxException {
        SavedModel old = ModelReader.read(Path.of(ScaledModelFileTest.class
                .getResource("/model/without-scaler.tangent")
                .toURI()));
        assertThat(old.model().scaler().isIdentity()).isTrue();
        assertThat(old.coordinates()).isEqualTo(CoordinateColumn.numbers(List.of("x", "z")));
        PointCloud place = PointCloud.of(new double[][] {{2.5, 0.3}});
        assertThat(old.model().predict(place).at(0)).isCloseTo(2.509429363693048, within(1e-9));
    }
}
