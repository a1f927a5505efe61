package dev.tangent.app;

import dev.tangent.app.input.Labelled;
import dev.tangent.app.input.PointsInput;
import dev.tangent.app.report.Stages;
import dev.tangent.app.tuning.Found;
import dev.tangent.app.tuning.Journal;
import dev.tangent.app.tuning.Scope;
import dev.tangent.app.tuning.SearchName;
import dev.tangent.app.tuning.Space;
import dev.tangent.app.tuning.Tuner;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.Model;
import dev.tangent.learning.selection.ErrorMeasure;
import dev.tangent.learning.selection.Folds;
import dev.tangent.learning.selection.SharedReducer;
import dev.tangent.learning.selection.Task;
import java.nio.file.Path;
import java.util.Optional;

/// The search that the options ask for, over points and labels.
record CrossValidation(LearningOptions options) {
    Found over(PointsInput points, Labelled labelled, Optional<Path> journal, Stages stages) {
        MethodOptions method = options.method;
        SelectionOptions selection = options.selection;
        Model model = options.model.model(labelled);
        ErrorMeasure measure = selection.measure(labelled, options.model.kind(), model);
        boolean classes = labelled.classes().isPresent();
        Scope scope = new Scope(
                method.methods(classes, labelled.labels().size()),
                method.choices(),
                method.lambdas(),
                model,
                labelled.classes().map(names -> options.model.prior(labelled)),
                selection.evidence(),
                options.solver.settings());
        int most = scope.mostNeighbours(points);
        NeighbourGraph graph = stages.run("neighbours", () -> NeighbourGraph.nearest(points.cloud(), most));
        DistinctLabels labels = labelled.labels().merged(graph.points());
        Task task = new Task(graph, labels, new SharedReducer(labels.points()));
        long seed = options.run.seed;
        Folds folds = selection.of(task, labelled, seed);
        Optional<Journal> kept = journal.map(file ->
                Journal.of(file, SearchName.of(Version.text(), points.table().file(), task, folds.count(), seed)));
        Space space = scope.over(task, folds.leastTraining());
        Tuner tuner = new Tuner(folds, measure, selection.rule(), kept);
        Found found = stages.run("tuning", () -> tuner.over(space, task, stages.line()));
        // Means of scores of classes are no scores.
        return classes || selection.oneMethod ? found.byOneMethod() : found;
    }
}
