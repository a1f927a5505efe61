package dev.tangent.present;

import dev.tangent.data.input.Finding;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What was found in a table, in a front's words.
public final class FindingText {
    private FindingText() {}

    /// What a person should look at, a sentence each.
    public static List<String> doubts(List<Finding> findings, FrontWords front) {
        return findings.stream()
                .filter(Finding::isDoubt)
                .map(finding -> finding.words().text(front::name))
                .toList();
    }

    /// A run with doubts before its own warnings, and with what was decided although nobody said so.
    public static RunSummary on(RunSummary run, List<Finding> findings, FrontWords front) {
        List<String> told = findings.stream()
                .filter(finding -> !finding.isDoubt())
                .map(finding -> finding.words().text(front::name))
                .toList();
        RunSummary warned = run.after(doubts(findings, front));
        if (told.isEmpty()) return warned;
        Map<String, String> notes = new LinkedHashMap<>(Map.of("told", String.join("; ", told)));
        notes.putAll(warned.notes());
        return new RunSummary(notes, warned.warnings(), warned.seconds(), warned.output());
    }
}
