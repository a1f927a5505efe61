package dev.tangent.app;

import dev.tangent.app.input.PointsInput;
import dev.tangent.app.method.Bounds;
import dev.tangent.app.method.Defaults;
import dev.tangent.app.method.Method;
import dev.tangent.app.method.Origin;
import dev.tangent.app.method.Parameter;
import dev.tangent.app.method.RegularizerMethod;
import dev.tangent.app.method.Settings;
import dev.tangent.app.report.Stages;
import dev.tangent.app.report.Summary.LambdaUsed;
import dev.tangent.app.report.Summary.MatrixMade;
import dev.tangent.app.report.Summary.MethodUsed;
import dev.tangent.app.report.Summary.Value;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.Lambda;
import dev.tangent.regularizer.Bandwidth;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.MatrixPower;
import java.util.LinkedHashMap;
import java.util.Map;

/// From points and the method's options to the matrix R, with the settings that were used in the end.
record Regularization(RegularizerMethod method, boolean methodIsDefault, Settings settings, RegularizerMatrix matrix) {

    static Regularization of(PointsInput points, MethodOptions options, Stages stages) {
        RegularizerMethod method = options.regularizer();
        int coordinates = points.cloud().dimension();
        Settings settings = Defaults.fill(method, options.given(), points.distinct(), coordinates);
        Bounds.check(method, settings, points.table().file(), points.distinct(), coordinates);
        int neighbours = settings.of(Parameter.NEIGHBOURS);
        NeighbourGraph graph = stages.run("neighbours", () -> NeighbourGraph.nearest(points.cloud(), neighbours));
        return of(graph, method, options.methodIsDefault(), settings, stages);
    }

    /// Over a graph with enough neighbours.
    static Regularization of(
            NeighbourGraph graph, RegularizerMethod method, boolean methodIsDefault, Settings settings, Stages stages) {
        int neighbours = settings.of(Parameter.NEIGHBOURS);
        NeighbourGraph cut = graph.largestDegree() == neighbours ? graph : graph.cut(neighbours);
        RegularizerMatrix matrix =
                stages.run("regularizer", () -> method.regularizer(settings).over(cut));
        return new Regularization(method, methodIsDefault, settings, matrix);
    }

    MethodUsed methodUsed() {
        return new MethodUsed(method.name(), method.title(), methodIsDefault, values(method, settings, matrix.graph()));
    }

    /// The settings a method used, as people read them.
    static Map<String, Value> values(Method method, Settings settings, NeighbourGraph graph) {
        Map<String, Value> parameters = new LinkedHashMap<>();
        for (Parameter<?> parameter : method.parameters())
            parameters.put(
                    parameter.name(), Value.of(shown(settings.of(parameter), graph), settings.origin(parameter)));
        return parameters;
    }

    private static Object shown(Object value, NeighbourGraph graph) {
        return value instanceof Bandwidth bandwidth ? (Object) bandwidth.over(graph) : value;
    }

    LambdaUsed lambdaUsed(Lambda lambda, Origin origin) {
        double raw = lambda.over(matrix);
        double relative = switch (lambda) {
            case Lambda.Raw given -> given.value() * matrix.scale();
            case Lambda.Relative given -> given.value();
        };
        return new LambdaUsed(raw, relative, origin == Origin.DEFAULT, origin == Origin.CHOSEN);
    }

    /// A power is not multiplied out just to be counted.
    MatrixMade matrixMade() {
        int power = matrix.matrix() instanceof MatrixPower p ? p.power() : 1;
        long entries = matrix.matrix() instanceof MatrixPower p
                ? p.base().entries()
                : matrix.matrix().explicit().entries();
        return new MatrixMade(matrix.size(), entries, power, matrix.scale(), matrix.freeFunctions());
    }
}
