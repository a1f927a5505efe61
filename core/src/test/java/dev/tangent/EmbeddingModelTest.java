package dev.tangent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.newpoints.FittedModel;
import dev.tangent.method.EmbeddingMethod;
import dev.tangent.method.Methods;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// New points have their place in an embedding.
class EmbeddingModelTest {
    private static final int POINTS = 300;

    /// A sheet in space, bent nowhere, whose axes are of different lengths.
    private static double[] place(double s, double t) {
        return new double[] {2 * s, t, 0.5 * s - 0.3 * t};
    }

    private static PointCloud sheet(double least, double width, int points, long seed) {
        Random random = new Random(seed);
        double[][] rows = new double[points][];
        for (int i = 0; i < points; i++)
            rows[i] = place(least + width * random.nextDouble(), least + width * random.nextDouble());
        return PointCloud.of(rows);
    }

    private static EmbeddingResult embedded(String method, PointCloud cloud) {
        EmbeddingMethod kind = Methods.embeddings().stream()
                .filter(each -> each.name().equals(method))
                .findFirst()
                .orElseThrow();
        return new ManifoldEmbedding()
                .method(kind)
                .dimension(2)
                .neighbours(12)
                .standardise(Standardisation.SCALE)
                .fit(cloud);
    }

    @ParameterizedTest
    @ValueSource(strings = {"lg", "lap", "isomap"})
    void pointsOfTheFitKeepTheirCoordinates(String method) {
        PointCloud cloud = sheet(0, 1, POINTS, 1);
        EmbeddingResult result = embedded(method, cloud);
        FittedModel model = result.model().orElseThrow().model();
        assertThat(model.predict(cloud).values().values()).isEqualTo(flat(result));
    }

    private static double[] flat(EmbeddingResult result) {
        double[] all = new double[result.coordinates().rows() * 2];
        for (int i = 0; i < all.length; i++) all[i] = result.coordinates().at(i / 2, i % 2);
        return all;
    }

    /// The local Gaussian extension reproduces linear functions, and the coordinates of a flat sheet are linear in
    /// it: the coordinates at the middle of two new points are the middle of theirs.
    @ParameterizedTest
    @ValueSource(strings = "lg")
    void aFlatSheetStaysFlat(String method) {
        FittedModel model =
                embedded(method, sheet(0, 1, POINTS, 2)).model().orElseThrow().model();
        Random random = new Random(3);
        for (int trial = 0; trial < 20; trial++) {
            double s = 0.3 + 0.4 * random.nextDouble();
            double t = 0.3 + 0.4 * random.nextDouble();
            double[] low = model.predict(place(s - 0.1, t - 0.05));
            double[] high = model.predict(place(s + 0.1, t + 0.05));
            double[] middle = model.predict(place(s, t));
            for (int c = 0; c < 2; c++) assertThat(middle[c]).isCloseTo((low[c] + high[c]) / 2, within(0.01));
        }
    }
}
