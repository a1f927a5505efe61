package dev.tangent.method.spec;

import dev.tangent.method.Parameter;
import dev.tangent.method.ParameterValues;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Several values for each of some parameters, to choose among. Never changed; the `with` methods give a new one.
public final class ParameterGrid {
    public static final ParameterGrid NONE = new ParameterGrid(Map.of());

    /// Where values come from, as far as a single one of them is concerned: several are chosen among.
    private enum GridSource {
        GIVEN,
        DEFAULT,
        CHOSEN
    }

    private record GridEntry(List<?> values, GridSource source) {}

    private final Map<Parameter<?>, GridEntry> entries;

    private ParameterGrid(Map<Parameter<?>, GridEntry> entries) {
        this.entries = Collections.unmodifiableMap(entries);
    }

    /// One value or several that the caller gives; a value that is given twice counts once.
    public <T> ParameterGrid with(Parameter<T> parameter, List<? extends T> values) {
        List<T> checked = new ArrayList<>();
        for (T value : values) checked.add(parameter.domain().check(parameter.subject(), value));
        return with(parameter, checked.stream().distinct().toList(), GridSource.GIVEN);
    }

    /// Fills a parameter in that nobody gave a value for.
    public <T> ParameterGrid withDefault(Parameter<T> parameter, List<? extends T> values) {
        return has(parameter) ? this : with(parameter, values, GridSource.DEFAULT);
    }

    /// What the data leave to choose among, perhaps a single value.
    public <T> ParameterGrid withChosen(Parameter<T> parameter, List<? extends T> values) {
        return with(parameter, values, GridSource.CHOSEN);
    }

    /// One value in place of whatever there is.
    public <T> ParameterGrid only(Parameter<T> parameter, T value) {
        return with(parameter, List.of(value), GridSource.DEFAULT);
    }

    /// Another grid than the usual one, which nobody asked for.
    public <T> ParameterGrid withGrid(Parameter<T> parameter, List<? extends T> values) {
        return with(parameter, values, GridSource.DEFAULT);
    }

    private ParameterGrid with(Parameter<?> parameter, List<?> values, GridSource source) {
        Map<Parameter<?>, GridEntry> more = new LinkedHashMap<>(entries);
        more.put(parameter, new GridEntry(List.copyOf(values), values.size() > 1 ? GridSource.CHOSEN : source));
        return new ParameterGrid(more);
    }

    public boolean has(Parameter<?> parameter) {
        return entries.containsKey(parameter);
    }

    @SuppressWarnings("unchecked") // nothing but values of T are put under a Parameter<T>
    public <T> List<T> of(Parameter<T> parameter) {
        return (List<T>) entry(parameter).values;
    }

    private GridEntry entry(Parameter<?> parameter) {
        GridEntry entry = entries.get(parameter);
        if (entry == null) throw new IllegalStateException("no values for " + parameter.name());
        return entry;
    }

    public Set<Parameter<?>> parameters() {
        return entries.keySet();
    }

    /// Whether the parameter has exactly one value.
    public boolean isSingle(Parameter<?> parameter) {
        return has(parameter) && entry(parameter).values.size() == 1;
    }

    /// The parameters with exactly one value.
    public ParameterValues single() {
        ParameterValues settings = ParameterValues.NONE;
        for (Parameter<?> parameter : parameters())
            if (isSingle(parameter))
                settings = with(settings, parameter, entry(parameter).values.getFirst(), entry(parameter).source);
        return settings;
    }

    @SuppressWarnings("unchecked") // nothing but values of T are put under a Parameter<T>
    private static <T> ParameterValues with(
            ParameterValues settings, Parameter<T> parameter, Object value, GridSource source) {
        return switch (source) {
            case GIVEN -> settings.with(parameter, (T) value);
            case DEFAULT -> settings.withDefault(parameter, (T) value);
            case CHOSEN -> settings.withChosen(parameter, (T) value);
        };
    }

    /// Whether the same parameters have the same values.
    @Override
    public boolean equals(Object other) {
        return other instanceof ParameterGrid grid && entries.equals(grid.entries);
    }

    @Override
    public int hashCode() {
        return entries.hashCode();
    }

    /// Every combination of the values of these parameters, the last one varying fastest.
    public List<ParameterValues> combinations(List<Parameter<?>> parameters) {
        List<ParameterValues> all = List.of(ParameterValues.NONE);
        for (Parameter<?> parameter : parameters) {
            GridEntry entry = entry(parameter);
            List<ParameterValues> longer = new ArrayList<>();
            for (ParameterValues settings : all)
                for (Object value : entry.values) longer.add(with(settings, parameter, value, entry.source));
            all = longer;
        }
        return all;
    }
}
