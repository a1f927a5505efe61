package dev.tangent.service.job;

/// How far a stage is.
public record JobProgress(String stage, long done, long total) {}
