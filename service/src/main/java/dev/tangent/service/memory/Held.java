package dev.tangent.service.memory;

import java.util.List;

/// Something that stays in memory until a client gives it back, or until there is no room for it.
public interface Held {
    /// How many it takes by itself; what is shared with something else that is held is counted there.
    long bytes();

    /// When a client last asked for it, as [System#nanoTime] tells it.
    long asked();

    /// Whether somebody waits for it, or would lose something by its end.
    boolean isInUse();

    /// Ends it, unless it has come into use meanwhile.
    ///
    /// @return the ids of all that ended with it
    List<String> drop();
}
