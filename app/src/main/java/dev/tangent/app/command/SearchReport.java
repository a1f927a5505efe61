package dev.tangent.app.command;

import dev.tangent.Tuning;
import dev.tangent.app.console.Streams;
import dev.tangent.app.console.Version;
import dev.tangent.app.option.LearningOptions;
import dev.tangent.app.option.RunOptions;
import dev.tangent.app.option.SearchFileOptions;
import dev.tangent.app.output.CandidateTable;
import dev.tangent.app.output.SearchFiles;
import dev.tangent.app.report.StageTimes;
import dev.tangent.data.journal.JournalFile;
import dev.tangent.method.BaselineMethod;
import dev.tangent.method.LambdaFreeRule;
import dev.tangent.method.MeasureKind;
import dev.tangent.method.Method;
import dev.tangent.method.Methods;
import dev.tangent.method.RegularizerMethod;
import dev.tangent.method.TrendMethod;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.plot.result.RankingFigure;
import dev.tangent.plot.result.TuningFigure;
import dev.tangent.report.CandidateReport;
import dev.tangent.report.TuningReport;
import dev.tangent.service.result.TuningText;
import java.util.List;
import java.util.Map;

/// What `tune` and `compare` have in common: read, search, write, and say what was found.
record SearchReport(String command, LearningOptions options) {
    int work(Streams streams, StageTimes stages, SearchFileOptions kept) {
        SearchFiles files = kept.files(options.inputs());
        LearningRequest request = new LearningRequest(
                command,
                options,
                List.of(),
                files.journal().map(file -> new JournalFile(file, Version.text())),
                stages);
        request.check();
        LearningRun learning = request.read();
        Tuning tuning = learning.tune();
        stages.run("write", () -> {
            files.write(
                    new CandidateTable(tuning, learning.labelled().columns()),
                    () -> drawing(tuning, learning.points().file()));
            return files;
        });
        RunOptions run = options.run();
        run.report(streams, learning.summary(tuning, files.written()));
        if (!run.json() && !run.quiet()) streams.print(TuningText.ranking(tuning.report()) + next(tuning.report()));
        return 0;
    }

    private Drawing drawing(Tuning tuning, String file) {
        TuningReport report = tuning.report();
        String what = report.measure() == MeasureKind.ACCURACY
                ? "error rate (1 - accuracy)"
                : report.measure().word();
        if (command.equals("compare")) return ranking(report, what, file);
        String title = "Cross-validated " + what + " on " + file;
        String subtitle = report.folds() + " folds, " + report.candidates()
                + " candidates. For each value the best choice of all else; red: chosen, and one standard error above";
        return new TuningFigure(tuning.candidates()).drawing(title, subtitle);
    }

    private static Drawing ranking(TuningReport report, String what, String file) {
        return RankingFigure.of(
                "Methods on " + file,
                report.folds()
                        + " folds, each method at its best parameters; bars and the grey band: one standard error",
                what + " on held-out labels" + (report.unit().isEmpty() ? "" : ", in " + report.unit()),
                report.ranking());
    }

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
        return switch (method(chosen.method())) {
            case RegularizerMethod made -> named + values(chosen.parameters());
            case LambdaFreeRule rule -> named + values(chosen.parameters());
            case BaselineMethod baseline -> named + search();
            // It has weights of its own that no option takes: the same search finds them again.
            case TrendMethod trend -> options.method().words() + search();
        };
    }

    private static Method method(String name) {
        return Methods.all().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private String search() {
        long seed = options.run().seed();
        return options.selection().words() + (seed == 0 ? "" : " --seed " + seed);
    }

    private static String values(Map<String, Object> parameters) {
        StringBuilder text = new StringBuilder();
        parameters.forEach((name, value) -> {
            if (!name.startsWith("relative-"))
                text.append(" --").append(name).append(' ').append(value);
        });
        return text.toString();
    }
}
