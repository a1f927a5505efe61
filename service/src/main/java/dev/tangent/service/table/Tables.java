package dev.tangent.service.table;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import dev.tangent.data.file.InputFile;
import dev.tangent.method.Domain;
import dev.tangent.present.code.DataSetting;
import dev.tangent.service.folder.OpenedFolder;
import dev.tangent.service.history.LabelHistory;
import dev.tangent.service.http.Answer;
import dev.tangent.service.http.Ids;
import dev.tangent.service.http.Query;
import dev.tangent.service.http.Request;
import dev.tangent.service.http.Route;
import dev.tangent.service.memory.Held;
import dev.tangent.service.memory.HeldMemory;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// All tables that are open.
public final class Tables implements AutoCloseable {
    private final Ids ids;
    private final OpenedFolder folder;
    private final boolean journals;
    private final HeldMemory memory;
    private final Uploads uploads;
    private final Map<Integer, OpenTable> all = new ConcurrentSkipListMap<>();

    /// @param journals whether changed labels of a file are kept in a journal beside it
    public Tables(Ids ids, OpenedFolder folder, boolean journals, HeldMemory memory) {
        this.ids = ids;
        this.folder = folder;
        this.journals = journals;
        this.memory = memory;
        uploads = new Uploads(ids, memory, System::nanoTime);
        memory.count(() -> all.values().stream().map(HeldTable::new).toList());
    }

    /// A table as something that is held.
    private final class HeldTable implements Held {
        private final OpenTable table;

        HeldTable(OpenTable table) {
            this.table = table;
        }

        @Override
        public long bytes() {
            return table.bytes();
        }

        @Override
        public long asked() {
            return table.asked();
        }

        @Override
        public boolean isInUse() {
            return table.isInUse();
        }

        @Override
        public List<String> drop() {
            List<String> gone = table.end();
            if (!gone.isEmpty()) forget(table);
            return gone;
        }
    }

    private void forget(OpenTable table) {
        Ids.numberOf(table.id()).ifPresent(all::remove);
    }

    /// What to open: a file of the folder, one that came in parts, or a demo.
    record Wanted(
            Optional<String> file,
            Optional<String> upload,
            Optional<String> demo,
            Optional<Integer> points,
            Optional<Integer> labels,
            Optional<Long> seed) {}

    public OpenTable of(String id) {
        OpenTable table = Ids.numberOf(id)
                .map(all::get)
                .filter(found -> found.id().equals(id))
                .orElseThrow(() -> memory.missing("table", id, "open it again"));
        table.touched();
        return table;
    }

    public int size() {
        return all.size();
    }

    /// A file of the folder.
    public OpenTable openFile(String file) {
        return openFile(file, DataSetting.FileFormat.UNKNOWN);
    }

    private OpenTable openFile(String file, DataSetting.FileFormat format) {
        Demo read = read(file, format);
        if (!journals) return add(read, Optional.of(format));
        return add(read, Optional.of(format), LabelHistory.beside(folder.toRead(file), read.table()));
    }

    private Demo read(String file, DataSetting.FileFormat format) {
        Path path = folder.toRead(file);
        memory.makeRoom(path.toFile().length(), memory.most()); // about what it will take
        return Demo.read(InputFile.named(file, path), format.dialect());
    }

    /// An open table by its id, or a file of the folder, which is opened.
    public OpenTable named(String name, DataSetting.FileFormat format) {
        return isId(name) ? open(name, format) : openFile(name, format);
    }

    /// The same to look at: a file is read and not kept open.
    public OpenTable glimpse(String name, DataSetting.FileFormat format) {
        return isId(name)
                ? open(name, format)
                : new OpenTable(name, read(name, format), Optional.of(format), LabelHistory.unkept());
    }

    private OpenTable open(String id, DataSetting.FileFormat format) {
        Check.that(
                format.isUsual(),
                id
                        + " was read already: what is said of files (decimal, na, sheet and so on) is said where a file is opened");
        return of(id);
    }

    private static boolean isId(String name) {
        return name.matches("t\\d{1,9}");
    }

    /// A generated table.
    public OpenTable openDemo(String word, Optional<Integer> points, Optional<Integer> labels, long seed) {
        Domain<DemoTables> demos = new Domain.OneOf<>(List.of(DemoTables.values()), DemoTables::word);
        return add(demos.read("demo", word).of(points, labels, seed), Optional.empty());
    }

    private OpenTable add(Demo demo, Optional<DataSetting.FileFormat> format) {
        return add(demo, format, LabelHistory.unkept());
    }

    private OpenTable add(Demo demo, Optional<DataSetting.FileFormat> format, LabelHistory history) {
        int number = ids.next();
        OpenTable table = new OpenTable("t" + number, demo, format, history);
        synchronized (this) { // so that two do not both take what is left
            memory.admit(demo.table().file(), table.bytes());
            all.put(number, table);
        }
        return table;
    }

    private Answer open(Request request) throws IOException {
        OpenTable table = request.isJson() ? wanted(request.json(Wanted.class), request) : uploaded(request);
        return Answer.json(201, TableView.of(table));
    }

    private OpenTable uploaded(Request request) throws IOException {
        return add(TableUpload.read(request), Optional.of(TableUpload.format(request.query())));
    }

    private OpenTable wanted(Wanted wanted, Request request) {
        long ways = Stream.of(wanted.file(), wanted.upload(), wanted.demo())
                .filter(Optional::isPresent)
                .count();
        if (ways != 1) throw new InvalidInput("one of 'file', 'upload' and 'demo' must be given");
        if (wanted.upload().isPresent()) return assembled(wanted.upload().get(), request.query());
        if (wanted.demo().isPresent())
            return openDemo(
                    wanted.demo().get(),
                    wanted.points(),
                    wanted.labels(),
                    wanted.seed().orElse(0L));
        return openFile(wanted.file().get(), TableUpload.format(request.query()));
    }

    private OpenTable assembled(String upload, Query query) {
        OpenTable table = uploads.read(upload, file -> {
            memory.makeRoom(file.size(), memory.most());
            return add(TableUpload.read(query, file), Optional.of(TableUpload.format(query)));
        });
        uploads.forget(upload);
        return table;
    }

    /// Lets go of the journals; what they hold is on the disk.
    @Override
    public void close() {
        uploads.close();
        all.values().forEach(OpenTable::close);
    }

    private Answer close(Request request) {
        OpenTable table = of(request.id());
        forget(table);
        table.close();
        return Answer.nothing();
    }

    public void addTo(Consumer<Route> routes) {
        String path = "/api/tables";
        routes.accept(Route.of(
                "GET",
                path,
                request -> Answer.json(all.values().stream().map(TableView::of).toList())));
        routes.accept(Route.of(
                "POST",
                path,
                this::open,
                "name",
                "columns",
                "decimal",
                "thousands",
                "encoding",
                "sheet",
                "delimiter",
                "skip",
                "na"));
        routes.accept(Route.of("GET", path + "/{id}", request -> Answer.json(TableView.of(of(request.id())))));
        routes.accept(Route.of("DELETE", path + "/{id}", this::close));
        uploads.addTo(routes);
        new TableCells(this).addTo(routes, path + "/{id}");
        new TablePoints(this).addTo(routes, path + "/{id}");
        new TableLabels(this).addTo(routes, path + "/{id}");
    }
}
