package dev.tangent.app;

import dev.tangent.app.input.LabelInput;
import dev.tangent.app.input.Labelled;
import dev.tangent.app.input.PointsInput;
import dev.tangent.app.report.Stages;
import dev.tangent.data.table.Table;
import dev.tangent.linalg.Check;
import java.nio.file.Path;
import picocli.CommandLine.Mixin;

/// All that the commands which learn have in common: points, labels, methods, losses, how to choose, how to run.
final class LearningOptions {
    @Mixin
    PointsOptions points;

    @Mixin
    LabelOptions labels;

    @Mixin
    MethodOptions method;

    @Mixin
    ModelOptions model;

    @Mixin
    SelectionOptions selection;

    @Mixin
    SolverOption solver;

    @Mixin
    RunOptions run;

    LearningOptions(MethodOptions method) {
        this.method = method;
    }

    /// What was read.
    record Input(PointsInput points, Labelled labelled) {}

    /// Refuses wrong options before anything is read.
    void check(String command) {
        labels.source(command);
        model.check();
        method.checkLoss(model.kind());
        selection.check(model.kind());
        solver.settings();
        if (selection.evidence()) method.checkEvidence();
        method.lambdas();
        method.choices();
    }

    /// Points and labels, and whether the options suit them.
    Input read(String command, Stages stages) {
        return stages.run("read", () -> {
            LabelInput source = labels.source(command);
            Table table = points.read();
            PointsInput cloud = points.of(table, source.taken());
            Labelled labelled = source.read(table, model.classes);
            boolean classes = labelled.classes().isPresent();
            Check.that(
                    !classes || !selection.perOutput,
                    "--per-output is for several outputs, but '"
                            + labelled.outputs().getFirst() + "' names classes");
            Check.that(
                    !classes || !selection.evidence(),
                    "--criterion evidence is for values, but '"
                            + labelled.outputs().getFirst() + "' names classes");
            method.methods(classes);
            selection.measure(labelled, model.kind(), model.model(labelled));
            return new Input(cloud, labelled);
        });
    }

    /// Files that must not be written over.
    Path[] inputs() {
        return labels.inputs(points.file());
    }
}
