package dev.tangent.service.table;

import dev.tangent.InvalidInput;
import dev.tangent.data.input.ColumnChoice;
import dev.tangent.data.input.PointsInput;
import dev.tangent.data.table.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/// A table that clients work with: its cells never change but for labels, each change of which gives the next version.
/// Safe for threads.
public final class OpenTable {
    private final String id;
    private final Demo demo;
    private final Map<String, TableDependent> dependents = Collections.synchronizedMap(new LinkedHashMap<>());
    private final ReentrantLock editing = new ReentrantLock();
    private volatile TableVersion current;

    /// @param changed how many labels were changed since it was opened
    private record TableVersion(Table table, long number, int changed) {}

    OpenTable(String id, Demo demo) {
        this.id = id;
        this.demo = demo;
        current = new TableVersion(demo.table(), 0, 0);
    }

    public String id() {
        return id;
    }

    /// As it is now.
    public Table table() {
        return current.table();
    }

    public long version() {
        return current.number();
    }

    int changed() {
        return current.changed();
    }

    public Map<String, String> truth() {
        return demo.truth();
    }

    /// A pose, true and predicted; refused where rows are no poses.
    public Poses.Drawn drawn(int row, Map<String, Double> predicted) {
        return poses().orElseThrow(() -> new InvalidInput(id + " has no poses to draw"))
                .drawn(table(), truth(), row, predicted);
    }

    Optional<Poses> poses() {
        return demo.poses();
    }

    /// The points, as a fit takes them.
    ///
    /// @param taken columns with another use
    public PointsInput points(ColumnChoice.ColumnRequest request, List<String> taken) {
        return PointsInput.of(table(), columns(request), taken);
    }

    /// The columns that are coordinates where nobody says.
    ColumnChoice usualColumns() {
        return ColumnChoice.of(
                table(), columns(new ColumnChoice.ColumnRequest(List.of(), List.of(), List.of(), true)), List.of());
    }

    /// The columns that look like ones to learn.
    public List<String> usualTargets() {
        return TableView.of(this).use().targets();
    }

    /// Columns as they are asked for, and never the truth of a demo unless somebody names it.
    public ColumnChoice.ColumnRequest columns(ColumnChoice.ColumnRequest request) {
        List<String> without = new ArrayList<>(request.without());
        demo.truth().values().stream()
                .filter(column -> !request.columns().contains(column) && !without.contains(column))
                .forEach(without::add);
        return new ColumnChoice.ColumnRequest(request.columns(), without, request.dates(), request.targetsAmong());
    }

    public void add(TableDependent dependent) {
        dependents.put(dependent.id(), dependent);
    }

    public void remove(String dependent) {
        dependents.remove(dependent);
    }

    private List<TableDependent> dependents() {
        synchronized (dependents) {
            return List.copyOf(dependents.values());
        }
    }

    /// Changes labels, and lets all that was made of the table follow. One change after the other.
    ///
    /// @param count how many labels change
    List<TableDependent.Followed> change(UnaryOperator<Table> change, int count, Set<String> columns) {
        return alone(() -> {
            current = new TableVersion(change.apply(table()), version() + 1, changed() + count);
            List<TableDependent.Followed> followed = new ArrayList<>();
            for (TableDependent each : dependents()) each.labelsChanged(columns).ifPresent(followed::add);
            return followed;
        });
    }

    /// Does something during which no label changes.
    public <T> T alone(Supplier<T> work) {
        editing.lock();
        try {
            return work.get();
        } finally {
            editing.unlock();
        }
    }

    void close() {
        dependents().forEach(TableDependent::close);
    }
}
