package dev.tangent.bench.item;

import dev.tangent.bench.report.BenchmarkSection;
import dev.tangent.bench.report.MarkdownTable;
import dev.tangent.bench.report.Threshold;
import dev.tangent.bench.table.RandomLabels;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.fitting.ReducedLearner;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.loss.Squared;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.learning.trial.ManifoldMethod;
import dev.tangent.method.Method;
import dev.tangent.method.Methods;
import dev.tangent.method.ParameterValues;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.selection.ReductionCache;
import dev.tangent.selection.ensemble.CandidateRanking;
import dev.tangent.selection.grid.UsualGrids;
import dev.tangent.selection.score.Candidate;
import dev.tangent.selection.score.CrossValidation;
import dev.tangent.selection.score.SelectionRule;
import dev.tangent.selection.score.ValueMeasure;
import dev.tangent.sparse.SolverSettings;
import java.util.ArrayList;
import java.util.List;

/// What choosing lambda by cross-validation costs beside taking one.
record SelectionItem() implements BenchmarkItem {
    private static final int LABELS = 100;
    private static final int FOLDS = 5;
    private static final Method METHOD = Methods.LOCAL_GAUSSIAN;
    private static final RegularizerSpec SETTING = new RegularizerSpec(20, new LocalGaussian(10));

    @Override
    public BenchmarkSection run(BenchmarkContext bench) {
        LabelledGraph labelled = LabelledGraph.of(
                bench.graph(), RandomLabels.labels(bench.table().outputs(), LABELS, 3));
        Folds folds = Folds.of(labelled.labels().size(), FOLDS, 1);
        double[] lambdas = UsualGrids.relativeLambdas();
        ManifoldMethod method =
                ManifoldMethod.of(METHOD.name(), List.of(SETTING), lambdas, new Squared(), SolverSettings.DEFAULT);
        Rounds rounds = new Rounds();
        for (int round = 0; round < Rounds.COUNT; round++) {
            rounds.add("one", WallTime.seconds(() -> one(labelled)));
            rounds.add("all", WallTime.seconds(() -> chosen(method, folds, labelled)));
        }
        MarkdownTable table = new MarkdownTable("from neighbours to predictions", "seconds", "ratio")
                .row("one lambda, all labels", rounds.of("one"), "")
                .row(
                        lambdas.length + " lambdas x " + FOLDS + " folds, then the best",
                        rounds.of("all"),
                        rounds.ratio("all", "one"));
        return new BenchmarkSection(
                "Choosing lambda",
                "LG with k = 20 and m = 10, " + LABELS + " labels, "
                        + labelled.labels().outputs() + " outputs, "
                        + bench.table().caption() + ".",
                List.of(Threshold.atMost(1.3, rounds.ratio("all", "one"), "cross-validation over one fit")),
                List.of(table),
                List.of());
    }

    private static Prediction one(LabelledGraph labelled) {
        return ReducedLearner.squared(SETTING.over(labelled.graph()), labelled.labels(), SolverSettings.DEFAULT)
                .predict(Lambda.relative(1e-6));
    }

    private static Prediction chosen(ManifoldMethod method, Folds folds, LabelledGraph labelled) {
        CrossValidation validation = new CrossValidation(labelled.labels(), folds, ValueMeasure.MEAN_L2);
        List<Candidate> candidates = new ArrayList<>();
        LabelledGraph cached = new LabelledGraph(
                labelled.graph(),
                labelled.labels(),
                new ReductionCache(labelled.labels().points(), List.of(SETTING)));
        method.tryAll(
                cached, folds, trial -> candidates.add(validation.candidate(METHOD, ParameterValues.NONE, trial)));
        CandidateRanking ranking = new CandidateRanking(validation, SelectionRule.LEAST_ERROR);
        return ranking.of(candidates).chosen().trial().predict().get();
    }
}
