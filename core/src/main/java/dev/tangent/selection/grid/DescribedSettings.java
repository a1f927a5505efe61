package dev.tangent.selection.grid;

import dev.tangent.ParameterValue;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.method.Method;
import dev.tangent.method.Parameter;
import dev.tangent.method.ParameterValues;
import dev.tangent.regularizer.Bandwidth;
import java.util.LinkedHashMap;
import java.util.Map;

/// Values of parameters as files and people read them: numbers and words by the parameters' keys.
final class DescribedSettings {
    private DescribedSettings() {}

    /// By the parameters' keys.
    ///
    /// @param graph the one the method works on, which gives a relative bandwidth its size
    public static Map<String, ParameterValue> of(Method method, ParameterValues settings, NeighbourGraph graph) {
        Map<String, ParameterValue> described = new LinkedHashMap<>();
        for (Parameter<?> parameter : method.parametersOver(graph)) describe(parameter, settings, graph, described);
        return described;
    }

    private static <T> void describe(
            Parameter<T> parameter,
            ParameterValues settings,
            NeighbourGraph graph,
            Map<String, ParameterValue> described) {
        T value = settings.of(parameter);
        if (value instanceof Bandwidth bandwidth) bandwidth.describe(graph, described);
        else described.put(parameter.key(), parameter.domain().shown(value));
    }
}
