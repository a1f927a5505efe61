package dev.tangent.service.table;

import dev.tangent.service.http.Refusal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// What was made of a table, which ends with it, and what else reads it. Safe for threads.
final class TableDependents {
    private final String table;
    private final Map<String, TableDependent> all = new LinkedHashMap<>();
    private final Set<String> readers = ConcurrentHashMap.newKeySet();
    private boolean closed;

    /// @param table its id
    TableDependents(String table) {
        this.table = table;
    }

    /// Refused once it is closed: what would be made of it then is nothing that anybody could still end.
    synchronized void add(TableDependent dependent) {
        refuseClosed();
        all.put(dependent.id(), dependent);
    }

    synchronized void remove(String dependent) {
        all.remove(dependent);
    }

    /// Something made of another table reads this one too, and does not end with it.
    void readBy(String reader) {
        readers.add(reader);
    }

    void readNoMore(String reader) {
        readers.remove(reader);
    }

    synchronized List<TableDependent> list() {
        return List.copyOf(all.values());
    }

    synchronized List<String> ids() {
        return new ArrayList<>(all.keySet());
    }

    boolean areInUse() {
        return !readers.isEmpty() || list().stream().anyMatch(TableDependent::isInUse);
    }

    synchronized void refuseClosed() {
        if (closed) throw Refusal.unknown("table " + table + " was closed meanwhile");
    }

    void close() {
        synchronized (this) {
            closed = true;
        }
        list().forEach(TableDependent::close);
    }
}
