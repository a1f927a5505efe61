package dev.tangent.learning.newpoints;

import dev.tangent.Check;
import dev.tangent.MissingCoordinates;
import dev.tangent.geometry.DistinctPoints;
import dev.tangent.geometry.IncompletePoints;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.geometry.neighbours.NeighbourIndex;
import dev.tangent.learning.Status;
import dev.tangent.learning.extension.OutOfSampleExtension;
import dev.tangent.learning.function.CoordinateFunction;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.MatrixView;
import dev.tangent.preprocessing.ColumnScaler;
import dev.tangent.regularizer.energy.RegularizerSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// All that is needed to predict points that were not there: the data with their fitted values, the extension to
/// new points and, where the method has one, a function of the coordinates.
///
/// Without a function a new point takes the value that makes its own local energy least, its neighbours' values given,
/// or that is kriged from them. With a function a, a ridge's or a kernel's, that is done with what it leaves of the
/// values: f(x) = a(x) + sum_j w_j(x) (f_j - a(x_j)). The extension is linear, so that a weighted mean of methods has
/// the weighted mean of their models. A point at exactly the place of a data point takes that point's value. Safe for
/// threads; the same bits on any number of them.
@SuppressWarnings("exports") // hidden types are the library's own to make it of
public final class FittedModel {
    private final PointCloud cloud;
    private final int neighbours;
    private final OutOfSampleExtension extension;
    private final Matrix values;
    private final List<Status> statuses;
    private final Optional<ErrorBars> bars;
    private final ColumnScaler scaler;
    private final Optional<CoordinateFunction> function;
    private final List<Double> means;
    private final NeighbourIndex index;

    /// From its parts.
    ///
    /// @param cloud distinct points
    /// @param neighbours k, the new point itself counted
    /// @param values fitted, a row for each point
    /// @param statuses how each point came by its values
    public FittedModel(
            PointCloud cloud,
            int neighbours,
            OutOfSampleExtension extension,
            Matrix values,
            List<Status> statuses,
            Optional<ErrorBars> bars) {
        this(cloud, neighbours, extension, values, statuses, bars, ColumnScaler.identity(), Optional.empty());
    }

    /// From its parts.
    ///
    /// @param cloud distinct points, scaled
    /// @param neighbours k, the new point itself counted
    /// @param values fitted, a row for each point
    /// @param statuses how each point came by its values
    /// @param scaler of new points
    /// @param function of the scaled coordinates
    public FittedModel(
            PointCloud cloud,
            int neighbours,
            OutOfSampleExtension extension,
            Matrix values,
            List<Status> statuses,
            Optional<ErrorBars> bars,
            ColumnScaler scaler,
            Optional<CoordinateFunction> function) {
        Check.atLeast(2, neighbours, "neighbours");
        Check.atMost(
                cloud.size() + 1,
                neighbours,
                "neighbours",
                "the number of points and one, " + (cloud.size() + 1) + ",");
        Check.that(
                values.rows() == cloud.size() && statuses.size() == cloud.size(),
                "a model of " + cloud.size() + " points needs as many values and statuses but has " + values.rows()
                        + " and " + statuses.size());
        bars.ifPresent(b -> Check.that(
                b.deviations().rows() == cloud.size() && b.deviations().columns() == values.columns(),
                "error bars must be of the values' shape"));
        this.cloud = cloud;
        this.neighbours = neighbours;
        this.extension = extension;
        this.values = values;
        this.statuses = List.copyOf(statuses);
        this.bars = bars;
        this.scaler = scaler;
        this.function = function;
        means = List.of();
        function.ifPresent(known -> Check.that(
                known.dimension() == cloud.dimension() && known.outputs() == values.columns(),
                "a model of " + cloud.dimension() + " coordinates and " + values.columns()
                        + " outputs has a function of " + known.dimension() + " and " + known.outputs()));
        checkScales();
        index = NeighbourIndex.of(cloud);
    }

    /// The same with other scales and means.
    private FittedModel(FittedModel model, ColumnScaler scaler, List<Double> means) {
        cloud = model.cloud;
        neighbours = model.neighbours;
        extension = model.extension;
        values = model.values;
        statuses = model.statuses;
        bars = model.bars;
        function = model.function;
        index = model.index;
        this.scaler = scaler;
        this.means = List.copyOf(means);
        checkScales();
        Check.that(
                means.isEmpty() || means.size() == values.columns(),
                "a model of " + values.columns() + " outputs has a mean of the labels of each but has " + means.size());
    }

    private void checkScales() {
        Check.that(
                scaler.isIdentity() || scaler.scales().length == cloud.dimension(),
                "a model of points with " + cloud.dimension() + " coordinates needs as many scales but has "
                        + scaler.scales().length);
    }

    /// Of a prediction for all rows of a graph's cloud.
    public static FittedModel of(
            RegularizerSpec setting, NeighbourGraph graph, Prediction prediction, Optional<ErrorBars> bars) {
        DistinctPoints points = graph.points();
        Matrix values = Matrix.zeros(graph.size(), prediction.values().columns());
        Status[] statuses = new Status[graph.size()];
        for (int row = 0; row < points.rows(); row++) {
            int point = points.pointOf(row);
            statuses[point] = prediction.status(row);
            for (int c = 0; c < values.columns(); c++) values.set(point, c, prediction.at(row, c));
        }
        return new FittedModel(
                points.cloud(),
                setting.neighbours(),
                OutOfSampleExtension.of(setting.regularizer(), graph.cut(setting.neighbours())),
                values,
                List.of(statuses),
                bars,
                ColumnScaler.identity(),
                prediction.function());
    }

    /// The same, whose points were scaled so.
    public FittedModel with(ColumnScaler other) {
        return new FittedModel(this, other, means);
    }

    /// The same that knows the mean of each output's labels, for points of which nothing is known.
    public FittedModel withMeans(List<Double> labels) {
        return new FittedModel(this, scaler, labels);
    }

    /// With new points taken in: later ones may be their neighbours. Without error bars.
    ///
    /// @param places scaled as the points are
    FittedModel with(PointCloud places) {
        NewPrediction predicted = scaled(places);
        DistinctPoints distinct = DistinctPoints.of(PointCloud.concatenated(List.of(cloud, places)));
        Matrix longer = Matrix.zeros(distinct.cloud().size(), values.columns());
        List<Status> longerStatuses = new ArrayList<>(statuses);
        System.arraycopy(values.values(), 0, longer.values(), 0, values.values().length);
        for (int i = 0; i < places.size(); i++) {
            int point = distinct.pointOf(cloud.size() + i);
            if (point < longerStatuses.size()) continue; // there already
            longerStatuses.add(predicted.status(i));
            for (int c = 0; c < values.columns(); c++) longer.set(point, c, predicted.at(i, c));
        }
        return new FittedModel(
                        distinct.cloud(),
                        neighbours,
                        extension,
                        longer,
                        longerStatuses,
                        Optional.empty(),
                        scaler,
                        function)
                .withMeans(means);
    }

    /// The data, scaled.
    public PointCloud cloud() {
        return cloud;
    }

    /// What new points are scaled by.
    public ColumnScaler scaler() {
        return scaler;
    }

    public int neighbours() {
        return neighbours;
    }

    public OutOfSampleExtension extension() {
        return extension;
    }

    /// Fitted, u x o.
    public MatrixView values() {
        return MatrixView.of(values);
    }

    /// The same for who only reads it.
    Matrix fitted() {
        return values;
    }

    /// Of the data, scaled.
    NeighbourIndex index() {
        return index;
    }

    public List<Status> statuses() {
        return statuses;
    }

    public Optional<ErrorBars> bars() {
        return bars;
    }

    /// What is known at every scaled place, where the method has such a function.
    public Optional<CoordinateFunction> function() {
        return function;
    }

    /// The mean of each output's labels; none in models of earlier versions, and where there were no labels.
    public List<Double> means() {
        return means;
    }

    /// The values of one new point.
    public double[] predict(double... place) {
        return predict(PointCloud.wrap(place.length, place.clone())).values().row(0);
    }

    /// Values at new points, in their order.
    public NewPrediction predict(PointCloud places) {
        return scaled(scaler.of(places));
    }

    /// Values at new points some of which lack coordinates: means of those of the data nearest in what they have.
    public NewPrediction predict(IncompletePoints places) {
        return predict(places, MissingCoordinates.NEIGHBOURS);
    }

    /// The same with another way for points that lack coordinates.
    ///
    /// @throws dev.tangent.InvalidInput if there are some and they are refused
    public NewPrediction predict(IncompletePoints places, MissingCoordinates way) {
        return new PartialPrediction(this).of(places, way);
    }

    /// @param places scaled as the points are
    NewPrediction scaled(PointCloud places) {
        return new CompletePrediction(this).of(places);
    }
}
