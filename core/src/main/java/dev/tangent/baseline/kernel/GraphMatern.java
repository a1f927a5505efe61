package dev.tangent.baseline.kernel;

import dev.tangent.Check;
import dev.tangent.ParameterValue;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.learning.trial.Trial;
import dev.tangent.learning.trial.TunableMethod;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.Laplacian;
import dev.tangent.sparse.NodeGeometry;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.SparseMatrix;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/// The Matern Gaussian process on a graph: kernel (2 nu / kappa^2 + L)^-nu (Borovitskiy, Azangulov, Terenin, Mostowsky,
/// Deisenroth, Durrande, AISTATS 2021, Eq. 11), scaled to mean one over the labels, of constant unknown mean.
///
/// nu is whole, so the kernel is nu sparse solves. The grid runs over the shift 2 nu / kappa^2, relative to the mean
/// diagonal entry of L: one factor for each shift then serves every nu.
///
/// @param neighbours of the graph, the centre counted
/// @param smoothnesses nu
/// @param relativeShifts 2 nu / kappa^2 relative to trace(L) / u
/// @param noises in units of the kernel's mean variance over the labels
public record GraphMatern(
        int neighbours, int[] smoothnesses, double[] relativeShifts, double[] noises, SolverSettings solver)
        implements TunableMethod {
    public GraphMatern {
        Check.atLeast(2, neighbours, "neighbours");
        GridCheck.atLeastOne(smoothnesses, "smoothness");
        GridCheck.positive(relativeShifts, "relative shift");
        GridCheck.positive(noises, "noise");
    }

    @Override
    public String name() {
        return "matern";
    }

    /// One kernel of the grid.
    private record MaternCandidate(
            SparseMatrix matrix, NodeGeometry nodes, double shift, int smoothness, double scale) {}

    @Override
    public void tryAll(LabelledGraph labelled, Folds folds, Consumer<Trial> found) {
        RegularizerMatrix plain = new Laplacian().over(labelled.graph().cut(neighbours));
        SparseMatrix matrix = normalised(plain.matrix().explicit());
        double unit = matrix.trace() / matrix.size();
        DistinctLabels labels = labelled.labels();
        for (double relative : relativeShifts) {
            double shift = relative * unit;
            Matrix[] kernels = new GraphKernel(matrix, plain.nodeGeometry(), shift, labels.size(), solver)
                    .among(labels.points(), Arrays.stream(smoothnesses).max().orElseThrow());
            for (int nu : smoothnesses) {
                double scale = meanDiagonal(kernels[nu - 1]);
                MaternCandidate choice = new MaternCandidate(matrix, plain.nodeGeometry(), shift, nu, scale);
                tryNoises(choice, kernels[nu - 1].times(1 / scale), labelled, folds, found);
            }
        }
    }

    /// I - D^-1/2 W D^-1/2 from D - W: eigenvalues within [0, 2], whatever the weights. A point without weight gets
    /// a zero row.
    private static SparseMatrix normalised(SparseMatrix laplacian) {
        double[] degree = laplacian.diagonal();
        double[] values = new double[laplacian.entries()];
        for (int i = 0; i < degree.length; i++) {
            for (int p = laplacian.rowStart()[i]; p < laplacian.rowStart()[i + 1]; p++) {
                double product =
                        Math.sqrt(degree[i]) * Math.sqrt(degree[laplacian.columns()[p]]);
                values[p] = product > 0 ? laplacian.values()[p] / product : 0;
            }
        }
        return new SparseMatrix(laplacian.rowStart(), laplacian.columns(), values);
    }

    private void tryNoises(
            MaternCandidate choice, Matrix kernel, LabelledGraph labelled, Folds folds, Consumer<Trial> found) {
        DistinctLabels labels = labelled.labels();
        Matrix[] heldOut = KernelRegression.heldOut(kernel, labels, folds, noises);
        for (int t = 0; t < noises.length; t++) {
            double noise = noises[t];
            found.accept(Trial.of(
                    parameters(choice, noise, labelled.graph()),
                    choice.smoothness * noise,
                    heldOut[t],
                    () -> labelled.prediction(predict(choice, kernel, labels, noise), "Matern process on the graph")));
        }
    }

    private Map<String, ParameterValue> parameters(MaternCandidate choice, double noise, NeighbourGraph graph) {
        Map<String, ParameterValue> parameters = new LinkedHashMap<>();
        if (!graph.isGiven()) parameters.put("neighbours", ParameterValue.of(neighbours));
        parameters.put("laplacian", ParameterValue.of("normalised"));
        parameters.put("smoothness", ParameterValue.of(choice.smoothness));
        parameters.put("kappa", ParameterValue.of(Math.sqrt(2 * choice.smoothness / choice.shift)));
        parameters.put("noise", ParameterValue.of(noise));
        return parameters;
    }

    private Matrix predict(MaternCandidate choice, Matrix kernel, DistinctLabels labels, double noise) {
        KernelRegression.Expansion expansion =
                KernelRegression.ofAll(kernel, labels).at(noise);
        GraphKernel graph = new GraphKernel(choice.matrix, choice.nodes, choice.shift, labels.outputs(), solver);
        Matrix coefficients = expansion.coefficients().times(1 / choice.scale);
        return expansion.plusLevels(graph.expand(labels.points(), coefficients, choice.smoothness));
    }

    private static double meanDiagonal(Matrix kernel) {
        double sum = 0;
        for (int i = 0; i < kernel.rows(); i++) sum += kernel.at(i, i);
        return sum / kernel.rows();
    }
}
