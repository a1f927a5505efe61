package dev.tangent.fit;

import dev.tangent.Message;
import dev.tangent.MissingCoordinates;
import dev.tangent.geometry.DistinctPoints;
import dev.tangent.geometry.WeightedGraph;
import dev.tangent.learning.ClassLabels;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.MemoryPlan;
import dev.tangent.learning.fitting.CompletedPrediction;
import dev.tangent.learning.fold.NearCopies;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.linalg.Matrix;
import dev.tangent.method.Method;
import dev.tangent.method.Parameter;
import dev.tangent.method.spec.CloudSize;
import dev.tangent.method.spec.Defaults;
import dev.tangent.method.spec.MethodSpec;
import dev.tangent.method.spec.ParameterGrid;
import dev.tangent.preprocessing.RowCompletion;
import dev.tangent.preprocessing.ScaledPoints;
import dev.tangent.selection.SearchResult;
import dev.tangent.selection.grid.UsualGrids;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// What is learnt from: points with their copies merged, labels of the distinct ones, and what is minimised.
///
/// @param scaled the points as they came in, and how they were scaled
/// @param completion how rows that are not used come by their values
public record LearningData(
        ScaledPoints scaled,
        RowCompletion completion,
        DistinctPoints points,
        DistinctLabels labels,
        RawLabels given,
        Objective objective,
        CloudSize size) {
    /// Neighbours of a fit without a search whose number nobody gave.
    private static final int UNSEARCHED = Defaults.USUAL_NEIGHBOURS;

    /// The same on some of the points, the labelled ones among them.
    ///
    /// @param chosen ascending
    public LearningData on(int[] chosen) {
        return new LearningData(
                scaled,
                completion,
                DistinctPoints.of(points.cloud().select(chosen)),
                labels.renamed(point -> Arrays.binarySearch(chosen, point)),
                given,
                objective,
                new CloudSize(size.source(), chosen.length, size.coordinates()));
    }

    /// How many distinct points have no label.
    public int unlabelled() {
        return points.cloud().size() - labels.size();
    }

    /// The same points with some of the labels.
    public LearningData with(DistinctLabels some) {
        return new LearningData(scaled, completion, points, some, given, objective, size);
    }

    /// The same labels with the loss of other settings.
    public LearningData with(LearningSettings settings) {
        settings.loss().kind().checkFor(areClasses(), given.outputs().getFirst());
        return new LearningData(scaled, completion, points, labels, given, objective.with(settings), size);
    }

    /// With the reason for the scale, once it is known.
    public LearningData withReason(String reason) {
        return new LearningData(scaled.withReason(reason), completion, points, labels, given, objective, size);
    }

    /// The first row of each labelled point.
    public int[] labelledRows() {
        int[] rows = points.firstRows();
        int[] used = scaled.prepared().used();
        return Arrays.stream(labels.points()).map(point -> used[rows[point]]).toArray();
    }

    /// How many rows carry a label.
    public int labelled() {
        return given.rows().size();
    }

    /// The place of each row's label among the labels of distinct points; -1 where the row lacks coordinates.
    public int[] places() {
        int[] labelledPoints = labels.points();
        return Arrays.stream(given.rows().rows())
                .map(completion::position)
                .map(row -> row < 0 ? -1 : Arrays.binarySearch(labelledPoints, points.pointOf(row)))
                .toArray();
    }

    /// A prediction of the rows that are used made one of all rows.
    public Prediction completed(Prediction used) {
        return CompletedPrediction.of(scaled.prepared().given(), completion, labels, used);
    }

    /// The same of values alone.
    public Matrix completed(Matrix used) {
        return completion.values(used, used, labels.means());
    }

    /// The mean of each output's labels, which a row gets of which nothing is known.
    public List<Double> means() {
        return Arrays.stream(labels.means()).boxed().toList();
    }

    public boolean areClasses() {
        return given.classes().isPresent();
    }

    /// What is predicted for a row: a value of each output, or a probability of each class.
    public int columns() {
        return labels.outputs();
    }

    /// What there is to say before these labels are split into folds.
    public List<String> warnings() {
        List<String> all =
                new ArrayList<>(given.classes().map(ClassLabels::warnings).orElse(List.of()));
        all.addAll(labelWarnings());
        copies().flatMap(NearCopies::warning).ifPresent(all::add);
        given.gaps().ifPresent(all::add);
        if (given.classes().isEmpty())
            IntStream.range(0, given.outputs().size())
                    .mapToObj(this::sameLabels)
                    .flatMap(Optional::stream)
                    .forEach(all::add);
        return all;
    }

    /// A word on each output that the folds of a search could not judge.
    List<String> unjudged(SearchResult found) {
        DistinctLabels judged = found.folds().judged(found.labelled().labels());
        return IntStream.range(0, areClasses() ? 0 : columns())
                .filter(c -> judged.known(c).length == 0)
                .mapToObj(c -> "the labels of '" + given.outputs().get(c) + "' are too few to hold one out: what error"
                        + " to expect of it is not known, and nothing was chosen by it")
                .toList();
    }

    /// A word on an output whose labels have one value: every method fits it without an error.
    private Optional<String> sameLabels(int output) {
        double[] values = labels.knownValues(output);
        if (values.length < 2 || Arrays.stream(values).distinct().count() > 1) return Optional.empty();
        return Optional.of("all labels of '" + given.outputs().get(output) + "' are " + values[0]
                + ": that no error was made on held-out ones says nothing of other rows");
    }

    /// Whether the points are vertices of a graph of the caller's own.
    public boolean isGraph() {
        return points.graph().isPresent();
    }

    /// Whether a method can work on these points.
    boolean suits(Method method, MethodSpec spec) {
        int dimension = GraphSettings.leastDimension(spec);
        return points.graph()
                .flatMap(graph -> GraphSettings.against(method, graph, dimension))
                .isEmpty();
    }

    /// Labelled points that are all but one; none of a graph, whose vertices are told apart by their edges.
    Optional<NearCopies> copies() {
        return isGraph()
                ? Optional.empty()
                : Optional.of(NearCopies.of(points.cloud().select(labels.points())));
    }

    /// Words on labels that are left out, because their rows are incomplete, and on those that contradict each
    /// other; on rows of which too little is known; and on what is odd in a graph.
    public List<String> labelWarnings() {
        List<String> all = new ArrayList<>(given.contradictions());
        all.addAll(rowWarnings());
        points.graph().map(WeightedGraph::notes).ifPresent(all::addAll);
        if (given.unused() > 0)
            all.add(given.unused() + " of " + labelled() + " labels "
                    + (given.unused() == 1 ? "is not used: its row lacks" : "are not used: their rows lack")
                    + " coordinates, and no complete row near in the others has a like value");
        return all;
    }

    private List<String> rowWarnings() {
        List<String> all = new ArrayList<>();
        boolean any = scaled.prepared().missing() == MissingCoordinates.DROP;
        int dropped = completion.count(RowCompletion.CompletionSource.NOTHING);
        if (dropped > 0)
            all.add(Message.counted(
                    dropped,
                    "row lacks " + (any ? "coordinates" : "all its coordinates")
                            + " and was not used; it got the label mean",
                    "rows lack " + (any ? "coordinates" : "all their coordinates")
                            + " and were not used; they got the label mean"));
        int far = completion.count(RowCompletion.CompletionSource.FAR_NEIGHBOURS);
        if (far > 0)
            all.add(Message.counted(
                    far,
                    "row lacks coordinates and lies far from all others in those it has; its value is that of far rows",
                    "rows lack coordinates and lie far from all others in those they have; their values are those"
                            + " of far rows"));
        return all;
    }

    /// For the most neighbours that will be looked at.
    public MemoryPlan plan(LearningSettings settings) {
        int distinct = size.distinct();
        ParameterGrid grid = settings.method().given();
        int usual = settings.searching() ? Collections.max(UsualGrids.neighbours(distinct)) : UNSEARCHED;
        int neighbours = grid.has(Parameter.NEIGHBOURS) ? Collections.max(grid.of(Parameter.NEIGHBOURS)) : usual;
        boolean blocks = settings.method().candidates().stream().anyMatch(each -> each.takes(Parameter.DIMENSION));
        int most = points.graph().map(WeightedGraph::meanEdges).orElse(Math.min(neighbours, distinct));
        return MemoryPlan.of(distinct, size.coordinates(), most, columns(), blocks);
    }
}
