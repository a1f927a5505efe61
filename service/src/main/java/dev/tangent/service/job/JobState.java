package dev.tangent.service.job;

import java.util.Locale;

/// Where a job is.
public enum JobState {
    WAITING,
    RUNNING,
    DONE,
    FAILED,
    CANCELLED;

    /// As clients read it.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public boolean isEnd() {
        return this == DONE || this == FAILED || this == CANCELLED;
    }
}
