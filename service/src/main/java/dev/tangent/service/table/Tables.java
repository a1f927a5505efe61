package dev.tangent.service.table;

import dev.tangent.InvalidInput;
import dev.tangent.data.file.InputFile;
import dev.tangent.data.format.Dialect;
import dev.tangent.data.table.Table;
import dev.tangent.method.Domain;
import dev.tangent.service.folder.OpenedFolder;
import dev.tangent.service.http.Answer;
import dev.tangent.service.http.Ids;
import dev.tangent.service.http.Refusal;
import dev.tangent.service.http.Request;
import dev.tangent.service.http.Route;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Consumer;

/// All tables that are open.
public final class Tables {
    private static final int MOST = 100;

    private final Ids ids;
    private final OpenedFolder folder;
    private final Map<Integer, OpenTable> all = new ConcurrentSkipListMap<>();

    public Tables(Ids ids, OpenedFolder folder) {
        this.ids = ids;
        this.folder = folder;
    }

    /// What to open: a file of the folder, or a demo.
    record Wanted(
            Optional<String> file,
            Optional<String> demo,
            Optional<Integer> points,
            Optional<Integer> labels,
            Optional<Long> seed) {}

    public OpenTable of(String id) {
        OpenTable table = id.matches("t\\d{1,9}") ? all.get(Integer.parseInt(id.substring(1))) : null;
        if (table == null) throw Refusal.unknown("there is no table " + id);
        return table;
    }

    public int size() {
        return all.size();
    }

    /// A file of the folder.
    public OpenTable openFile(String file) {
        return add(Demo.none(Table.read(InputFile.named(file, folder.toRead(file)), Dialect.UNKNOWN)));
    }

    /// A generated table.
    public OpenTable openDemo(String word, Optional<Integer> points, Optional<Integer> labels, long seed) {
        Domain<DemoTables> demos = new Domain.OneOf<>(List.of(DemoTables.values()), DemoTables::word);
        return add(demos.read("demo", word).of(points, labels, seed));
    }

    private OpenTable add(Demo demo) {
        if (all.size() >= MOST) throw new Refusal(429, "busy: " + MOST + " tables are open already; close some");
        int number = ids.next();
        OpenTable table = new OpenTable("t" + number, demo);
        all.put(number, table);
        return table;
    }

    private Answer open(Request request) throws IOException {
        OpenTable table = request.isJson() ? wanted(request.json(Wanted.class), request) : uploaded(request);
        return Answer.json(201, TableView.of(table));
    }

    private OpenTable uploaded(Request request) throws IOException {
        return add(Demo.none(TableUpload.read(request)));
    }

    private OpenTable wanted(Wanted wanted, Request request) {
        if (wanted.file().isPresent() == wanted.demo().isPresent())
            throw new InvalidInput("either 'file' or 'demo' must be given");
        if (wanted.demo().isPresent())
            return openDemo(
                    wanted.demo().get(),
                    wanted.points(),
                    wanted.labels(),
                    wanted.seed().orElse(0L));
        String file = wanted.file().get();
        return add(Demo.none(
                Table.read(InputFile.named(file, folder.toRead(file)), TableUpload.dialect(request.query()))));
    }

    private Answer close(Request request) {
        OpenTable table = of(request.id());
        all.remove(Integer.parseInt(table.id().substring(1)));
        table.close();
        return Answer.nothing();
    }

    public void addTo(Consumer<Route> routes) {
        String path = "/api/tables";
        routes.accept(Route.of(
                "GET",
                path,
                request -> Answer.json(all.values().stream().map(TableView::of).toList())));
        routes.accept(
                Route.of("POST", path, this::open, "name", "columns", "decimal", "thousands", "encoding", "sheet"));
        routes.accept(Route.of("GET", path + "/{id}", request -> Answer.json(TableView.of(of(request.id())))));
        routes.accept(Route.of("DELETE", path + "/{id}", this::close));
        new TableCells(this).addTo(routes, path + "/{id}");
        new TablePoints(this).addTo(routes, path + "/{id}");
        new TableLabels(this).addTo(routes, path + "/{id}");
    }
}
