package dev.tangent.app.command;

import dev.tangent.Fit;
import dev.tangent.app.option.EvaluationOptions;
import dev.tangent.data.input.Labelled;
import dev.tangent.data.input.PointsInput;
import dev.tangent.data.input.TestLabels;
import dev.tangent.data.table.KeptColumns;
import dev.tangent.data.table.Table;
import dev.tangent.present.EvaluationSummary;
import dev.tangent.present.EvaluationSummary.TestSummary;
import dev.tangent.report.ImportanceReport;
import java.util.List;
import java.util.Optional;

/// A run whose fit is compared with labels it does not learn from.
///
/// @param learning from the labels that are left
record EvaluationRun(LearningRun learning, Optional<TestLabels> test, boolean importance) {
    EvaluationRun {
        if (importance && test.flatMap(TestLabels::places).isEmpty()) learning.checkImportance();
    }

    static EvaluationRun of(LearningRun all, EvaluationOptions asked) {
        LearningRequest request = all.request();
        PointsInput points = all.points();
        Labelled labelled = all.labelled();
        if (asked.share().isPresent()) {
            Labelled.HeldOut split =
                    labelled.holdOut(asked.share().get(), request.options().seed());
            LearningRun rest = new LearningRun(request, points, split.training());
            return new EvaluationRun(rest, Optional.of(split.test()), asked.importance());
        }
        Optional<TestLabels> test = asked.test()
                .map(file -> request.stages()
                        .run(
                                "read",
                                () -> TestLabels.of(
                                        Table.read(
                                                file,
                                                request.options()
                                                        .points()
                                                        .format()
                                                        .dialect()
                                                        .of(file),
                                                KeptColumns.NONE),
                                        points,
                                        labelled)));
        return new EvaluationRun(all, test, asked.importance());
    }

    /// What there is to warn of.
    List<String> warnings() {
        return test.flatMap(labels -> labels.overlap(learning.points(), learning.labelled())).stream()
                .toList();
    }

    /// What the fit is worth.
    EvaluationSummary of(Fit fit) {
        return new EvaluationSummary(
                test.map(labels -> new TestSummary(labels.file(), labels.scores(fit))),
                importance ? Optional.of(importanceOf(fit)) : Optional.empty());
    }

    private ImportanceReport importanceOf(Fit fit) {
        List<String> columns = learning.points().columnOfEach();
        return test.flatMap(labels -> labels.importance(fit, columns)).orElseGet(() -> learning.importance(columns));
    }
}
