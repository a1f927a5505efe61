package dev.tangent.report;

import dev.tangent.ParameterValue;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.method.EmbeddingMethod;
import dev.tangent.method.Method;
import dev.tangent.method.Parameter;
import dev.tangent.method.ParameterValues;
import dev.tangent.regularizer.Bandwidth;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The method of a fit and the values of its parameters.
///
/// @param byDefault whether nobody named it
/// @param parameters by their names, in the order in which a person would read them
public record MethodReport(String name, String title, boolean byDefault, Map<String, ReportedValue> parameters) {
    public MethodReport {
        parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
    }

    /// Of a method of the catalogue.
    ///
    /// @param graph the one the method worked on, which gives a relative bandwidth its size
    public static MethodReport of(Method method, boolean byDefault, ParameterValues settings, NeighbourGraph graph) {
        return new MethodReport(
                method.name(), method.title(), byDefault, values(method.parametersOver(graph), settings, graph));
    }

    /// Of an embedding by geodesics, which somebody named.
    ///
    /// @param graph the one the method worked on
    public static MethodReport of(EmbeddingMethod method, ParameterValues settings, NeighbourGraph graph) {
        List<Parameter<?>> told = graph.isGiven() ? List.of(Parameter.DIMENSION) : method.parameters();
        return new MethodReport(method.name(), method.title(), false, values(told, settings, graph));
    }

    private static Map<String, ReportedValue> values(
            List<Parameter<?>> parameters, ParameterValues settings, NeighbourGraph graph) {
        Map<String, ReportedValue> values = new LinkedHashMap<>();
        for (Parameter<?> parameter : parameters) values.put(parameter.name(), value(parameter, settings, graph));
        return values;
    }

    private static <T> ReportedValue value(Parameter<T> parameter, ParameterValues settings, NeighbourGraph graph) {
        T value = settings.of(parameter);
        ParameterValue shown = value instanceof Bandwidth bandwidth
                ? ParameterValue.of(bandwidth.over(graph))
                : parameter.domain().shown(value);
        return new ReportedValue(shown, settings.isDefault(parameter), settings.isChosen(parameter));
    }

    /// A value and where it comes from.
    ///
    /// @param value a number or a word
    /// @param chosen by a search, or by what the data are
    public record ReportedValue(ParameterValue value, boolean byDefault, boolean chosen) {}
}
