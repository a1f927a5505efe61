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

    /// Else a list to choose from has two lines alike.
    @Test
    void noTwoMethodsHaveOneTitle() {
        try (Client client = Client.of(folder)) {
            assertThat(client.getJson("/api/catalogue").get("methods").findValuesAsString("title"))
                    .doesNotHaveDuplicates()
                    .hasSizeGreaterThan(10);
        }
    }

    /// Fields, their types and their words, all the way down.
    @Test
    void answersHaveTheFieldsOfTheirSchemas() throws Exception {
        try (Client client = Client.of(folder);
                InputStream in = TangentService.class.getResourceAsStream("openapi.json")) {
            SchemaCheck schemas =
                    new SchemaCheck(Client.JSON.readTree(in).get("components").get("schemas"));
            schemas.check("Service", client.getJson("/api"));
            schemas.check("Catalogue", client.getJson("/api/catalogue"));
            schemas.check("Table", client.post("/api/tables", "{\"demo\":\"roll\",\"points\":300}"));
            schemas.check(
                    "Fit",
                    client.fitted(
                            "{\"table\":\"t1\",\"targets\":[\"angle\"],\"parameters\":{\"neighbours\":12,\"dimension\":2}}"));
            schemas.check("Suggestions", client.getJson("/api/fits/f2/suggestions?count=2"));
            schemas.check("Suggestions", client.getJson("/api/tables/t1/suggestions?most=2"));
            schemas.check("SuspectLabels", client.getJson("/api/fits/f2/suspect-labels"));
            schemas.check("Importance", client.getJson("/api/fits/f2/importance"));
            schemas.check("Model", client.post("/api/models", "{\"fit\":\"f2\"}"));
            schemas.check("Labels", client.getJson("/api/tables/t1/labels"));
            for (String what : new String[] {"sds", "suspect-labels", "suggestions", "importance"})
                schemas.check(
                        "Inquiry",
                        client.ended(
                                "/api/inquiries",
                                client.post("/api/fits/f2/inquiries", "{\"what\":\"" + what + "\"}")
                                        .get("id")
                                        .asString()));
            schemas.check(
                    "LabelsChanged",
                    client.patch(
                            "/api/tables/t1/labels", "{\"labels\":[{\"row\":1,\"column\":\"angle\",\"value\":5}]}"));
            schemas.check("LabelsChanged", client.post("/api/tables/t1/labels/undo", "{}"));
            schemas.check("TableChanges", client.getJson("/api/tables/t1/labels/changes"));
            schemas.check("Rows", client.getJson("/api/tables/t1/rows?count=3"));
            schemas.check("Neighbours", client.getJson("/api/fits/f2/neighbours?row=3"));
            schemas.check(
                    "Embedding",
                    client.done(
                            "/api/embeddings",
                            "{\"table\":\"t1\",\"parameters\":{\"dimension\":2,\"neighbours\":12}}"));
            schemas.check("Clustering", client.done("/api/clusterings", "{\"table\":\"t1\",\"clusters\":2}"));
        }
    }
}
