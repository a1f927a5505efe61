package dev.tangent.present;

import dev.tangent.learning.Status;
import java.util.List;

/// Statuses as numbers, for arrays: their places in the order from good to bad.
public final class StatusNumber {
    private static final List<Status> ORDER = List.of(Status.values());

    private StatusNumber() {}

    public static int of(Status status) {
        return ORDER.indexOf(status);
    }
}
