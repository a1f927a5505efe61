package dev.tangent.learning.classification;

import dev.tangent.Check;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.learning.trial.SearchUnit;
import dev.tangent.learning.trial.Trial;
import dev.tangent.learning.trial.TunableMethod;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.Laplacian;
import dev.tangent.regularizer.energy.MutualLaplacian;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.sparse.SolverSettings;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// A [LambdaFreeClassifier] as a method among others, over some graph Laplacians. The labels are rows of class
/// shares. Each fold costs a solve over all points.
///
/// @param settings whose regularizer is a [Laplacian] or a [MutualLaplacian]
public record LambdaFreeMethod(
        String name, LambdaFreeClassifier rule, List<RegularizerSpec> settings, SolverSettings solver)
        implements TunableMethod {
    public LambdaFreeMethod {
        settings = List.copyOf(settings);
        for (RegularizerSpec setting : settings)
            Check.that(
                    setting.regularizer() instanceof Laplacian || setting.regularizer() instanceof MutualLaplacian,
                    name + " works on a graph Laplacian, not on " + setting.regularizer());
    }

    @Override
    public List<SearchUnit> units() {
        return settings.stream()
                .map(setting -> SearchUnit.of(
                        String.join(" ", name, setting.toString(), rule.toString()),
                        new LambdaFreeMethod(name, rule, List.of(setting), solver),
                        Optional.of(setting)))
                .toList();
    }

    @Override
    public void tryAll(LabelledGraph labelled, Folds folds, Consumer<Trial> found) {
        for (RegularizerSpec setting : settings) {
            RegularizerMatrix laplacian = setting.over(labelled.graph());
            DistinctLabels shares = labelled.labels();
            Matrix heldOut = Matrix.zeros(shares.size(), shares.outputs());
            for (int fold = 0; fold < folds.count(); fold++) {
                Matrix all = rule.predict(laplacian, shares, folds.training(fold), solver)
                        .probabilities();
                int[] classes = IntStream.range(0, shares.outputs()).toArray();
                folds.copyHeldOut(fold, all.select(shares.points(), classes), heldOut);
            }
            // Of equally good graphs the smaller one.
            found.accept(Trial.of(
                    setting.parameters(laplacian.graph()),
                    -setting.neighbours(),
                    heldOut,
                    () -> predict(labelled, setting)));
        }
    }

    /// What all labels together say, with one of the settings or any other.
    public Prediction predict(LabelledGraph labelled, RegularizerSpec setting) {
        RegularizerMatrix laplacian = setting.over(labelled.graph());
        LambdaFreeClassifier.ClassifiedPoints result =
                rule.predict(laplacian, labelled.labels(), labelled.labels().everything(), solver);
        return Prediction.of(laplacian, labelled.labels(), result.probabilities(), result.solve());
    }
}
