package dev.tangent.service.table;

import dev.tangent.Check;
import dev.tangent.ManifoldRegularizer;
import dev.tangent.RegularizerResult;
import dev.tangent.Standardisation;
import dev.tangent.data.input.PointsInput;
import dev.tangent.geometry.DistinctPoints;
import dev.tangent.geometry.PointCloud;
import dev.tangent.method.Domain;
import dev.tangent.method.Methods;
import dev.tangent.plot.result.PrincipalComponents;
import dev.tangent.report.LabelSuggestions;
import dev.tangent.service.http.Answer;
import dev.tangent.service.http.ArrayAnswer;
import dev.tangent.service.http.Request;
import dev.tangent.service.http.Route;
import dev.tangent.sparse.graph.ConnectedComponents;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The points of a table: their coordinates, a view of them, who is next to whom.
final class TablePoints {
    private static final String[] USE = {"columns", "without", "targets"};
    private static final Domain.OneOf<Standardisation> SCALINGS =
            new Domain.OneOf<>(List.of(Standardisation.values()), Standardisation::word);

    /// How many rows are suggested where nobody says.
    private static final int SUGGESTED = 10;

    /// More would take too long for an answer that is waited for.
    private static final int MOST_SUGGESTED = 500;

    private final Tables tables;

    TablePoints(Tables tables) {
        this.tables = tables;
    }

    /// The rows nearest to a row.
    record Neighbours(int row, List<Integer> rows, List<Double> distances) {}

    void addTo(Consumer<Route> routes, String path) {
        routes.accept(Route.array(path + "/coordinates", this::coordinates, USE));
        routes.accept(Route.array(path + "/principal", this::principal, with("dimension", "standardise")));
        routes.accept(Route.of("GET", path + "/neighbours", this::neighbours, with("row", "count", "standardise")));
        routes.accept(Route.of("GET", path + "/suggestions", this::suggestions, with("most", "standardise")));
        routes.accept(Route.array(path + "/components", this::components, with("neighbours", "standardise")));
        routes.accept(Route.array(path + "/triangles", this::triangles, USE));
    }

    private static String[] with(String... more) {
        return Stream.concat(Arrays.stream(USE), Arrays.stream(more)).toArray(String[]::new);
    }

    private Answer coordinates(Request request) {
        OpenTable open = tables.of(request.id());
        PointsInput points = PointsQuery.of(open, request.query());
        int width = points.points().dimension();
        return ArrayAnswer.numbers(
                request.query(),
                points.points().size(),
                width,
                open.version(),
                at -> points.points().at(at / width, at % width));
    }

    private Answer principal(Request request) {
        OpenTable open = tables.of(request.id());
        PointsInput points = PointsQuery.of(open, request.query());
        PointCloud seen = points.cloud(scaling(request, Standardisation.NONE));
        int wanted =
                Math.min(seen.dimension(), request.query().whole("dimension", 1).orElse(3));
        PrincipalComponents found = PrincipalComponents.of(seen, wanted);
        List<double[]> scores =
                IntStream.range(0, wanted).mapToObj(t -> found.scores(seen, t)).toList();
        return ArrayAnswer.numbers(
                request.query(), seen.size(), wanted, open.version(), at -> scores.get(at % wanted)[at / wanted]);
    }

    private static Standardisation scaling(Request request, Standardisation usual) {
        return request.query()
                .text("standardise")
                .map(word -> SCALINGS.read("standardise", word))
                .orElse(usual);
    }

    private Answer neighbours(Request request) {
        PointCloud cloud =
                PointsQuery.of(tables.of(request.id()), request.query()).cloud(scaling(request, Standardisation.NONE));
        request.query().needed("row");
        int row = Check.index(request.query().whole("row", 0).orElseThrow(), cloud.size(), "row");
        int count = request.query().whole("count", 1).orElse(20);
        double[] distances = new double[cloud.size()];
        for (int i = 0; i < distances.length; i++)
            for (int c = 0; c < cloud.dimension(); c++) distances[i] += Math.pow(cloud.at(i, c) - cloud.at(row, c), 2);
        List<Integer> nearest = IntStream.range(0, distances.length)
                .filter(i -> i != row)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> distances[i]))
                .limit(count)
                .toList();
        return Answer.json(new Neighbours(
                row, nearest, nearest.stream().map(i -> Math.sqrt(distances[i])).toList()));
    }

    /// Rows to label where no fit can say: spread out, among those with a label of a target.
    private Answer suggestions(Request request) {
        OpenTable open = tables.of(request.id());
        PointCloud cloud = PointsQuery.of(open, request.query()).cloud(scaling(request, Standardisation.AUTO));
        int[] labelled = TableLabels.labels(open.table(), request.query().names("targets")).stream()
                .mapToInt(TableLabels.Label::row)
                .toArray();
        int most = request.query().whole("most", 1).orElse(SUGGESTED);
        Check.atMost(MOST_SUGGESTED, most, "most", MOST_SUGGESTED);
        return Answer.json(RowsToLabel.of(LabelSuggestions.spread(cloud, labelled, most, 0)));
    }

    /// The surface over two coordinates: rows of the table, three a triangle.
    private Answer triangles(Request request) {
        OpenTable open = tables.of(request.id());
        PointsInput points = PointsQuery.of(open, request.query());
        Check.that(
                points.points().dimension() == 2 && points.points().missing() == 0,
                "a surface stands over two coordinates without gaps");
        List<int[]> found = SurfaceTriangles.of(points.cloud());
        return ArrayAnswer.whole(request.query(), found.size(), 3, open.version(), at -> found.get(at / 3)[at % 3]);
    }

    /// Of the neighbour graph that a fit with as many neighbours, and in this scale, works on.
    private Answer components(Request request) {
        OpenTable open = tables.of(request.id());
        PointsInput points = PointsQuery.of(open, request.query());
        int wanted = request.query().whole("neighbours", 2).orElse(20);
        RegularizerResult made = new ManifoldRegularizer()
                .method(Methods.LAPLACIAN)
                .standardise(scaling(request, Standardisation.AUTO))
                .neighbours(Math.min(wanted, points.points().distinct()))
                .named(points.file())
                .over(points.points());
        ConnectedComponents found =
                new ConnectedComponents(made.matrix().matrix().explicit());
        DistinctPoints distinct = made.matrix().graph().points();
        ArrayAnswer array = ArrayAnswer.whole(
                request.query(), distinct.rows(), open.version(), row -> found.componentOf(distinct.pointOf(row)));
        return exchange -> {
            exchange.getResponseHeaders().set("Tangent-Count", Integer.toString(found.count()));
            array.send(exchange);
        };
    }
}
