package dev.tangent.app;

import dev.tangent.app.input.Advice;
import dev.tangent.app.input.Labelled;
import dev.tangent.app.input.PointsInput;
import dev.tangent.app.method.BaselineMethod;
import dev.tangent.app.method.Catalogue;
import dev.tangent.app.method.RegularizerMethod;
import dev.tangent.app.method.RuleMethod;
import dev.tangent.app.method.TrendMethod;
import dev.tangent.app.report.Stages;
import dev.tangent.app.report.Summary;
import dev.tangent.app.report.Tuning;
import dev.tangent.app.report.TuningText;
import dev.tangent.app.tuning.CandidateTable;
import dev.tangent.app.tuning.ErrorFigure;
import dev.tangent.app.tuning.Found;
import dev.tangent.app.tuning.Ranking;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.learning.selection.Search;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What `tune` and `compare` have in common: read, search, write, and say what was found.
record SearchReport(String command, LearningOptions options) {
    int work(Streams streams, Stages stages, SearchFileOptions kept) {
        options.check(command);
        SearchFiles files = kept.files(options.inputs());
        LearningOptions.Input input = options.read(command, stages);
        Labelled labelled = input.labelled();
        Found found = new CrossValidation(options).over(input.points(), labelled, files.journal(), stages);
        Tuning tuning = new Ranking(found, labelled.outputs()).tuning(options.selection.perOutput);
        stages.run("write", () -> {
            files.write(new CandidateTable(found, labelled.columns()), () -> drawing(found, tuning, input.points()));
            return files;
        });
        RunOptions run = options.run;
        run.report(streams, summary(input, tuning, found, stages, files));
        if (!run.json && !run.quiet) streams.print(TuningText.ranking(tuning) + next(tuning));
        return 0;
    }

    private Summary summary(LearningOptions.Input input, Tuning tuning, Found found, Stages stages, SearchFiles files) {
        Labelled labelled = input.labelled();
        List<String> warnings = new ArrayList<>(Advice.about(input.points(), labelled));
        warnings.addAll(labelled.warnings());
        found.failures().forEach(failure -> warnings.add("left out, because it could not be solved: " + failure));
        return new Summary(
                command,
                Version.text(),
                options.points.used(input.points()),
                Optional.of(options.labels.used(labelled)),
                Optional.of(tuning),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(options.model.used(Optional.empty())),
                Optional.empty(),
                Optional.empty(),
                warnings,
                stages.seconds(),
                files.written());
    }

    private static Drawing drawing(Found found, Tuning tuning, PointsInput cloud) {
        String what = tuning.measure().equals("accuracy") ? "error rate (1 - accuracy)" : tuning.measure();
        String title = "Cross-validated " + what + " on " + cloud.table().file();
        String subtitle = tuning.folds() + " folds, " + tuning.candidates()
                + " candidates. For each value the best choice of all else; red: chosen, and one standard error above";
        return new ErrorFigure(found).drawing(title, subtitle);
    }

    /// The command that predicts with what was chosen.
    private String next(Tuning tuning) {
        String words = "\nPredict with it:\n  tangent predict " + options.points.words() + " " + options.labels.words();
        return words + options.model.words() + how(tuning) + " -o predictions.csv\n";
    }

    /// The parameters themselves where there is one set of them and no search is needed; else the same search.
    private String how(Tuning tuning) {
        Tuning.Row chosen = tuning.chosen().getFirst();
        String seed = options.run.seed == 0 ? "" : " --seed " + options.run.seed;
        if (tuning.chosen().size() > 1 || chosen.method().equals(Search.ENSEMBLE))
            return options.method.words() + options.selection.words() + seed;
        StringBuilder text = new StringBuilder(" --method " + chosen.method());
        switch (Catalogue.named(chosen.method())) {
            case RegularizerMethod made -> add(chosen.parameters(), text);
            case RuleMethod rule -> add(chosen.parameters(), text);
            case BaselineMethod baseline ->
                text.append(options.selection.words()).append(seed);
            // It has weights of its own that no option takes: the same search finds them again.
            case TrendMethod trend -> {
                return options.method.words() + options.selection.words() + seed;
            }
        }
        return text.toString();
    }

    private static void add(Map<String, Object> parameters, StringBuilder text) {
        parameters.forEach((name, value) -> {
            if (!name.startsWith("relative-"))
                text.append(" --").append(name).append(' ').append(value);
        });
    }
}
