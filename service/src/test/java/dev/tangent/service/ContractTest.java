package dev.tangent.service;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.service.http.Route;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// The OpenAPI file and the documentation say what the router answers, no more and no less.
class ContractTest {
    @TempDir
    private Path folder;

    @Test
    void theOpenApiFileHasTheRoutesOfTheRouter() throws Exception {
        Set<String> documented = new TreeSet<>();
        try (InputStream in = TangentService.class.getResourceAsStream("openapi.json")) {
            JsonNode paths = Client.JSON.readTree(in).get("paths");
            paths.properties()
                    .forEach(path -> path.getValue()
                            .properties()
                            .forEach(method -> documented.add(line(
                                    method.getKey().toUpperCase(Locale.ROOT),
                                    path.getKey(),
                                    query(method.getValue())))));
        }
        Set<String> answered = new TreeSet<>();
        try (Client client = Client.of(folder)) {
            for (Route route : client.service().routes())
                answered.add(line(route.method(), route.path(), new TreeSet<>(route.query())));
        }
        assertThat(answered).isEqualTo(documented);
    }

    private static String line(String method, String path, Set<String> query) {
        return method + " " + path + " " + query;
    }

    private static Set<String> query(JsonNode operation) {
        Set<String> names = new TreeSet<>();
        operation.path("parameters").forEach(parameter -> {
            if (parameter.get("in").asString().equals("query"))
                names.add(parameter.get("name").asString());
        });
        return names;
    }

    @Test
    void theDocumentationNamesEveryRoute() throws Exception {
        String text = Files.readString(Path.of("..", "docs", "service.md"));
        try (Client client = Client.of(folder)) {
            for (Route route : client.service().routes())
                assertThat(text.contains(route.path())
                                || text.contains(route.path().replaceFirst("/\\{id}.*", "")))
                        .as(route.path())
                        .isTrue();
        }
    }

    /// Every field of an answer is one that the OpenAPI file knows.
    @Test
    void answersHaveTheFieldsOfTheirSchemas() throws Exception {
        try (Client client = Client.of(folder);
                InputStream in = TangentService.class.getResourceAsStream("openapi.json")) {
            JsonNode schemas = Client.JSON.readTree(in).get("components").get("schemas");
            check(schemas, "Service", client.getJson("/api"));
            check(schemas, "Catalogue", client.getJson("/api/catalogue"));
            check(schemas, "Table", client.post("/api/tables", "{\"demo\":\"roll\",\"points\":300}"));
            check(
                    schemas,
                    "Fit",
                    client.fitted(
                            "{\"table\":\"t1\",\"targets\":[\"angle\"],\"parameters\":{\"neighbours\":12,\"dimension\":2}}"));
            check(schemas, "Suggestions", client.getJson("/api/fits/f2/suggestions?count=2"));
            check(schemas, "SuspectLabels", client.getJson("/api/fits/f2/suspect-labels"));
            check(schemas, "Model", client.post("/api/models", "{\"fit\":\"f2\"}"));
            check(schemas, "Labels", client.getJson("/api/tables/t1/labels"));
            check(schemas, "Neighbours", client.getJson("/api/fits/f2/neighbours?row=3"));
            check(
                    schemas,
                    "Embedding",
                    client.done(
                            "/api/embeddings",
                            "{\"table\":\"t1\",\"parameters\":{\"dimension\":2,\"neighbours\":12}}"));
            check(schemas, "Clustering", client.done("/api/clusterings", "{\"table\":\"t1\",\"clusters\":2}"));
        }
    }

    private static void check(JsonNode schemas, String name, JsonNode answer) {
        JsonNode schema = schemas.get(name);
        Set<String> known = new TreeSet<>(schema.get("properties").propertyNames());
        assertThat(known).as(name).containsAll(answer.propertyNames());
        for (JsonNode required : schema.path("required"))
            assertThat(answer.has(required.asString()))
                    .as(name + "." + required.asString())
                    .isTrue();
    }
}
