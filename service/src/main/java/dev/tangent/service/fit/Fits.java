package dev.tangent.service.fit;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import dev.tangent.RegressionFit;
import dev.tangent.data.model.SavedModel;
import dev.tangent.learning.MemoryPlan;
import dev.tangent.method.LossKind;
import dev.tangent.present.SummaryJson;
import dev.tangent.present.SummaryText;
import dev.tangent.present.code.CodeLanguage;
import dev.tangent.present.code.SettingWords;
import dev.tangent.service.http.Answer;
import dev.tangent.service.http.Fields;
import dev.tangent.service.http.Ids;
import dev.tangent.service.http.Request;
import dev.tangent.service.http.Route;
import dev.tangent.service.http.ServiceJson;
import dev.tangent.service.job.HeapUse;
import dev.tangent.service.job.JobQueue;
import dev.tangent.service.job.Jobs;
import dev.tangent.service.memory.HeldMemory;
import dev.tangent.service.table.OpenTable;
import dev.tangent.service.table.Tables;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// All fits: they are started, changed, asked.
public final class Fits implements AutoCloseable {
    private static final String PATH = "/api/fits";

    private final Ids ids;
    private final Tables tables;
    private final String version;
    private final Jobs<FitTask> fits;
    private final Inquiries inquiries;
    private final HeldMemory memory;

    /// @param queue of fits
    /// @param asking the queue of what is asked of finished ones
    /// @param version of the program
    /// @param memory that fits take of
    public Fits(Ids ids, Tables tables, JobQueue queue, JobQueue asking, HeldMemory memory, String version) {
        this.memory = memory;
        this.ids = ids;
        this.tables = tables;
        this.version = version;
        fits = new Jobs<>("fit", queue, memory);
        inquiries = new Inquiries(ids, fits, asking, memory);
    }

    /// What a fit would need.
    ///
    /// @param peak bytes held at one time
    /// @param available bytes that there are
    /// @param stages what each keeps and works with
    record MemoryNeed(long peak, long available, Map<String, Long> stages) {}

    public void addTo(Consumer<Route> routes) {
        routes.accept(Route.of("POST", PATH, this::start));
        routes.accept(Route.of("POST", PATH + "/plan", this::plan));
        routes.accept(Route.of("POST", PATH + "/code", this::codeOfRequest, "language"));
        fits.addTo(routes, PATH);
        routes.accept(Route.of("PATCH", PATH + "/{id}", this::change));
        routes.accept(Route.of(
                "GET",
                PATH + "/{id}/changes",
                request -> Answer.json(fits.of(request.id()).versions())));
        inquiries.addTo(routes);
        new FitArrays(fits, inquiries).addTo(routes, PATH + "/{id}");
        new FitResults(fits, inquiries).addTo(routes, PATH + "/{id}");
        addDocuments(routes, PATH + "/{id}");
        routes.accept(Route.of("GET", "/api/tables/{id}/skeleton", this::skeleton, "row", "fit"));
    }

    private void addDocuments(Consumer<Route> routes, String path) {
        routes.accept(Route.of("GET", path + "/report", this::report, "form"));
        routes.accept(Route.of(
                "GET",
                path + "/charts",
                request -> Answer.json(documents(request).charts().list())));
        routes.accept(Route.of(
                "GET",
                path + "/charts/{name}",
                request -> Answer.document("image/svg+xml", documents(request).chart(request.part("name")))));
        routes.accept(Route.of("GET", path + "/predictions", this::predictions, "interval", "errorBars"));
        routes.accept(Route.of(
                "GET",
                path + "/model",
                request -> Answer.file(
                        "application/octet-stream",
                        request.id() + ".tangent",
                        documents(request).modelFile()),
                "errorBars"));
        routes.accept(Route.of("GET", path + "/code", this::code, "language", "errorBars"));
    }

    private FitDocuments documents(Request request) {
        return new FitDocuments(
                fits.of(request.id()), inquiries, version, request.query().flag("errorBars"));
    }

    private Answer start(Request request) throws IOException {
        FitRequest asked = FitRequest.of(request.fields(), tables::named);
        return Answer.json(202, started(asked).view());
    }

    /// Begins the fit that the explorer's page asks for first, before it can ask: the page finds it.
    public void startAhead(OpenTable table) {
        Map<String, Object> usual = new LinkedHashMap<>();
        usual.put("table", table.id());
        usual.put("targets", table.usualTargets());
        usual.put("method", "lg");
        usual.put("tuned", false);
        usual.put("forSuggestions", true);
        started(FitRequest.of(Fields.of(ServiceJson.tree(usual)), tables::named));
    }

    private FitTask started(FitRequest asked) {
        return fits.add(new FitTask("f" + ids.next(), asked, inquiries, memory));
    }

    private Answer plan(Request request) throws IOException {
        MemoryPlan plan = glimpsed(request).plan();
        Map<String, Long> stages = new LinkedHashMap<>();
        plan.stages().forEach(stage -> stages.put(stage.name(), stage.kept() + stage.work()));
        return Answer.json(new MemoryNeed(plan.peak(), HeapUse.available(), stages));
    }

    private Answer change(Request request) throws IOException {
        FitTask task = fits.of(request.id());
        Fields fields = request.fields();
        Optional<Double> lambda = fields.positive("lambda");
        Optional<LossKind> loss = fields.oneOf("loss", SettingWords.LOSSES);
        Optional<Double> parameter = fields.positive("lossParameter");
        fields.end();
        Check.that(lambda.isPresent() || loss.isPresent(), "nothing is to change: give 'lambda' or 'loss', or both");
        Check.that(parameter.isEmpty() || loss.isPresent(), "'lossParameter' needs 'loss' beside it");
        task.change(
                lambda, before -> loss.map(kind -> before.with(kind, parameter)).orElse(before));
        return Answer.json(task.view());
    }

    private Answer report(Request request) {
        FitDocuments documents = documents(request);
        return switch (request.query().word("form", List.of("json", "text", "html"), "json")) {
            case "text" -> Answer.text("text/plain", SummaryText.of(documents.summary()));
            case "html" -> Answer.document("text/html", documents.page());
            default -> Answer.text("application/json", SummaryJson.of(documents.summary()));
        };
    }

    private Answer predictions(Request request) throws IOException {
        byte[] csv = documents(request).predictions(request.query().positive("interval"));
        return Answer.file("text/csv; charset=utf-8", request.id() + ".csv", csv);
    }

    private Answer code(Request request) {
        return code(fits.of(request.id()), request);
    }

    /// A request as code, without a fit.
    private Answer codeOfRequest(Request request) throws IOException {
        return code(glimpsed(request), request);
    }

    private FitTask glimpsed(Request request) throws IOException {
        return new FitTask("plan", FitRequest.of(request.fields(), tables::glimpse), FitFollower.NONE, memory);
    }

    private static Answer code(FitTask task, Request request) {
        CodeLanguage language = request.query()
                .text("language")
                .map(word -> CodeLanguage.WORDS.read("language", word))
                .orElse(CodeLanguage.COMMAND);
        return Answer.text("text/plain", task.code(language, request.query().flag("errorBars")));
    }

    private Answer skeleton(Request request) {
        OpenTable table = tables.of(request.id());
        request.query().needed("row");
        int row = Check.index(
                request.query().whole("row", 0).orElseThrow(), table.table().rows(), "row");
        Map<String, Double> predicted = new HashMap<>();
        request.query().text("fit").ifPresent(id -> {
            FitTask task = fits.of(id);
            if (!task.table().id().equals(table.id()) || !(task.version().fit() instanceof RegressionFit values))
                throw new InvalidInput(id + " is no fit of values of " + table.id());
            List<String> outputs = task.data().labelled().outputs();
            for (int c = 0; c < outputs.size(); c++)
                predicted.put(outputs.get(c), values.values().at(row, c));
        });
        return Answer.json(table.drawn(row, predicted));
    }

    /// The model of a fit as it is now.
    public SavedModel model(String fit) {
        return new FitDocuments(fits.of(fit), inquiries, version, false).model();
    }

    /// How many bytes a fit takes, and its model about as many.
    public long bytes(String fit) {
        return fits.of(fit).bytes();
    }

    /// What a fit gives to be kept in a file: `predictions`, `model` or `report`.
    ///
    /// @param errorBars whether with error bars, also where nobody asked when it was made
    public byte[] file(String fit, String what, boolean errorBars) throws IOException {
        FitDocuments documents = new FitDocuments(fits.of(fit), inquiries, version, errorBars);
        return switch (what) {
            case "predictions" -> documents.predictions(Optional.empty());
            case "model" -> documents.modelFile();
            case "report" -> documents.page().getBytes(StandardCharsets.UTF_8);
            default -> throw new InvalidInput("a fit has predictions, a model and a report, but no " + what);
        };
    }

    @Override
    public void close() {
        inquiries.close();
    }
}
