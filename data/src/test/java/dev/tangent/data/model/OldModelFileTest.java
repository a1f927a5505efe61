package dev.tangent.data.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.newpoints.NewPrediction;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Files of earlier versions, written by the programs of their time, with what these predicted from them.
final class OldModelFileTest {
    @TempDir
    private Path folder;

    private static Path resource(String name) throws URISyntaxException {
        return Path.of(OldModelFileTest.class.getResource("/model/" + name).toURI());
    }

    @ParameterizedTest
    @ValueSource(strings = {"version-1-ilap", "version-1-hessian", "version-2-knn"})
    void isReadAndWrittenAgainToTheSameBytes(String name) throws Exception {
        Path old = resource(name + ".tangent");
        Path again = folder.resolve("again.tangent");
        ModelWriter.write(again, ModelReader.read(old));
        assertThat(Files.mismatch(old, again)).isEqualTo(-1);
    }

    /// Between two processors the last digits may differ.
    @ParameterizedTest
    @ValueSource(strings = {"version-1-ilap", "version-1-hessian", "version-2-knn"})
    void predictsWhatItDid(String name) throws Exception {
        List<String[]> rows = Files.readAllLines(resource(name + ".csv")).stream()
                .skip(1)
                .map(line -> line.split(","))
                .toList();
        PointCloud places = PointCloud.of(rows.stream()
                .map(row -> new double[] {Double.parseDouble(row[0]), Double.parseDouble(row[1])})
                .toArray(double[][]::new));
        NewPrediction found =
                ModelReader.read(resource(name + ".tangent")).model().predict(places);
        for (int i = 0; i < rows.size(); i++) {
            assertThat(found.at(i)).isCloseTo(Double.parseDouble(rows.get(i)[2]), within(1e-9));
            assertThat(found.status(i).word()).isEqualTo(rows.get(i)[6]);
        }
    }
}
