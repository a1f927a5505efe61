package dev.tangent.app.option;

import dev.tangent.Learning;
import dev.tangent.app.output.KeepColumns;
import dev.tangent.app.report.StageTimes;
import dev.tangent.data.input.LabelInput;
import dev.tangent.data.input.Labelled;
import dev.tangent.data.input.PointsInput;
import dev.tangent.data.table.Table;
import java.nio.file.Path;
import picocli.CommandLine.Mixin;

/// All that the commands which learn have in common: points, labels, methods, losses, how to choose, how to run.
public class LearningOptions {
    @Mixin
    private PointsOptions points;

    @Mixin
    private LabelOptions labels;

    @Mixin
    private MethodOptions method;

    @Mixin
    private LossOptions loss;

    @Mixin
    private SelectionOptions selection;

    @Mixin
    private ApproximateOption neighbours;

    @Mixin
    private SolverOption solver;

    private final RunOptions run = new RunOptions(); // the command has them mixed in

    public LearningOptions(MethodOptions method) {
        this.method = method;
    }

    public PointsOptions points() {
        return points;
    }

    public LabelOptions labels() {
        return labels;
    }

    public MethodOptions method() {
        return method;
    }

    public LossOptions loss() {
        return loss;
    }

    public SelectionOptions selection() {
        return selection;
    }

    public RunOptions run() {
        return run;
    }

    /// Whether there is to be no search.
    boolean untuned() {
        return false;
    }

    /// Learning as these options say, whatever is learnt.
    public <S extends Learning<S>> S configured(S base) {
        S learning = points.applied(method.applied(selection.applied(loss.applied(base)), untuned()));
        learning = learning.solver(solver.settings()).seed(run.seed());
        if (neighbours.wanted()) learning = learning.approximate();
        return untuned() ? learning.untuned() : learning;
    }

    /// What was read.
    public record LearningInput(PointsInput points, Labelled labelled) {}

    /// Points and labels.
    ///
    /// @param command as typed, for messages
    /// @param kept columns to be written again
    public LearningInput read(String command, KeepColumns kept, StageTimes stages) {
        return stages.run("read", () -> {
            LabelInput source = labels.source(command);
            Table table = points.table(kept);
            PointsInput cloud = points.of(table, source.taken());
            return new LearningInput(cloud, source.read(table, points.dialect(), loss.classes()));
        });
    }

    /// Files that must not be written over.
    public Path[] inputs() {
        return labels.inputs(points.file());
    }
}
