package dev.tangent.service.table;

import java.util.Optional;
import java.util.Set;

/// Something made of a table.
public interface TableDependent {
    /// How it took new labels.
    ///
    /// @param live whether it has them; if not, it is stale
    record Followed(String id, long version, boolean live, double seconds) {}

    String id();

    /// Labels changed; empty where they do not matter.
    ///
    /// @param columns whose labels did
    Optional<Followed> labelsChanged(Set<String> columns);

    /// Whether somebody waits for it.
    boolean isInUse();

    /// The table is closed.
    void close();
}
