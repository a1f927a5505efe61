package dev.tangent.service.analysis;

import dev.tangent.linalg.MatrixView;
import dev.tangent.service.http.Answer;
import dev.tangent.service.http.ArrayAnswer;
import dev.tangent.service.http.Fields;
import dev.tangent.service.http.Ids;
import dev.tangent.service.http.Request;
import dev.tangent.service.http.Route;
import dev.tangent.service.job.JobQueue;
import dev.tangent.service.job.Jobs;
import dev.tangent.service.memory.HeldMemory;
import dev.tangent.service.table.Tables;
import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;

/// All embeddings and clusterings.
public final class Analyses {
    private static final String EMBEDDINGS = "/api/embeddings";
    private static final String CLUSTERINGS = "/api/clusterings";

    private final Ids ids;
    private final Tables tables;
    private final Jobs<EmbeddingJob> embeddings;
    private final Jobs<ClusteringJob> clusterings;

    public Analyses(Ids ids, Tables tables, JobQueue queue, HeldMemory memory) {
        this.ids = ids;
        this.tables = tables;
        embeddings = new Jobs<>("embedding", queue, memory);
        clusterings = new Jobs<>("clustering", queue, memory);
    }

    public void addTo(Consumer<Route> routes) {
        routes.accept(Route.of("POST", EMBEDDINGS, this::embed));
        embeddings.addTo(routes, EMBEDDINGS);
        routes.accept(Route.array(EMBEDDINGS + "/{id}/coordinates", this::coordinates));
        routes.accept(Route.array(EMBEDDINGS + "/{id}/components", this::components));
        routes.accept(Route.of("GET", EMBEDDINGS + "/{id}/model", this::model));
        routes.accept(Route.of("POST", CLUSTERINGS, this::cluster));
        clusterings.addTo(routes, CLUSTERINGS);
        routes.accept(Route.array(CLUSTERINGS + "/{id}/clusters", this::clusters));
    }

    private Answer embed(Request request) throws IOException {
        Fields fields = request.fields();
        EmbeddingJob job = new EmbeddingJob("e" + ids.next(), tables, fields);
        return Answer.json(202, embeddings.add(job).view());
    }

    private Answer cluster(Request request) throws IOException {
        Fields fields = request.fields();
        ClusteringJob job = new ClusteringJob("c" + ids.next(), tables, fields);
        return Answer.json(202, clusterings.add(job).view());
    }

    private Answer coordinates(Request request) {
        MatrixView found = embeddings.of(request.id()).result().coordinates();
        int width = found.columns();
        return ArrayAnswer.numbers(request.query(), found.rows(), width, 0, at -> found.at(at / width, at % width));
    }

    private Answer model(Request request) throws IOException {
        byte[] file = embeddings.of(request.id()).modelFile();
        return Answer.file("application/octet-stream", request.id() + ".tangent", file);
    }

    private Answer components(Request request) {
        return whole(request, embeddings.of(request.id()).result().components());
    }

    private Answer clusters(Request request) {
        return whole(request, clusterings.of(request.id()).result().clusters());
    }

    private static Answer whole(Request request, List<Integer> numbers) {
        return ArrayAnswer.whole(request.query(), numbers.size(), 0, numbers::get);
    }
}
