package dev.tangent.app.command;

import dev.tangent.ParameterValue;
import dev.tangent.Journal;
import dev.tangent.Tuning;
import dev.tangent.app.console.Streams;
import dev.tangent.app.console.Version;
import dev.tangent.app.option.LearningOptions;
import dev.tangent.app.option.MethodOptions;
import dev.tangent.app.option.RunOptions;
import dev.tangent.app.option.SearchFileOptions;
import dev.tangent.app.output.SearchFiles;
import dev.tangent.app.report.StageTimes;
import dev.tangent.data.journal.JournalFile;
import dev.tangent.method.BaselineMethod;
import dev.tangent.method.LambdaFreeRule;
import dev.tangent.method.Methods;
import dev.tangent.method.RegularizerMethod;
import dev.tangent.method.TrendMethod;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.present.CandidateTable;
import dev.tangent.present.TuningText;
import dev.tangent.report.CandidateReport;
import dev.tangent.report.TuningReport;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Mixin;

/// A command that searches and predicts nothing: reads, searches, writes, and says what was found.
abstract class SearchCommand extends LearningCommand {
    private final String command;

    @Mixin
    private SearchFileOptions kept;

    SearchCommand(String command, Streams streams, MethodOptions methods) {
        super(streams, new LearningOptions(methods));
        this.command = command;
    }

    @Override
    void work(StageTimes stages) {
        SearchFiles files = kept.files(options.inputs());
        Optional<Journal> journal = files.journal().map(file -> new JournalFile(file, Version.text()));
        LearningRun learning = request(command, List.of(), journal, stages).read();
        Tuning tuning = learning.tune();
        stages.perform(
                "write",
                () -> files.write(
                        new CandidateTable(tuning, learning.labelled().columns()),
                        () -> drawing(tuning, learning.points().file())));
        RunOptions run = options.run();
        run.report(streams, learning.summary(tuning, files.written()));
        if (!run.json() && !run.quiet()) streams.print(TuningText.ranking(tuning.report()) + next(tuning.report()));
    }

    abstract Drawing drawing(Tuning tuning, String file);

    /// The command that predicts with what was chosen.
    private String next(TuningReport tuning) {
        String words = "\nPredict with it:\n  tangent predict "
                + options.points().words() + " " + options.labels().words();
        return words + options.loss().words() + how(tuning) + " -o predictions.csv\n";
    }

    /// The parameters themselves where there is one set of them and no search is needed; else the same search.
    private String how(TuningReport tuning) {
        CandidateReport chosen = tuning.chosen().getFirst();
        if (tuning.chosen().size() > 1 || tuning.ensemble())
            return options.method().words() + search();
        String named = " --method " + chosen.method();
        return switch (Methods.named(chosen.method())) {
            case RegularizerMethod made -> named + values(chosen.parameters());
            case LambdaFreeRule rule -> named + values(chosen.parameters());
            case BaselineMethod baseline -> named + search();
            // It has weights of its own that no option takes: the same search finds them again.
            case TrendMethod trend -> options.method().words() + search();
        };
    }

    private String search() {
        long seed = options.run().seed();
        return options.selection().words() + (seed == 0 ? "" : " --seed " + seed);
    }

    private static String values(Map<String, ParameterValue> parameters) {
        StringBuilder text = new StringBuilder();
        parameters.forEach((name, value) -> {
            if (!name.startsWith("relative-"))
                text.append(" --").append(name).append(' ').append(value);
        });
        return text.toString();
    }
}
