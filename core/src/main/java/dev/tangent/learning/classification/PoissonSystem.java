package dev.tangent.learning.classification;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.reduction.SolveSummary;
import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.graph.ConnectedComponents;
import java.util.Arrays;
import java.util.stream.IntStream;

/// What turns sources, points whose classes are known, into logits of the classes at all points: made ready once for
/// some points, and solved for any sources.
sealed interface PoissonSystem permits PoissonEquation, NestedPoisson, ShiftedPoisson {
    /// Where classes are known.
    ///
    /// @param points each once
    /// @param shares of the classes times a weight, a row for each point
    record Sources(int[] points, Matrix shares) {
        static Sources of(DistinctLabels labels, boolean[] inUse) {
            int[] rows = IntStream.range(0, inUse.length).filter(i -> inUse[i]).toArray();
            Matrix shares = Matrix.zeros(rows.length, labels.outputs());
            for (int i = 0; i < rows.length; i++)
                for (int c = 0; c < shares.columns(); c++)
                    shares.set(i, c, labels.weight(rows[i], c) * labels.value(rows[i], c));
            return new Sources(Arrays.stream(rows).map(labels::point).toArray(), shares);
        }
    }

    /// Logits, a row for each point, and how they were solved for.
    record Logits(Matrix values, SolveSummary solve) {}

    ConnectedComponents components();

    /// Scaled as [PoissonLogits] says; minus infinity for classes that are impossible in a component.
    ///
    /// @param possible a row for each component: zero for the classes that are impossible there
    Logits logits(Sources sources, Matrix possible);

    default int size() {
        return components().size();
    }

    /// How much of each class the sources of each component have: a class without any is impossible there.
    default Matrix totals(Sources sources) {
        Matrix totals = Matrix.zeros(components().count(), sources.shares().columns());
        for (int i = 0; i < sources.points().length; i++) {
            int component = components().componentOf(sources.points()[i]);
            for (int c = 0; c < totals.columns(); c++)
                totals.set(
                        component, c, totals.at(component, c) + sources.shares().at(i, c));
        }
        return totals;
    }
}
