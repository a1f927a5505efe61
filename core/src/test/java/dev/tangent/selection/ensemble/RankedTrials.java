package dev.tangent.selection.ensemble;

import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.learning.trial.TunableMethod;
import dev.tangent.method.Capability;
import dev.tangent.method.Method;
import dev.tangent.method.ParameterValues;
import dev.tangent.method.kind.BaselineMethod;
import dev.tangent.selection.score.Candidate;
import dev.tangent.selection.score.CrossValidation;
import dev.tangent.selection.score.ErrorMeasure;
import dev.tangent.selection.score.SelectionRule;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;

/// Tries all parameters of some methods on the same folds and ranks them: a search without grids, journal or budget.
public record RankedTrials(List<TunableMethod> methods, Folds folds, ErrorMeasure measure, SelectionRule rule) {
    /// By the least error.
    public RankedTrials(List<TunableMethod> methods, Folds folds, ErrorMeasure measure) {
        this(methods, folds, measure, SelectionRule.LEAST_ERROR);
    }

    public Ranked over(LabelledGraph labelled) {
        CrossValidation validation = new CrossValidation(labelled.labels(), folds, measure);
        List<Candidate> candidates = new ArrayList<>();
        for (TunableMethod tunable : methods) {
            Method method = method(tunable);
            tunable.tryAll(
                    labelled,
                    folds,
                    trial -> candidates.add(validation.candidate(method, ParameterValues.NONE, trial)));
        }
        return new CandidateRanking(validation, rule).of(candidates);
    }

    /// One that is trusted as any other, so that errors alone decide.
    private static Method method(TunableMethod tunable) {
        return new BaselineMethod(
                tunable.name(),
                tunable.name(),
                "",
                EnumSet.allOf(Capability.class),
                true,
                (labelled, solver) -> tunable);
    }
}
