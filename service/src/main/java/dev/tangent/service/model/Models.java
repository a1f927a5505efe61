package dev.tangent.service.model;

import dev.tangent.InvalidInput;
import dev.tangent.data.model.ModelReader;
import dev.tangent.data.model.ModelWriter;
import dev.tangent.data.model.SavedModel;
import dev.tangent.data.npy.NpyFile;
import dev.tangent.geometry.IncompletePoints;
import dev.tangent.present.FrontWords;
import dev.tangent.service.fit.Fits;
import dev.tangent.service.folder.OpenedFolder;
import dev.tangent.service.http.Answer;
import dev.tangent.service.http.Fields;
import dev.tangent.service.http.Ids;
import dev.tangent.service.http.LimitedBody;
import dev.tangent.service.http.Request;
import dev.tangent.service.http.Route;
import dev.tangent.service.http.Spool;
import dev.tangent.service.memory.Held;
import dev.tangent.service.memory.HeldMemory;
import dev.tangent.service.table.Tables;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Consumer;

/// All models that are open.
public final class Models {
    private static final String PATH = "/api/models";

    private final Ids ids;
    private final OpenedFolder folder;
    private final Tables tables;
    private final Fits fits;
    private final HeldMemory memory;
    private final Map<Integer, OpenModel> all = new ConcurrentSkipListMap<>();

    public Models(Ids ids, OpenedFolder folder, Tables tables, Fits fits, HeldMemory memory) {
        this.memory = memory;
        memory.count(all::values);
        this.ids = ids;
        this.folder = folder;
        this.tables = tables;
        this.fits = fits;
    }

    /// One that is open.
    private final class OpenModel implements Held {
        private final int number;
        private final NamedModel model;
        private volatile long asked = System.nanoTime();

        OpenModel(int number, NamedModel model) {
            this.number = number;
            this.model = model;
        }

        ModelView view() {
            return ModelView.of("m" + number, model.name(), model.saved());
        }

        @Override
        public long bytes() {
            return model.bytes();
        }

        @Override
        public long asked() {
            return asked;
        }

        @Override
        public boolean isInUse() {
            return false;
        }

        @Override
        public List<String> drop() {
            all.remove(number);
            return List.of("m" + number);
        }
    }

    /// What is opened.
    ///
    /// @param bytes that it takes: those of its file
    private record NamedModel(String name, SavedModel saved, long bytes) {}

    public void addTo(Consumer<Route> routes) {
        routes.accept(Route.of("GET", PATH, this::list));
        routes.accept(Route.of("POST", PATH, this::open, "name"));
        routes.accept(Route.of(
                "GET", PATH + "/{id}", request -> Answer.json(of(request.id()).view())));
        routes.accept(Route.of("DELETE", PATH + "/{id}", this::close));
        routes.accept(Route.of("GET", PATH + "/{id}/file", this::file));
        routes.accept(Route.of("POST", PATH + "/{id}/predictions", this::predict, "what", "share", "as", "type"));
    }

    private OpenModel of(String id) {
        OpenModel model = Ids.numberOf(id)
                .map(all::get)
                .filter(found -> id.startsWith("m"))
                .orElseThrow(() -> memory.missing("model", id, "open it again"));
        model.asked = System.nanoTime();
        return model;
    }

    private Answer list(Request request) {
        return Answer.json(all.values().stream().map(OpenModel::view).toList());
    }

    private Answer open(Request request) throws IOException {
        NamedModel named = request.isJson() ? named(request.fields()) : uploaded(request);
        OpenModel model = new OpenModel(ids.next(), named);
        synchronized (this) { // so that two do not both take what is left
            memory.admit(named.name(), named.bytes());
            all.put(model.number, model);
        }
        return Answer.json(201, model.view());
    }

    private NamedModel named(Fields fields) {
        Optional<String> file = fields.text("file");
        Optional<String> fit = fields.text("fit");
        fields.end();
        if (file.isPresent() == fit.isPresent()) throw new InvalidInput("either 'file' or 'fit' must be given");
        return file.map(name -> opened(name, folder.toRead(name)))
                .orElseGet(() -> new NamedModel(fit.get(), fits.model(fit.get()), fits.bytes(fit.get())));
    }

    private static NamedModel uploaded(Request request) throws IOException {
        String name = request.query().text("name").orElse("the model");
        try (LimitedBody body = request.upload();
                Spool spool = Spool.of(body)) {
            return opened(name, spool.path());
        }
    }

    private static NamedModel opened(String name, Path path) {
        return new NamedModel(name, read(name, path), path.toFile().length());
    }

    /// Messages call the file as the client does.
    private static SavedModel read(String name, Path path) {
        try {
            return ModelReader.read(path);
        } catch (InvalidInput e) {
            throw new InvalidInput(e.message(FrontWords.SERVICE::name).replace(path.toString(), name), e);
        }
    }

    private Answer close(Request request) {
        of(request.id()).drop();
        return Answer.nothing();
    }

    private Answer file(Request request) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ModelWriter.write(out, of(request.id()).model.saved());
        return Answer.file("application/octet-stream", request.id() + ".tangent", out.toByteArray());
    }

    private Answer predict(Request request) throws IOException {
        SavedModel saved = of(request.id()).model.saved();
        return ModelPredictions.of(saved, points(saved, request), request.query());
    }

    private IncompletePoints points(SavedModel saved, Request request) throws IOException {
        if (request.isJson()) {
            Fields fields = request.fields();
            String table = fields.needed("table");
            fields.end();
            return ModelPredictions.points(saved, tables.of(table).table());
        }
        request.checkType("application/x-npy");
        try (LimitedBody body = request.upload();
                BufferedInputStream in = new BufferedInputStream(body, 1 << 16)) {
            return ModelPredictions.points(saved, NpyFile.read("the array", in));
        }
    }
}
