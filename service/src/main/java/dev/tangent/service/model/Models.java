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
import dev.tangent.service.http.Refusal;
import dev.tangent.service.http.Request;
import dev.tangent.service.http.Route;
import dev.tangent.service.http.Spool;
import dev.tangent.service.table.Tables;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Consumer;

/// All models that are open.
public final class Models {
    private static final String PATH = "/api/models";
    private static final int MOST = 200;

    private final Ids ids;
    private final OpenedFolder folder;
    private final Tables tables;
    private final Fits fits;
    private final Map<Integer, Open> all = new ConcurrentSkipListMap<>();

    public Models(Ids ids, OpenedFolder folder, Tables tables, Fits fits) {
        this.ids = ids;
        this.folder = folder;
        this.tables = tables;
        this.fits = fits;
    }

    private record Open(String name, SavedModel saved) {
        ModelView view(int number) {
            return ModelView.of("m" + number, name, saved);
        }
    }

    public void addTo(Consumer<Route> routes) {
        routes.accept(Route.of("GET", PATH, this::list));
        routes.accept(Route.of("POST", PATH, this::open, "name"));
        routes.accept(Route.of(
                "GET", PATH + "/{id}", request -> Answer.json(of(request.id()).view(number(request.id())))));
        routes.accept(Route.of("DELETE", PATH + "/{id}", this::close));
        routes.accept(Route.of("GET", PATH + "/{id}/file", this::file));
        routes.accept(Route.of("POST", PATH + "/{id}/predictions", this::predict, "what", "share", "as", "type"));
    }

    private static int number(String id) {
        return id.matches("m\\d{1,9}") ? Integer.parseInt(id.substring(1)) : -1;
    }

    private Open of(String id) {
        return Optional.ofNullable(all.get(number(id))).orElseThrow(() -> Refusal.unknown("there is no model " + id));
    }

    private Answer list(Request request) {
        return Answer.json(all.entrySet().stream()
                .map(entry -> entry.getValue().view(entry.getKey()))
                .toList());
    }

    private Answer open(Request request) throws IOException {
        if (all.size() >= MOST) throw new Refusal(429, "busy: " + MOST + " models are open already; close some");
        Open model = request.isJson() ? named(request.fields()) : uploaded(request);
        int number = ids.next();
        all.put(number, model);
        return Answer.json(201, model.view(number));
    }

    private Open named(Fields fields) {
        Optional<String> file = fields.text("file");
        Optional<String> fit = fields.text("fit");
        fields.end();
        if (file.isPresent() == fit.isPresent()) throw new InvalidInput("either 'file' or 'fit' must be given");
        return file.map(name -> new Open(name, read(name, folder.toRead(name))))
                .orElseGet(() -> new Open(fit.get(), fits.model(fit.get())));
    }

    private static Open uploaded(Request request) throws IOException {
        String name = request.query().text("name").orElse("the model");
        try (LimitedBody body = request.upload();
                Spool spool = Spool.of(body)) {
            return new Open(name, read(name, spool.path()));
        }
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
        of(request.id());
        all.remove(number(request.id()));
        return Answer.nothing();
    }

    private Answer file(Request request) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ModelWriter.write(out, of(request.id()).saved());
        return Answer.file("application/octet-stream", request.id() + ".tangent", out.toByteArray());
    }

    private Answer predict(Request request) throws IOException {
        SavedModel saved = of(request.id()).saved();
        return ModelPredictions.of(saved, points(saved, request), request.query());
    }

    private IncompletePoints points(SavedModel saved, Request request) throws IOException {
        if (request.isJson()) {
            Fields fields = request.fields();
            String table = fields.needed("table");
            fields.end();
            return ModelPredictions.points(saved, tables.of(table).table());
        }
        try (LimitedBody body = request.upload();
                BufferedInputStream in = new BufferedInputStream(body, 1 << 16)) {
            return ModelPredictions.points(saved, NpyFile.read("the array", in));
        }
    }
}
