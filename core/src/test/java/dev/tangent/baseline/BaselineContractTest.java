package dev.tangent.baseline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.baseline.kernel.ArdGaussianProcess;
import dev.tangent.baseline.kernel.Dense;
import dev.tangent.baseline.kernel.GaussianProcess;
import dev.tangent.baseline.kernel.GraphMatern;
import dev.tangent.baseline.kernel.KernelCriterion;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.function.RadialShape;
import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.learning.trial.Trial;
import dev.tangent.learning.trial.TunableMethod;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.sparse.SolverSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What every baseline promises.
class BaselineContractTest {
    private static final double[] LENGTHS = {0.5, 2};
    private static final double[] NOISES = {1e-3, 0.1};

    static Stream<TunableMethod> methods() {
        List<RadialShape> shapes = List.of(RadialShape.values());
        SolverSettings solver = SolverSettings.DEFAULT;
        return Stream.of(
                new MeanBaseline(),
                new NearestLabels(new int[] {1, 3}, List.of(NeighbourWeighting.values())),
                new LinearRidge(new double[] {1e-6, 1}),
                new GaussianProcess("gp", shapes, LENGTHS, NOISES, KernelCriterion.CROSS_VALIDATION),
                new GaussianProcess("gp-likelihood", shapes, LENGTHS, NOISES, KernelCriterion.MARGINAL_LIKELIHOOD),
                new ArdGaussianProcess(1),
                new GraphMatern(8, new int[] {1, 2}, new double[] {0.01, 1}, NOISES, solver),
                new AdditiveMethod(
                        "additive",
                        List.of(new RegularizerSpec(12, new LocalGaussian(3))),
                        List.of(new Trend.Linear(), new Trend.Radial(RadialShape.GAUSSIAN, 1)),
                        new double[] {1e-4, 1},
                        NOISES,
                        solver));
    }

    private static DistinctLabels labels(double planted) {
        LabelsBuilder builder = new LabelsBuilder(2);
        for (int i = 0; i < Dense.LABELS; i++) {
            int point = Dense.labelled(i);
            builder.add(point, 0, Dense.truth(point, 0) + (i == 7 ? planted : 0), 1 + i % 2);
            if (i % 3 != 0) builder.add(point, 1, Dense.truth(point, 1) - (i == 7 ? planted : 0), 1);
        }
        return builder.distinct();
    }

    @ParameterizedTest
    @MethodSource("methods")
    void aHeldOutLabelIsUsedForNothing(TunableMethod method) {
        // A wild value planted in one label must not move that label's own held-out prediction, not by a bit.
        List<Trial> honest = Dense.trials(method, labels(0));
        List<Trial> wild = Dense.trials(method, labels(1e6));
        assertThat(wild).hasSameSizeAs(honest).isNotEmpty();
        for (int t = 0; t < honest.size(); t++) {
            assertThat(wild.get(t).heldOut().row(7))
                    .isEqualTo(honest.get(t).heldOut().row(7));
            // And it does move others': the check could have failed.
            assertThat(wild.get(t).heldOut().values())
                    .isNotEqualTo(honest.get(t).heldOut().values());
        }
    }

    @ParameterizedTest
    @MethodSource("methods")
    void aWeightIsARepeatedLabel(TunableMethod method) {
        LabelsBuilder repeated = new LabelsBuilder(2);
        LabelsBuilder weighted = new LabelsBuilder(2);
        for (int i = 0; i < Dense.LABELS; i++) {
            for (int c = 0; c < 2; c++) {
                double value = Dense.truth(Dense.labelled(i), c);
                weighted.add(Dense.labelled(i), c, value, 1 + i % 3);
                for (int times = 0; times < 1 + i % 3; times++) repeated.add(Dense.labelled(i), c, value, 1);
            }
        }
        List<Trial> once = Dense.trials(method, weighted.distinct());
        List<Trial> often = Dense.trials(method, repeated.distinct());
        for (int t = 0; t < once.size(); t++) assertSame(often.get(t), once.get(t));
    }

    @ParameterizedTest
    @MethodSource("methods")
    void severalOutputsAreLearntAsIfEachWereAlone(TunableMethod method) {
        if (method.name().equals("gp-likelihood") || method.name().equals("gp-ard"))
            return; // its outputs agree on one choice
        List<Trial> together = Dense.trials(method, Dense.weighted());
        LabelsBuilder alone = new LabelsBuilder(1);
        DistinctLabels both = Dense.weighted();
        for (int i = 0; i < both.size(); i++) alone.add(both.point(i), 0, both.value(i, 0), both.weight(i, 0));
        List<Trial> single = Dense.trials(method, alone.distinct());
        for (int t = 0; t < single.size(); t++) {
            Matrix expected = single.get(t).predict().get().values();
            Matrix actual = together.get(t).predict().get().values();
            for (int i = 0; i < expected.rows(); i++) Dense.assertClose(actual.at(i, 0), expected.at(i, 0), 1e-7);
        }
    }

    @ParameterizedTest
    @MethodSource("methods")
    void aShiftOfTheLabelsShiftsThePrediction(TunableMethod method) {
        LabelsBuilder moved = new LabelsBuilder(2);
        DistinctLabels labels = Dense.weighted();
        for (int i = 0; i < labels.size(); i++)
            for (int c = 0; c < 2; c++)
                if (labels.has(i, c)) moved.add(labels.point(i), c, labels.value(i, c) + 100, labels.weight(i, c));
        Matrix before = Dense.trials(method, labels).getFirst().predict().get().values();
        Matrix after = Dense.trials(method, moved.distinct())
                .getFirst()
                .predict()
                .get()
                .values();
        for (int i = 0; i < before.rows(); i++)
            for (int c = 0; c < 2; c++) Dense.assertClose(after.at(i, c), before.at(i, c) + 100, 1e-6);
    }

    @ParameterizedTest
    @MethodSource("methods")
    void everyRowIsPredictedAndCopiesAlike(TunableMethod method) {
        double[][] rows = new double[Dense.CLOUD.size() + 1][];
        for (int i = 0; i < rows.length; i++)
            rows[i] = new double[] {Dense.CLOUD.at(i % 120, 0), Dense.CLOUD.at(i % 120, 1), Dense.CLOUD.at(i % 120, 2)};
        DistinctLabels labels = labels(0);
        LabelledGraph labelled = new LabelledGraph(NeighbourGraph.nearest(PointCloud.of(rows), 12), labels);
        List<Trial> trials = new ArrayList<>();
        method.tryAll(labelled, Folds.of(labels.size(), 4, 3), trials::add);
        Matrix all = trials.getFirst().predict().get().values();
        assertThat(all.rows()).isEqualTo(121);
        assertThat(all.row(120)).isEqualTo(all.row(0));
        for (double value : all.values()) assertThat(value).isFinite();
    }

    private static void assertSame(Trial a, Trial b) {
        assertThat(a.parameters()).isEqualTo(b.parameters());
        for (int p = 0; p < a.heldOut().values().length; p++)
            Dense.assertClose(a.heldOut().values()[p], b.heldOut().values()[p], 1e-9);
    }
}
