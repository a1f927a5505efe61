package dev.tangent.present;

import dev.tangent.method.LossKind;
import dev.tangent.report.LossReport;
import java.util.Arrays;
import java.util.OptionalDouble;

/// The loss that a report tells of, as the catalogue has it.
///
/// @param parameter in units of the labels or a share of them, as one would give it; empty where it is the usual one
public record ReportedLoss(LossKind kind, OptionalDouble parameter) {
    public static ReportedLoss of(LossReport report) {
        LossKind kind = Arrays.stream(LossKind.values())
                .filter(each -> each.word().equals(report.name()))
                .findFirst()
                .orElseThrow();
        boolean given = report.value().isPresent() && !report.ofSpread();
        return new ReportedLoss(kind, given ? OptionalDouble.of(report.value().get()) : OptionalDouble.empty());
    }

    public boolean isSquared() {
        return kind == LossKind.SQUARED;
    }
}
