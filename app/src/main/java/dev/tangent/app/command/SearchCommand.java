package dev.tangent.app.command;

import dev.tangent.Journal;
import dev.tangent.Tuning;
import dev.tangent.app.console.Streams;
import dev.tangent.app.console.Version;
import dev.tangent.app.option.LearningOptions;
import dev.tangent.app.option.MethodOptions;
import dev.tangent.app.option.SearchFileOptions;
import dev.tangent.app.output.SearchFiles;
import dev.tangent.app.report.StageTimes;
import dev.tangent.data.journal.JournalFile;
import dev.tangent.method.Methods;
import dev.tangent.method.RegularizerMethod;
import dev.tangent.method.kind.BaselineMethod;
import dev.tangent.method.kind.LambdaFreeRule;
import dev.tangent.method.kind.TrendMethod;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.present.CandidateTable;
import dev.tangent.present.TuningText;
import dev.tangent.present.code.CommandWords;
import dev.tangent.report.CandidateReport;
import dev.tangent.report.TuningReport;
import java.util.List;
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
        run.report(streams, learning.summary(tuning, files.written()));
        if (!run.json() && !run.quiet())
            streams.print(TuningText.ranking(tuning.report(), learning.points().columns()) + next(tuning.report()));
    }

    abstract Drawing drawing(Tuning tuning, String file);

    /// The command that predicts with what was chosen.
    private String next(TuningReport tuning) {
        CommandWords words = new CommandWords("tangent", "predict");
        options.points().addTo(words);
        options.labels().addTo(words);
        options.loss().addTo(words);
        how(tuning, words);
        return "\nPredict with it:\n  " + words.option("-o", "predictions.csv").text() + "\n";
    }

    /// The parameters themselves where there is one set of them and no search is needed; else the same search.
    private void how(TuningReport tuning, CommandWords words) {
        CandidateReport chosen = tuning.chosen().getFirst();
        if (tuning.chosen().size() > 1 || tuning.ensemble()) {
            searchAgain(words);
            return;
        }
        switch (Methods.named(chosen.method())) {
            case RegularizerMethod made -> chosen(chosen, words);
            case LambdaFreeRule rule -> chosen(chosen, words);
            case BaselineMethod baseline -> search(words.option("--method", chosen.method()));
            // It has weights of its own that no option takes: the same search finds them again.
            case TrendMethod trend -> searchAgain(words);
        }
    }

    private void searchAgain(CommandWords words) {
        options.method().addTo(words);
        search(words);
    }

    private void search(CommandWords words) {
        options.selection().addTo(words);
        if (options.seed() != 0) words.option("--seed", options.seed());
    }

    private static void chosen(CandidateReport chosen, CommandWords words) {
        words.option("--method", chosen.method());
        chosen.parameters().forEach((name, value) -> {
            if (!name.startsWith("relative-")) words.option("--" + name, value);
        });
    }
}
