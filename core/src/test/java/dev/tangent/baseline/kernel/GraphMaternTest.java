package dev.tangent.baseline.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.trial.Trial;
import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.SymmetricEigen;
import dev.tangent.regularizer.energy.Laplacian;
import dev.tangent.sparse.SolverSettings;
import java.util.List;
import org.junit.jupiter.api.Test;

class GraphMaternTest {
    private static final double NOISE = 0.02;

    /// I - D^-1/2 W D^-1/2, dense.
    private static Matrix laplacian() {
        Matrix plain =
                new Laplacian().over(Dense.GRAPH.cut(8)).matrix().explicit().toDense();
        Matrix normalised = Matrix.identity(plain.rows());
        for (int i = 0; i < plain.rows(); i++)
            for (int j = 0; j < plain.rows(); j++)
                if (i != j) normalised.set(i, j, plain.at(i, j) / Math.sqrt(plain.at(i, i) * plain.at(j, j)));
        return normalised;
    }

    /// Phi(Lambda) = sum over eigenvectors of (2 nu / kappa^2 + lambda)^-nu v v'.
    private static Matrix kernel(Matrix laplacian, double nu, double kappa) {
        int size = laplacian.rows();
        SymmetricEigen eigen = new SymmetricEigen(size);
        eigen.decompose(laplacian.values(), size);
        Matrix kernel = Matrix.zeros(size, size);
        for (int t = 0; t < size; t++) {
            double factor = Math.pow(2 * nu / (kappa * kappa) + eigen.value(t), -nu);
            double[] v = eigen.vector(t);
            for (int i = 0; i < size; i++)
                for (int j = 0; j < size; j++) kernel.set(i, j, kernel.at(i, j) + factor * v[i] * v[j]);
        }
        return kernel;
    }

    @Test
    void thePredictionIsThatOfTheDenseEigendecomposition() {
        DistinctLabels labels = Dense.weighted();
        GraphMatern method = new GraphMatern(
                8, new int[] {1, 2, 3}, new double[] {0.05}, new double[] {NOISE}, SolverSettings.DEFAULT);
        List<Trial> trials = Dense.trials(method, labels);
        assertThat(trials).hasSize(3);
        Matrix laplacian = laplacian();
        for (int nu = 1; nu <= 3; nu++) {
            Trial trial = trials.get(nu - 1);
            Matrix kernel = kernel(
                    laplacian,
                    nu,
                    trial.parameters().shown().get("kappa").number().orElseThrow());
            double scale = 0;
            for (int i = 0; i < labels.size(); i++) scale += kernel.at(labels.point(i), labels.point(i));
            Matrix scaled = Dense.times(labels.size() / scale, kernel);
            Matrix predicted = trial.predict().get().values();
            for (int c = 0; c < 2; c++) {
                double[] expected = posterior(scaled, labels, c);
                for (int i = 0; i < 120; i++) Dense.assertClose(predicted.at(i, c), expected[i], 1e-7);
            }
        }
    }

    /// By the bordered system [K + noise W^-1, 1; 1', 0] of ordinary kriging.
    private static double[] posterior(Matrix kernel, DistinctLabels labels, int output) {
        int[] places = Dense.places(labels, output);
        int size = places.length;
        Matrix bordered = Matrix.zeros(size + 1, size + 1);
        Matrix y = Matrix.zeros(size + 1, 1);
        for (int a = 0; a < size; a++) {
            for (int b = 0; b < size; b++)
                bordered.set(a, b, kernel.at(labels.point(places[a]), labels.point(places[b])));
            bordered.set(a, a, bordered.at(a, a) + NOISE / labels.weight(places[a], output));
            bordered.set(a, size, 1);
            bordered.set(size, a, 1);
            y.set(a, 0, labels.value(places[a], output));
        }
        Matrix solved = DenseSolve.regular(bordered, y);
        double[] predicted = new double[kernel.rows()];
        for (int i = 0; i < predicted.length; i++) {
            predicted[i] = solved.at(size, 0);
            for (int a = 0; a < size; a++) predicted[i] += kernel.at(i, labels.point(places[a])) * solved.at(a, 0);
        }
        return predicted;
    }
}
