package dev.tangent.app.method;

import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/// Values of parameters, and which of them nobody asked for. Never changed; the `with` methods give a new one.
public final class Settings {
    public static final Settings NONE = new Settings(Map.of(), Set.of());

    private final Map<Parameter<?>, Object> values;
    private final Set<Parameter<?>> defaulted;

    private Settings(Map<Parameter<?>, Object> values, Set<Parameter<?>> defaulted) {
        this.values = Collections.unmodifiableMap(values);
        this.defaulted = Collections.unmodifiableSet(defaulted);
    }

    /// Reads what the user typed for a parameter.
    public <T> Settings withText(Parameter<T> parameter, String text) {
        return with(parameter, parameter.parse(text));
    }

    public <T> Settings with(Parameter<T> parameter, T value) {
        Map<Parameter<?>, Object> more = new LinkedHashMap<>(values);
        more.put(parameter, value);
        return new Settings(more, defaulted);
    }

    /// Fills a parameter in that was not given; one that was stays.
    public <T> Settings withDefault(Parameter<T> parameter, T value) {
        if (has(parameter)) return this;
        Set<Parameter<?>> more = new HashSet<>(defaulted);
        more.add(parameter);
        return new Settings(with(parameter, value).values, more);
    }

    public boolean has(Parameter<?> parameter) {
        return values.containsKey(parameter);
    }

    public boolean isDefault(Parameter<?> parameter) {
        return defaulted.contains(parameter);
    }

    @SuppressWarnings("unchecked") // `with` puts in nothing but a T under a Parameter<T>.
    public <T> T of(Parameter<T> parameter) {
        Object value = values.get(parameter);
        if (value == null) throw new IllegalStateException("no value for " + parameter.name());
        return (T) value;
    }

    /// The parameters that have a value, in the order they got it.
    public Set<Parameter<?>> parameters() {
        return values.keySet();
    }
}
