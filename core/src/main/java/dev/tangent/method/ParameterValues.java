package dev.tangent.method;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/// Values of parameters, and where each comes from. Never changed; the `with` methods give a new one.
public final class ParameterValues {
    public static final ParameterValues NONE = new ParameterValues(Map.of());

    /// @param byDefault whether nobody gave it
    /// @param chosen by a search among several, or by what the data are
    private record ValueEntry(Object value, boolean byDefault, boolean chosen) {}

    private final Map<Parameter<?>, ValueEntry> entries;

    private ParameterValues(Map<Parameter<?>, ValueEntry> entries) {
        this.entries = Collections.unmodifiableMap(entries);
    }

    /// A value that the caller gives; refused if it lies outside the parameter's domain.
    public <T> ParameterValues with(Parameter<T> parameter, T value) {
        return with(parameter, new ValueEntry(parameter.domain().check(parameter.subject(), value), false, false));
    }

    /// Fills a parameter in that was not given; one that was stays.
    public <T> ParameterValues withDefault(Parameter<T> parameter, T value) {
        return has(parameter) ? this : with(parameter, new ValueEntry(value, true, false));
    }

    private ParameterValues with(Parameter<?> parameter, ValueEntry entry) {
        Map<Parameter<?>, ValueEntry> more = new LinkedHashMap<>(entries);
        more.put(parameter, entry);
        return new ParameterValues(more);
    }

    /// The fallback of a parameter that was not given, where it has one.
    public <T> ParameterValues withFallback(Parameter<T> parameter) {
        return parameter.fallback().map(value -> withDefault(parameter, value)).orElse(this);
    }

    /// With a value that was chosen for the caller, one of the parameter's domain.
    public <T> ParameterValues withChosen(Parameter<T> parameter, T value) {
        return with(parameter, new ValueEntry(value, false, true));
    }

    public boolean has(Parameter<?> parameter) {
        return entries.containsKey(parameter);
    }

    /// Whether the value is there because nobody gave one.
    public boolean isDefault(Parameter<?> parameter) {
        return entry(parameter).byDefault;
    }

    /// Whether a search among several chose the value, or what the data are.
    public boolean isChosen(Parameter<?> parameter) {
        return entry(parameter).chosen;
    }

    @SuppressWarnings("unchecked") // nothing but a T is put under a Parameter<T>
    public <T> T of(Parameter<T> parameter) {
        return (T) entry(parameter).value;
    }

    private ValueEntry entry(Parameter<?> parameter) {
        ValueEntry entry = entries.get(parameter);
        if (entry == null) throw new IllegalStateException("no value for " + parameter.name());
        return entry;
    }

    /// The parameters that have a value, in the order they got it.
    public Set<Parameter<?>> parameters() {
        return entries.keySet();
    }
}
