package dev.tangent.app;

import dev.tangent.app.input.PointsInput;
import dev.tangent.app.method.Bounds;
import dev.tangent.app.method.Defaults;
import dev.tangent.app.method.Method;
import dev.tangent.app.method.Parameter;
import dev.tangent.app.method.Settings;
import dev.tangent.app.report.Stages;
import dev.tangent.app.report.Summary.LambdaUsed;
import dev.tangent.app.report.Summary.MatrixMade;
import dev.tangent.app.report.Summary.MethodUsed;
import dev.tangent.app.report.Summary.Value;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.Lambda;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.MatrixPower;
import java.util.LinkedHashMap;
import java.util.Map;

/// From points and the method's options to the matrix R, with the settings that were used in the end.
record Regularization(Method method, boolean methodIsDefault, Settings settings, RegularizerMatrix matrix) {

    static Regularization of(PointsInput points, MethodOptions options, Stages stages) {
        Method method = options.method();
        int coordinates = points.cloud().dimension();
        Settings early = Defaults.beforeGraph(method, options.given(), points.distinct(), coordinates);
        Bounds.check(early, points.table().file(), points.distinct(), coordinates);
        NeighbourGraph graph =
                stages.run("neighbours", () -> NeighbourGraph.nearest(points.cloud(), early.of(Parameter.NEIGHBOURS)));
        Settings settings = Defaults.afterGraph(method, early, graph);
        RegularizerMatrix matrix =
                stages.run("regularizer", () -> method.regularizer(settings).over(graph));
        return new Regularization(method, options.methodIsDefault(), settings, matrix);
    }

    MethodUsed methodUsed() {
        Map<String, Value> parameters = new LinkedHashMap<>();
        for (Parameter<?> parameter : method.parameters())
            parameters.put(parameter.name(), new Value(settings.of(parameter), settings.isDefault(parameter)));
        return new MethodUsed(method.name(), method.title(), methodIsDefault, parameters);
    }

    LambdaUsed lambdaUsed(Lambda lambda, boolean byDefault) {
        double raw = lambda.over(matrix);
        double relative = switch (lambda) {
            case Lambda.Raw given -> given.value() * matrix.scale();
            case Lambda.Relative given -> given.value();
        };
        return new LambdaUsed(raw, relative, byDefault);
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
