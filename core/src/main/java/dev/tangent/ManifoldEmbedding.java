package dev.tangent;

import dev.tangent.geometry.DistinctPoints;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Check;
import dev.tangent.linalg.MatrixView;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.report.CloudReport;
import dev.tangent.report.MethodReport;
import dev.tangent.spectral.Embedding;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Coordinates along the manifold for every row, from the smallest eigenvectors of a regularizer.
///
/// ```java
/// var flat = new ManifoldEmbedding().dimension(2).fit(points);
/// ```
public final class ManifoldEmbedding extends ManifoldAnalysis<ManifoldEmbedding> {
    /// By the local Gaussian regularizer; the dimension is estimated if it is not given.
    public ManifoldEmbedding() {
        this(RegularizerSettings.of(Methods.LOCAL_GAUSSIAN));
    }

    private ManifoldEmbedding(RegularizerSettings settings) {
        super(settings);
    }

    @Override
    ManifoldEmbedding with(RegularizerSettings other) {
        return new ManifoldEmbedding(other);
    }

    @Override
    Set<Parameter<?>> own() {
        return Set.of(Parameter.DIMENSION);
    }

    /// An embedding and how it was made.
    ///
    /// @param coordinates a row for each row of the points; each has mean square one in its connected component
    /// @param components the connected component of each row; those of different components do not compare
    /// @param estimated whether the dimension was
    /// @param energies what each coordinate costs in the largest component, ascending
    /// @param residual the largest relative residual of an eigenpair that was used
    /// @param warnings what a person should know, a sentence each
    /// @param seconds of each stage, in order
    public record Result(
            MatrixView coordinates,
            List<Integer> components,
            boolean estimated,
            List<Double> energies,
            double residual,
            MethodReport method,
            CloudReport cloud,
            List<String> warnings,
            Map<String, Double> seconds) {
        public int dimension() {
            return coordinates.columns();
        }

        /// How many connected components the points fall into.
        public int count() {
            return 1 + components.stream().mapToInt(Integer::intValue).max().orElse(-1);
        }
    }

    /// Embeds the points.
    public Result fit(PointCloud points) {
        check();
        return settings.execution().run(stages -> {
            DistinctPoints distinct = DistinctPoints.of(points);
            Made made = made(distinct, settings.given(), stages);
            Check.atLeast(
                    made.dimension() + 2,
                    distinct.cloud().size(),
                    "number of distinct points",
                    "-m/--dimension + 2 = " + (made.dimension() + 2));
            Embedding embedding = stages.run(
                    "eigenvectors",
                    () -> Embedding.of(
                            made.matrix(),
                            made.dimension(),
                            settings.execution().seed()));
            return result(made, embedding, stages);
        });
    }

    private static Result result(Made made, Embedding embedding, Stages stages) {
        List<String> warnings = new ArrayList<>();
        if (embedding.components() > 1)
            warnings.add("the points fall into " + embedding.components() + " connected components; each is embedded by"
                    + " itself, and coordinates of different components do not compare");
        if (embedding.unplaced() > 0)
            warnings.add(embedding.unplaced() + " points lie in components too small for " + made.dimension()
                    + " coordinates and have zeros");
        return new Result(
                MatrixView.of(embedding.coordinates()),
                Arrays.stream(embedding.componentOfRow()).boxed().toList(),
                made.estimated(),
                Arrays.stream(embedding.energies()).boxed().toList(),
                embedding.residual(),
                made.method(),
                made.cloud(),
                List.copyOf(warnings),
                stages.seconds());
    }
}
