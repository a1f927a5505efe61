package dev.tangent.bench.item;

import dev.tangent.bench.table.RandomLabels;
import dev.tangent.learning.Labels;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.fitting.Learner;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.SolverSettings;

/// One whole job: what each stage took, and the heap.
record GrowthRun(int points, double neighbours, double regularizer, double solve, double gigabytes, String method) {
    private static final int LABELS = 100;

    static GrowthRun of(BuiltSheet sheet) {
        var cloud = sheet.matrix().graph().cloud();
        Matrix truth = Matrix.zeros(cloud.size(), 1);
        for (int i = 0; i < cloud.size(); i++) truth.set(i, 0, Math.sin(6 * cloud.at(i, 0)) + cloud.at(i, 1));
        Labels labels = RandomLabels.labels(truth, LABELS, 6);
        HeapPeak heap = HeapPeak.start();
        long start = System.nanoTime();
        Prediction prediction =
                new Learner(sheet.matrix(), Lambda.relative(1e-6), SolverSettings.DEFAULT).predict(labels);
        double solve = (System.nanoTime() - start) / 1e9;
        return new GrowthRun(
                cloud.size(),
                sheet.neighbourSeconds(),
                sheet.regularizerSeconds(),
                solve,
                Math.max(sheet.gigabytes(), heap.gigabytes()),
                prediction.solve().method());
    }

    double all() {
        return neighbours + regularizer + solve;
    }
}
