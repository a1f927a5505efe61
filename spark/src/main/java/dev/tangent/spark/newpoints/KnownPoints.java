package dev.tangent.spark.newpoints;

import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Status;
import dev.tangent.learning.extension.OutOfSampleExtension;
import dev.tangent.learning.newpoints.ErrorBars;
import dev.tangent.learning.newpoints.FittedModel;
import dev.tangent.learning.uncertainty.NonconformityScores;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.spark.learning.FittedCell;
import dev.tangent.spark.matrix.CellRegularizer;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Fitted points, some of a cell's or all.
///
/// @param coordinates a row for each point
/// @param values a row for each point
/// @param sds a row for each point; empty rows where there are no error bars
record KnownPoints(long[] identities, double[][] coordinates, double[][] values, Status[] statuses, double[][] sds)
        implements Serializable {
    static KnownPoints of(FittedCell fitted, int[] chosen) {
        int n = fitted.cell().dimension();
        return new KnownPoints(
                Arrays.stream(chosen)
                        .mapToLong(i -> fitted.cell().identities()[i])
                        .toArray(),
                rows(fitted.cell().coordinates(), n, chosen),
                rows(fitted.values().values(), fitted.values().columns(), chosen),
                Arrays.stream(chosen).mapToObj(i -> fitted.statuses()[i]).toArray(Status[]::new),
                rows(fitted.sds().values(), fitted.sds().columns(), chosen));
    }

    private static double[][] rows(double[] flat, int width, int[] chosen) {
        return Arrays.stream(chosen)
                .mapToObj(i -> Arrays.copyOfRange(flat, i * width, (i + 1) * width))
                .toArray(double[][]::new);
    }

    private record KnownPoint(long identity, double[] coordinates, double[] values, Status status, double[] sds) {}

    private Stream<KnownPoint> each() {
        return IntStream.range(0, identities.length)
                .mapToObj(i -> new KnownPoint(identities[i], coordinates[i], values[i], statuses[i], sds[i]));
    }

    /// Core's model over all of them, in the order of their identities so that ties fall as in core.
    static FittedModel model(List<KnownPoints> parts, ExtensionSpec spec) {
        List<KnownPoint> all = parts.stream()
                .flatMap(KnownPoints::each)
                .sorted(Comparator.comparingLong(KnownPoint::identity))
                .toList();
        Matrix values = Matrix.of(all.stream().map(KnownPoint::values).toArray(double[][]::new));
        return new FittedModel(
                PointCloud.of(all.stream().map(KnownPoint::coordinates).toArray(double[][]::new)),
                spec.neighbours(),
                extension(spec.regularizer()),
                values,
                all.stream().map(KnownPoint::status).toList(),
                bars(all, spec));
    }

    private static OutOfSampleExtension extension(CellRegularizer spec) {
        return switch (spec) {
            case CellRegularizer.Gaussian lg -> {
                LocalGaussian local = lg.regularizer();
                yield new OutOfSampleExtension.Local(local);
            }
            case CellRegularizer.GraphLaplacian lap -> new OutOfSampleExtension.Weighted(lap.bandwidth());
        };
    }

    private static Optional<ErrorBars> bars(List<KnownPoint> all, ExtensionSpec spec) {
        if (spec.noise().length == 0) return Optional.empty();
        return Optional.of(new ErrorBars(
                Matrix.of(all.stream().map(KnownPoint::sds).toArray(double[][]::new)),
                Arrays.stream(spec.noise())
                        // The posterior is taken at its word: scores whose mean square is the noise.
                        .mapToObj(noise -> NonconformityScores.ofStandardised(new double[] {noise, noise, noise}))
                        .toList(),
                spec.spreads(),
                new ErrorBars.Source.Posterior(spec.lambda())));
    }
}
