package dev.tangent.app.option;

import dev.tangent.Check;
import dev.tangent.app.console.Streams;
import dev.tangent.app.output.RowTarget;
import dev.tangent.app.report.ProgressLine;
import dev.tangent.app.report.StageTimes;
import dev.tangent.parallel.Parallel;
import dev.tangent.present.Summary;
import dev.tangent.present.SummaryJson;
import dev.tangent.present.SummaryText;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import picocli.CommandLine.Option;

/// How a command runs and what it says meanwhile; the same for all commands that compute.
public final class RunOptions {
    @Option(
            names = "--threads",
            paramLabel = "N",
            order = 60,
            description =
                    "how many threads work (default, and at most: one for each processor); the result does not depend on it")
    private Optional<String> threads = Optional.empty();

    @Option(
            names = "--json",
            order = 62,
            description = "write the summary as one JSON object to standard output instead of text to standard error")
    private boolean json;

    @Option(
            names = {"-q", "--quiet"},
            order = 63,
            description = "no summary and no progress, only errors")
    private boolean quiet;

    /// Does the work on the threads asked for, with a progress line if a person watches.
    public void run(Streams streams, Consumer<StageTimes> work) {
        int workers = threads.map(text -> TypedValue.whole("--threads", 1, text))
                .orElse(Runtime.getRuntime().availableProcessors());
        try (ProgressLine line = new ProgressLine(streams.err(), progress(streams))) {
            StageTimes stages = new StageTimes(line);
            Parallel.onAtMost(workers, () -> {
                work.accept(stages);
                return stages;
            });
        }
    }

    private ProgressLine.Style progress(Streams streams) {
        if (quiet) return ProgressLine.Style.NONE;
        return streams.terminal() ? ProgressLine.Style.REWRITTEN : ProgressLine.Style.LINES;
    }

    /// Says what was done, in the form asked for.
    public void report(Streams streams, Summary summary) {
        if (json) streams.print(SummaryJson.of(summary));
        else if (!quiet) streams.err().print(SummaryText.of(summary));
    }

    /// Refuses a summary and results that would both go to standard output.
    ///
    /// @param results what the command writes
    public void checkJson(Optional<Path> output, String results) {
        Check.that(
                !json || !RowTarget.isStandardOutput(output),
                "--json takes standard output for the summary, so the " + results + " need a file: add -o OUT");
    }

    public boolean json() {
        return json;
    }

    public boolean quiet() {
        return quiet;
    }
}
