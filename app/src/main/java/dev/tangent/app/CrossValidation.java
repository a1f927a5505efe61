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
import dev.tangent.learning.selection.Folds;
import dev.tangent.learning.selection.Task;
import dev.tangent.sparse.SolverSettings;
import java.nio.file.Path;
import java.util.Optional;

/// The search that the options ask for, over points and labels.
record CrossValidation(MethodOptions method, SelectionOptions selection, SolverSettings solver, long seed) {
    /// Refuses wrong options before anything is read.
    CrossValidation {
        selection.check();
        method.lambdas();
        method.choices();
    }

    Found over(PointsInput points, Labelled labelled, Optional<Path> journal, Stages stages) {
        Scope scope = new Scope(method.methods(), method.withBaselines(), method.choices(), method.lambdas(), solver);
        int most = scope.mostNeighbours(points);
        NeighbourGraph graph = stages.run("neighbours", () -> NeighbourGraph.nearest(points.cloud(), most));
        Task task = Task.of(graph, labelled.labels());
        Folds folds = selection.of(task.labels().size(), seed);
        Optional<Journal> kept = journal.map(file ->
                Journal.of(file, SearchName.of(Version.text(), points.table().file(), task, folds.count(), seed)));
        Space space = scope.over(task);
        Tuner tuner = new Tuner(folds, selection.measure(), selection.oneStandardError, kept);
        return stages.run("tuning", () -> tuner.over(space, task, stages.line()));
    }
}
