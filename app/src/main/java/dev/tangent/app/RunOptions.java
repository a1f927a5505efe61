package dev.tangent.app;

import dev.tangent.app.method.Kind;
import dev.tangent.app.report.Findings;
import dev.tangent.app.report.ProgressLine;
import dev.tangent.app.report.Stages;
import dev.tangent.app.report.Summary;
import dev.tangent.app.report.SummaryJson;
import dev.tangent.app.report.SummaryText;
import dev.tangent.linalg.Parallel;
import dev.tangent.linalg.Progress;
import java.util.Optional;
import java.util.function.ToIntFunction;
import picocli.CommandLine.Option;

/// How a command runs and what it says meanwhile; the same for all commands that compute.
final class RunOptions {
    @Option(
            names = "--threads",
            paramLabel = "N",
            order = 60,
            description = "how many threads work (default: one for each processor); the result does not depend on it")
    private Optional<String> threads = Optional.empty();

    @Option(
            names = "--seed",
            paramLabel = "N",
            order = 61,
            description = "seed of whatever is drawn at random (default: 0)")
    long seed;

    @Option(
            names = "--json",
            order = 62,
            description = "write the summary as one JSON object to standard output instead of text to standard error")
    boolean json;

    @Option(
            names = {"-q", "--quiet"},
            order = 63,
            description = "no summary and no progress, only errors")
    boolean quiet;

    /// Does the work on the threads asked for, with a progress line if a person watches.
    int run(Streams streams, ToIntFunction<Stages> work) {
        int workers = threads.map(text -> new Kind.Count(1).parse("--threads", text))
                .orElse(Runtime.getRuntime().availableProcessors());
        try (ProgressLine line = new ProgressLine(streams.err(), streams.terminal() && !quiet)) {
            return ScopedValue.where(Progress.LISTENER, line)
                    .call(() -> Parallel.on(workers, () -> work.applyAsInt(new Stages(line))));
        }
    }

    /// Says what was found, in the form asked for.
    void report(Streams streams, Findings findings) {
        if (json) streams.print(SummaryJson.of(findings));
        else if (!quiet) streams.err().print(SummaryText.of(findings));
    }

    /// Says what was done, in the form asked for.
    void report(Streams streams, Summary summary) {
        if (json) streams.print(SummaryJson.of(summary));
        else if (!quiet) streams.err().print(SummaryText.of(summary));
    }
}
