package dev.tangent.learning.newpoints;

import dev.tangent.Check;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.Intervals;
import dev.tangent.learning.uncertainty.HeldOutUncertainty;
import dev.tangent.learning.uncertainty.NonconformityScores;
import dev.tangent.learning.uncertainty.Uncertainty;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.MatrixView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// What a fitted model keeps of its error bars: those of a posterior, or errors on held-out labels.
@SuppressWarnings("exports") // hidden types are the library's own to make it of
public final class ErrorBars {
    private final Matrix sds;
    private final List<NonconformityScores> scores;
    private final double[] spreads;
    private final Source source;

    /// Where the deviation at a new point comes from.
    public sealed interface Source {
        /// The deviations of f at its neighbours, and the energy of its own.
        ///
        /// @param lambda what R was multiplied with
        record Posterior(double lambda) implements Source {
            public Posterior {
                Check.positive(lambda, "lambda");
            }
        }

        /// The distance to the nearest label, as [HeldOutUncertainty] has it.
        ///
        /// @param labelled of each output, points of the data
        record NearestLabel(List<int[]> labelled) implements Source {
            public NearestLabel {
                labelled = List.copyOf(labelled);
            }
        }
    }

    /// From its parts, which nobody writes to any more.
    ///
    /// @param sds standard deviations at the data, u x o
    /// @param scores of each output
    /// @param spreads of each output's labels
    public ErrorBars(Matrix sds, List<NonconformityScores> scores, double[] spreads, Source source) {
        this.sds = sds;
        this.scores = List.copyOf(scores);
        this.spreads = spreads;
        this.source = source;
        Check.that(
                !(source instanceof Source.NearestLabel near) || near.labelled.size() == sds.columns(),
                "error bars by the nearest label need the labels of every output");
        Check.that(
                scores.size() == sds.columns() && spreads.length == sds.columns(),
                "error bars of " + sds.columns() + " outputs need as many scores and spreads but have " + scores.size()
                        + " and " + spreads.length);
    }

    public static ErrorBars of(Uncertainty uncertainty, double lambda) {
        Matrix sds = uncertainty.sds();
        List<NonconformityScores> scores = new ArrayList<>();
        double[] spreads = new double[sds.columns()];
        for (int c = 0; c < spreads.length; c++) {
            scores.add(uncertainty.scores(c));
            spreads[c] = uncertainty.spread(c);
        }
        return new ErrorBars(sds, scores, spreads, new Source.Posterior(lambda));
    }

    public static ErrorBars of(HeldOutUncertainty uncertainty, DistinctLabels labels) {
        List<int[]> labelled = IntStream.range(0, labels.outputs())
                .mapToObj(c -> IntStream.of(labels.known(c)).map(labels::point).toArray())
                .toList();
        return new ErrorBars(
                uncertainty.sds(), uncertainty.scores(), labels.spreads(), new Source.NearestLabel(labelled));
    }

    /// Standard deviations at the data, u x o.
    public MatrixView sds() {
        return MatrixView.of(sds);
    }

    /// The same for who only reads it.
    Matrix deviations() {
        return sds;
    }

    /// Nonconformity scores of each output.
    public List<NonconformityScores> scores() {
        return scores;
    }

    /// Spreads of each output's labels.
    public List<Double> spreads() {
        return Arrays.stream(spreads).boxed().toList();
    }

    /// The spread of an output's labels.
    double spread(int output) {
        return spreads[output];
    }

    public Source source() {
        return source;
    }

    /// Intervals at new points that are to hold a share of measured values.
    ///
    /// @param predicted by the model that has these error bars
    public Intervals intervals(NewPrediction predicted, double share) {
        return new Intervals(
                share,
                MatrixView.of(predicted.values()),
                MatrixView.of(predicted.variances().orElseThrow()),
                predicted.ambiguity().map(MatrixView::of),
                scores.stream().map(own -> own.interval(share)).toList());
    }

    /// What is expected of a measured value where f has these deviations, in the scores' units.
    Matrix variances(Matrix deviations) {
        Matrix variances = deviations.copy();
        for (int row = 0; row < variances.rows(); row++)
            for (int c = 0; c < variances.columns(); c++) {
                double noise = scores.get(c).noise();
                double square = variances.at(row, c) * variances.at(row, c);
                variances.set(row, c, noise > 0 ? 1 + square / noise : square);
            }
        return variances;
    }

    /// The same by the distance of each place to the nearest label.
    Matrix variances(Source.NearestLabel near, PointCloud data, PointCloud places) {
        Matrix variances = Matrix.zeros(places.size(), scores.size());
        for (int c = 0; c < scores.size(); c++)
            HeldOutUncertainty.fill(data, near.labelled.get(c), scores.get(c).errors(), places, variances, c);
        return variances;
    }

    /// The same at the data.
    Matrix variances(PointCloud data) {
        return source instanceof Source.NearestLabel near ? variances(near, data, data) : variances(sds);
    }

    /// The deviation of a measured value by each of these.
    Matrix predictiveSds(Matrix variances) {
        return HeldOutUncertainty.sds(scores, variances);
    }

    /// The variance of a value whose deviation by one has this energy; at most that of the labels.
    double own(double energy, double lambda, int output) {
        return atMostSpread(scores.get(output).noise() / lambda, energy, output);
    }

    /// The same by kriging, whose energies are in units of the labels' variance.
    double kriged(double energy, int output) {
        return atMostSpread(spreads[output] * spreads[output], energy, output);
    }

    private double atMostSpread(double variance, double energy, int output) {
        double spread = spreads[output] * spreads[output];
        return energy > 0 ? Math.min(variance / energy, spread) : spread;
    }
}
