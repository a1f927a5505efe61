package dev.tangent;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Keeps what a search records.
record MemoryJournal(Map<String, List<Recorded>> units) implements Journal {
    MemoryJournal() {
        this(new LinkedHashMap<>());
    }

    MemoryJournal first(int count) {
        MemoryJournal some = new MemoryJournal();
        units.entrySet().stream().limit(count).forEach(each -> some.units.put(each.getKey(), each.getValue()));
        return some;
    }

    @Override
    public void begin(SearchName search) {}

    @Override
    public Optional<List<Recorded>> recall(String unit) {
        return Optional.ofNullable(units.get(unit));
    }

    @Override
    public void record(String unit, List<Recorded> trials) {
        units.put(unit, trials);
    }
}
