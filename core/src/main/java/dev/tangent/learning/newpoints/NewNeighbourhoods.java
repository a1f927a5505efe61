package dev.tangent.learning.newpoints;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.geometry.local.LocalPca;
import dev.tangent.geometry.local.OffManifold;
import dev.tangent.learning.Status;
import dev.tangent.learning.extension.OutOfSampleExtension;
import dev.tangent.linalg.Matrix;
import java.util.Optional;

/// Some new points and their neighbourhoods, copied out.
final class NewNeighbourhoods {
    /// An error bar of more spreads of the labels than this says no more than that nothing is known.
    private static final double MOST_SPREADS = 1e6;

    private final FittedModel model;
    private final PointCloud cloud;
    private final int neighbours;
    private final Matrix values;
    private final PointCloud places;
    private final int[] nearest;
    private final Matrix rest;
    private final int from;
    private final double[] weights;
    private final double[] energies;
    private final NeighbourGraph others;
    private final OffManifold off;
    private final Optional<LocalPca> pca;

    /// @param nearest the neighbours of all places, the nearest first
    /// @param rest what is extended, a row for each point of the data
    NewNeighbourhoods(FittedModel model, PointCloud places, int[] nearest, Matrix rest, int from, int to) {
        this.model = model;
        cloud = model.cloud();
        neighbours = model.neighbours();
        values = model.fitted();
        int k = neighbours;
        int n = cloud.dimension();
        this.places = places;
        this.nearest = nearest;
        this.rest = rest;
        this.from = from;
        double[] around = new double[(to - from) * k * n];
        double[] without = new double[(to - from) * (k - 1) * n];
        for (int i = from; i < to; i++) {
            int at = (i - from) * k * n;
            places.copyTo(i, around, at);
            for (int j = 0; j < k - 1; j++) cloud.copyTo(nearest[i * (k - 1) + j], around, at + (j + 1) * n);
            System.arraycopy(around, at + n, without, (i - from) * (k - 1) * n, (k - 1) * n);
        }
        weights = new double[(to - from) * (k - 1)];
        energies =
                model.extension().weigh(NeighbourGraph.copied(PointCloud.wrap(n, around), k), places.size(), weights);
        others = NeighbourGraph.copied(PointCloud.wrap(n, without), k - 1);
        off = new OffManifold(n, k - 1, model.extension().dimension());
        pca = off.dimension() > 0 ? Optional.of(new LocalPca(others, off.dimension())) : Optional.empty();
    }

    void predict(int place, Matrix out, Matrix sds, Status[] status) {
        int first = place * (neighbours - 1);
        if (samePlace(nearest[first], place)) {
            int point = nearest[first];
            status[place] = model.statuses().get(point);
            for (int c = 0; c < values.columns(); c++) out.set(place, c, values.at(point, c));
            model.bars().ifPresent(b -> {
                for (int c = 0; c < values.columns(); c++)
                    sds.set(place, c, b.deviations().at(point, c));
            });
            return;
        }
        int i = place - from;
        Status worst = Status.OK;
        for (int j = 0; j < neighbours - 1; j++) {
            int point = nearest[first + j];
            worst = worst.worse(model.statuses().get(point));
            double weight = weights[i * (neighbours - 1) + j];
            for (int c = 0; c < values.columns(); c++) out.set(place, c, out.at(place, c) + weight * rest.at(point, c));
        }
        double[] tangent = pca.map(p -> p.fit(i)).orElse(new double[0]);
        boolean isOff = off.test(others, i, tangent, places, place);
        status[place] = isOff ? Status.OFF_MANIFOLD : worst;
        model.bars().ifPresent(b -> {
            if (b.source() instanceof ErrorBars.Source.Posterior posterior) spread(b, posterior, place, sds);
        });
    }

    /// As if the neighbours' errors all went together. What the point's own energy leaves is part of the
    /// neighbours' variances too, each having its own, so that it counts where it is more than these: far from the
    /// data. What kriging leaves is beside them.
    private void spread(ErrorBars b, ErrorBars.Source.Posterior posterior, int place, Matrix sds) {
        int i = place - from;
        boolean kriged = model.extension() instanceof OutOfSampleExtension.Kriging;
        for (int c = 0; c < values.columns(); c++) {
            double theirs = deviation(b, place, c);
            double variance = kriged
                    ? theirs * theirs + b.kriged(energies[i], c)
                    : Math.max(theirs * theirs, b.own(energies[i], posterior.lambda(), c));
            sds.set(place, c, Math.min(Math.sqrt(variance), b.spread(c) * MOST_SPREADS));
        }
    }

    /// The neighbours' mean deviation, by the sizes of their weights: where these cancel in a smooth function they
    /// do in its errors.
    private double deviation(ErrorBars b, int place, int output) {
        int first = place * (neighbours - 1);
        int at = (place - from) * (neighbours - 1);
        double sum = 0;
        double absolute = 0;
        for (int j = 0; j < neighbours - 1; j++) {
            sum += Math.abs(weights[at + j]) * b.deviations().at(nearest[first + j], output);
            absolute += Math.abs(weights[at + j]);
        }
        return model.extension() instanceof OutOfSampleExtension.Kriging ? sum / absolute : sum;
    }

    private boolean samePlace(int point, int place) {
        for (int t = 0; t < cloud.dimension(); t++) if (cloud.at(point, t) != places.at(place, t)) return false;
        return true;
    }
}
