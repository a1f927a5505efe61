package dev.tangent.app.option;

import dev.tangent.Learning;
import dev.tangent.app.output.KeepColumns;
import dev.tangent.app.report.StageTimes;
import dev.tangent.data.input.LabelInput;
import dev.tangent.data.input.Labelled;
import dev.tangent.data.input.PointsInput;
import dev.tangent.data.table.Table;
import dev.tangent.present.code.DataSetting;
import dev.tangent.present.code.FitDescription;
import dev.tangent.present.code.FitSetting;
import dev.tangent.present.code.LearningSetting;
import dev.tangent.present.code.ValueSetting;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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

    @Mixin
    private DeviceOption device;

    @Mixin
    private SeedOption seed;

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

    public long seed() {
        return seed.value();
    }

    /// Whether there is to be no search.
    boolean untuned() {
        return false;
    }

    /// Learning as these options say, whatever is learnt.
    public <S extends Learning<S>> S configured(S base) {
        S learning = base;
        for (LearningSetting setting : settings()) learning = setting.on(learning);
        return learning;
    }

    private List<LearningSetting> settings() {
        List<LearningSetting> all = new ArrayList<>(List.of(loss.setting()));
        all.addAll(selection.settings());
        all.addAll(method.settings(untuned(), points.areVertices()));
        all.addAll(points.settings());
        solver.setting().ifPresent(all::add);
        device.setting().ifPresent(all::add);
        all.add(new LearningSetting.RandomSeed(seed()));
        if (neighbours.wanted()) all.add(new LearningSetting.ApproximateNeighbours());
        if (untuned()) all.add(new LearningSetting.Untuned());
        return all;
    }

    /// All that these options say of a fit.
    public FitDescription description(LearningInput input) {
        List<FitSetting> all = new ArrayList<>(points.files());
        all.addAll(List.of(
                points.format(),
                new DataSetting.Coordinates(
                        points.columns(false),
                        input.points().choice().coordinates(),
                        input.points().points().missing() == 0)));
        all.addAll(labels.settings());
        all.addAll(settings());
        loss.prior(input.labelled()).ifPresent(all::add);
        if (selection.perOutput()) all.add(new ValueSetting.PerOutput());
        return new FitDescription(input.labelled().classes().isPresent(), all);
    }

    /// What was read.
    public record LearningInput(PointsInput points, Labelled labelled) {}

    /// Points and labels.
    ///
    /// @param command as typed, for messages
    /// @param kept columns to be written again
    public LearningInput read(String command, KeepColumns kept, StageTimes stages) {
        device.prepare(points.inputs());
        return stages.run("read", () -> {
            Table table = points.table(kept, labels.files());
            labels.among(table.columns());
            LabelInput source = labels.source(command);
            PointsInput cloud = points.of(table, source.taken());
            return new LearningInput(cloud, source.read(table, points.format().dialect(), loss.classes()));
        });
    }

    /// Files that must not be written over.
    public Path[] inputs() {
        return labels.inputs(points.inputs());
    }
}
