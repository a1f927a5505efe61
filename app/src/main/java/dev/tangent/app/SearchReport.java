package dev.tangent.app;

import dev.tangent.app.input.Advice;
import dev.tangent.app.input.LabelInput;
import dev.tangent.app.input.Labelled;
import dev.tangent.app.input.PointsInput;
import dev.tangent.app.method.Catalogue;
import dev.tangent.app.report.Stages;
import dev.tangent.app.report.Summary;
import dev.tangent.app.report.Tuning;
import dev.tangent.app.report.TuningText;
import dev.tangent.app.tuning.CandidateTable;
import dev.tangent.app.tuning.ErrorFigure;
import dev.tangent.app.tuning.Found;
import dev.tangent.app.tuning.Ranking;
import dev.tangent.data.Table;
import dev.tangent.experiments.picture.Drawing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What `tune` and `compare` have in common: read, search, write, and say what was found.
record SearchReport(String command, PointsOptions points, LabelOptions labels, RunOptions run, CrossValidation how) {
    int work(Streams streams, Stages stages, SearchFiles files) {
        LabelInput source = labels.source(command);
        Table table = stages.run("read", points::read);
        PointsInput cloud = stages.run("read", () -> points.of(table, source.taken()));
        Labelled labelled = stages.run("read", () -> source.read(table));
        Found found = how.over(cloud, labelled, files.journal(), stages);
        Tuning tuning = new Ranking(found, labelled.outputs()).tuning(false);
        stages.run("write", () -> {
            files.write(new CandidateTable(found, labelled.outputs()), () -> drawing(found, tuning, cloud));
            return files;
        });
        List<String> warnings = new ArrayList<>(Advice.about(cloud, labelled.outputs()));
        found.failures().forEach(failure -> warnings.add("left out, because it could not be solved: " + failure));
        run.report(streams, summary(cloud, labelled, tuning, warnings, stages, files));
        if (!run.json && !run.quiet) streams.print(TuningText.ranking(tuning) + next(tuning));
        return 0;
    }

    private Summary summary(
            PointsInput cloud,
            Labelled labelled,
            Tuning tuning,
            List<String> warnings,
            Stages stages,
            SearchFiles files) {
        return new Summary(
                command,
                Version.text(),
                points.used(cloud),
                Optional.of(labels.used(labelled)),
                Optional.of(tuning),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                warnings,
                stages.seconds(),
                files.written());
    }

    private static Drawing drawing(Found found, Tuning tuning, PointsInput cloud) {
        String title =
                "Cross-validated " + tuning.measure() + " on " + cloud.table().file();
        String subtitle = tuning.folds() + " folds, " + tuning.candidates()
                + " candidates. For each value the best choice of all else; red: chosen, and one standard error above";
        return new ErrorFigure(found).drawing(title, subtitle);
    }

    /// The command that predicts with what was chosen, exactly.
    private String next(Tuning tuning) {
        Tuning.Row chosen = tuning.chosen().getFirst();
        if (!Catalogue.names().contains(chosen.method())) return "";
        StringBuilder text = new StringBuilder("\nPredict with it:\n  tangent predict " + points.words() + " "
                + labels.words() + " --method " + chosen.method());
        chosen.parameters().forEach((name, value) -> {
            if (!name.startsWith("relative-"))
                text.append(" --").append(name).append(' ').append(value);
        });
        return text.append(" -o predictions.csv\n").toString();
    }
}
