package dev.tangent.app.method;

import dev.tangent.linalg.InvalidInput;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Several values for each of some parameters, to choose among. Never changed; the `with` methods give a new one.
public final class Choices {
    public static final Choices NONE = new Choices(Map.of());

    private record Entry(List<?> values, Origin origin) {}

    private final Map<Parameter<?>, Entry> entries;

    private Choices(Map<Parameter<?>, Entry> entries) {
        this.entries = Collections.unmodifiableMap(entries);
    }

    /// Reads what the user typed: one value, or several parted by commas.
    public <T> Choices withText(Parameter<T> parameter, String text) {
        return with(parameter, parsed(parameter.option(), parameter.kind(), text), Origin.GIVEN);
    }

    /// One value, or several parted by commas; one that is given twice counts once.
    public static <T> List<T> parsed(String option, Kind<T> kind, String text) {
        String[] words = text.split(",", -1);
        if (words.length > 1 && Arrays.stream(words).anyMatch(String::isBlank))
            throw new InvalidInput(option + " must be values parted by single commas, as in 1,2,3, but is " + text);
        return Arrays.stream(words)
                .map(word -> kind.parse(option, word.strip()))
                .distinct()
                .toList();
    }

    /// Fills a parameter in that nobody gave a value for.
    public <T> Choices withDefault(Parameter<T> parameter, List<? extends T> values) {
        return has(parameter) ? this : with(parameter, values, Origin.DEFAULT);
    }

    /// One value in place of whatever there is.
    public <T> Choices only(Parameter<T> parameter, T value) {
        return with(parameter, List.of(value), Origin.DEFAULT);
    }

    private Choices with(Parameter<?> parameter, List<?> values, Origin origin) {
        Map<Parameter<?>, Entry> more = new LinkedHashMap<>(entries);
        more.put(parameter, new Entry(List.copyOf(values), values.size() > 1 ? Origin.CHOSEN : origin));
        return new Choices(more);
    }

    public boolean has(Parameter<?> parameter) {
        return entries.containsKey(parameter);
    }

    @SuppressWarnings("unchecked") // `with` is given nothing but values of T under a Parameter<T>.
    public <T> List<T> of(Parameter<T> parameter) {
        return (List<T>) entry(parameter).values;
    }

    private Entry entry(Parameter<?> parameter) {
        Entry entry = entries.get(parameter);
        if (entry == null) throw new IllegalStateException("no values for " + parameter.name());
        return entry;
    }

    public Set<Parameter<?>> parameters() {
        return entries.keySet();
    }

    /// The parameters with exactly one value.
    public Settings single() {
        Settings settings = Settings.NONE;
        for (Parameter<?> parameter : parameters()) {
            Entry entry = entry(parameter);
            if (entry.values.size() == 1) settings = settings.with(parameter, entry.values.getFirst(), entry.origin);
        }
        return settings;
    }

    /// Every combination of the values of these parameters, the last one varying fastest.
    public List<Settings> combinations(List<Parameter<?>> parameters) {
        List<Settings> all = List.of(Settings.NONE);
        for (Parameter<?> parameter : parameters) {
            Entry entry = entry(parameter);
            List<Settings> longer = new ArrayList<>();
            for (Settings settings : all)
                for (Object value : entry.values) longer.add(settings.with(parameter, value, entry.origin));
            all = longer;
        }
        return all;
    }

    /// The settings that a search found best: its own value where there were several to choose among.
    ///
    /// @param found by the parameters' keys
    public Settings settled(List<Parameter<?>> parameters, Map<String, Object> found) {
        Settings settings = Settings.NONE;
        for (Parameter<?> parameter : parameters) {
            Entry entry = entry(parameter);
            Object value = entry.values.size() == 1
                    ? entry.values.getFirst()
                    : parameter.parse(String.valueOf(found.get(parameter.key())));
            settings = settings.with(parameter, value, entry.origin);
        }
        return settings;
    }
}
