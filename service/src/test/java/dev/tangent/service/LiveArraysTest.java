package dev.tangent.service;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.present.local.LocalService;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// An array asked for beside the change that makes it: it comes with the change, and is what a later request gets.
class LiveArraysTest {
    private static final String VALUES = "/api/fits/f2/values";

    @TempDir
    private Path folder;

    private Client client;

    @BeforeEach
    void fit() {
        client = Client.of(folder);
        client.post("/api/tables", "{\"demo\":\"roll\",\"points\":300,\"labels\":20}");
        client.fitted(
                "{\"table\":\"t1\",\"targets\":[\"angle\"],\"tuned\":false,\"parameters\":{\"neighbours\":12,\"dimension\":2}}");
    }

    @AfterEach
    void stop() {
        client.close();
    }

    private CompletableFuture<HttpResponse<byte[]>> asked(String path) {
        return CompletableFuture.supplyAsync(() -> client.get(path));
    }

    private static void is(HttpResponse<byte[]> found, String version, HttpResponse<byte[]> later) {
        assertThat(found.statusCode()).isEqualTo(200);
        assertThat(found.headers().firstValue("Tangent-Version")).contains(version);
        assertThat(found.body()).isEqualTo(later.body());
    }

    @Test
    void itWaitsForAnotherLambda() throws Exception {
        HttpResponse<byte[]> before = client.get(VALUES);
        var waiting = asked(VALUES + "?after=0");
        assertThat(waiting.completeOnTimeout(before, 300, TimeUnit.MILLISECONDS).get())
                .as("nothing changed yet")
                .isSameAs(before);
        var coming = asked(VALUES + "?after=0");
        client.patch("/api/fits/f2", "{\"lambda\":0.01}");
        is(coming.get(5, TimeUnit.SECONDS), "1", client.get(VALUES));
        assertThat(coming.get().body()).isNotEqualTo(before.body());
    }

    @Test
    void itWaitsForAnotherLabel() throws Exception {
        var values = asked(VALUES + "?after=0");
        var bars = asked("/api/fits/f2/sds?after=0");
        client.patch("/api/tables/t1/labels", "{\"labels\":[{\"row\":7,\"column\":\"angle\",\"value\":6}]}");
        is(values.get(5, TimeUnit.SECONDS), "1", client.get(VALUES));
        is(bars.get(30, TimeUnit.SECONDS), "1", client.get("/api/fits/f2/sds"));
    }

    /// Two labels stay, one of them so large that the loss's equations have no solution in numbers.
    private String twoLabelsFarApart() {
        JsonNode labels = client.getJson("/api/tables/t1/labels?targets=angle").get("labels");
        return IntStream.range(1, labels.size())
                .mapToObj(i -> "{\"row\":" + labels.get(i).get("row") + ",\"column\":\"angle\",\"value\":"
                        + (i == 1 ? "1e150" : "null") + "}")
                .collect(Collectors.joining(",", "{\"labels\":[", "]}"));
    }

    @Test
    void itIsTheOneThatIsThereWhereTheFitCannotFollow() throws Exception {
        String fit = "/api/fits/"
                + client.fitted("{\"table\":\"t1\",\"targets\":[\"angle\"],\"tuned\":false,\"loss\":\"huber\"}")
                        .get("id")
                        .asString();
        var before = client.get(fit + "/values");
        var waiting = asked(fit + "/values?after=0");
        client.patch("/api/tables/t1/labels", twoLabelsFarApart());
        assertThat(client.getJson(fit).get("stale").asBoolean()).isTrue();
        is(waiting.get(5, TimeUnit.SECONDS), "0", before);
    }

    @Test
    void whatIsThereAlreadyNeedsNoWaiting() throws Exception {
        client.patch("/api/fits/f2", "{\"lambda\":0.01}");
        client.patch("/api/fits/f2", "{\"lambda\":0.02}");
        is(asked(VALUES + "?after=0").get(5, TimeUnit.SECONDS), "2", client.get(VALUES));
    }

    @Test
    void aDemoIsLearntBeforeAnybodyAsks() {
        LocalService.ServedTable demo = client.service().openDemo("square");
        client.service().learnAhead(demo);
        String table = demo.id();
        var fits = client.getJson("/api/fits?table=" + table);
        assertThat(fits.size()).isEqualTo(1);
        assertThat(fits.get(0).get("request").get("targets").toString())
                .isEqualTo(client.getJson("/api/tables/" + table).get("targets").toString());
        assertThat(client.delete("/api/tables/" + table).statusCode()).isEqualTo(204);
    }
}
