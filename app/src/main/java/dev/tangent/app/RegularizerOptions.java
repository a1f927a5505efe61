package dev.tangent.app;

import dev.tangent.app.input.PointsInput;
import dev.tangent.app.method.Bounds;
import dev.tangent.app.method.Defaults;
import dev.tangent.app.method.Origin;
import dev.tangent.app.method.Parameter;
import dev.tangent.app.method.RegularizerMethod;
import dev.tangent.app.method.Settings;
import dev.tangent.app.report.Stages;
import dev.tangent.geometry.DimensionEstimate;
import dev.tangent.geometry.NeighbourGraph;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// Which regularizer, for commands that look at its eigenvectors: they have no use for a lambda, and ask for the
/// dimension of the manifold whatever the method. A dimension that nobody gives is estimated.
@Command
final class RegularizerOptions {
    private static final int NEIGHBOURS = 20;

    private final MethodOptions method;

    RegularizerOptions(String usualMethod) {
        method = MethodOptions.single(usualMethod);
    }

    /// Called by picocli with the command this is mixed into.
    @Spec(Spec.Target.MIXEE)
    void addTo(CommandSpec command) {
        method.addTo(command);
    }

    /// The regularizer over some points.
    ///
    /// @param dimension of the manifold
    record Made(Regularization regularization, int dimension, boolean estimated) {}

    /// Refuses what is wrong before anything is read.
    Settings given() {
        return method.given(Set.of(Parameter.DIMENSION));
    }

    RegularizerMethod used() {
        return method.regularizer();
    }

    /// Makes the regularizer.
    ///
    /// @param given what the user gave, and what the command prefers to the usual
    Made over(PointsInput points, Settings given, Stages stages) {
        int distinct = points.distinct();
        int coordinates = points.cloud().dimension();
        boolean estimated = !given.has(Parameter.DIMENSION);
        Settings wanted = given;
        if (estimated) {
            int k = given.has(Parameter.NEIGHBOURS) ? given.of(Parameter.NEIGHBOURS) : Math.min(NEIGHBOURS, distinct);
            Bounds.check(
                    used(),
                    given.withDefault(Parameter.NEIGHBOURS, k),
                    points.table().file(),
                    distinct,
                    coordinates);
            NeighbourGraph graph = neighbours(points, k, stages);
            int dimension = stages.run("dimension", () -> estimate(graph));
            while (dimension > 1 && used().leastNeighbours(dimension) > k) dimension--;
            wanted = given.with(Parameter.DIMENSION, dimension, Origin.DEFAULT);
        }
        Settings settings = Defaults.fill(used(), wanted, distinct, coordinates);
        if (used().takes(Parameter.DIMENSION))
            Bounds.check(used(), settings, points.table().file(), distinct, coordinates);
        NeighbourGraph graph = neighbours(points, settings.of(Parameter.NEIGHBOURS), stages);
        Regularization made = Regularization.of(graph, used(), method.methodIsDefault(), settings, stages);
        return new Made(made, settings.of(Parameter.DIMENSION), estimated);
    }

    private static int estimate(NeighbourGraph graph) {
        return graph.smallestDegree() < 4
                ? 1
                : DimensionEstimate.of(graph).rounded(graph.cloud().dimension());
    }

    private static NeighbourGraph neighbours(PointsInput points, int k, Stages stages) {
        return stages.run("neighbours", () -> NeighbourGraph.nearest(points.cloud(), k));
    }
}
