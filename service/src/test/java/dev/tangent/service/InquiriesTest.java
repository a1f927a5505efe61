package dev.tangent.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// What is asked of a finished fit and takes long is a job: shared by those who ask the same, ended with the last who
/// wants it, begun anew where the fit changes, and no hindrance to anything else.
@Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class InquiriesTest {
    private static final String ABANDONED = "tangent.service.abandoned";
    private static final String SDS = "{\"what\":\"sds\"}";
    private static final String SUGGESTIONS = "{\"what\":\"suggestions\",\"count\":3}";

    @TempDir
    private Path folder;

    private Client client;
    private String fit;

    @BeforeEach
    void start() {
        System.setProperty(ABANDONED, "2");
        client = Client.of(folder);
        fit = fitted(300, 20);
    }

    @AfterEach
    void stop() {
        client.close();
        System.clearProperty(ABANDONED);
    }

    private String fitted(int points, int labels) {
        String table = client.post(
                        "/api/tables", "{\"demo\":\"roll\",\"points\":" + points + ",\"labels\":" + labels + "}")
                .get("id")
                .asString();
        return "/api/fits/"
                + client.fitted(
                                "{\"table\":\"" + table
                                        + "\",\"targets\":[\"angle\"],\"tuned\":false,\"parameters\":{\"neighbours\":12,\"dimension\":2}}")
                        .get("id")
                        .asString();
    }

    private JsonNode asked(String what) {
        return client.post(fit + "/inquiries", what);
    }

    private JsonNode ended(String what) {
        return client.ended("/api/inquiries", asked(what).get("id").asString());
    }

    @Test
    void theAnswerIsTheOneOfTheRequestThatWaits() {
        JsonNode suggestions = ended(SUGGESTIONS);
        assertThat(suggestions.get("state").asString()).isEqualTo("done");
        assertThat(suggestions.get("answer")).isEqualTo(client.getJson(fit + "/suggestions?count=3"));
        assertThat(suggestions.get("answer").get("next")).hasSize(3);
        assertThat(ended("{\"what\":\"suspect-labels\"}").get("answer"))
                .isEqualTo(client.getJson(fit + "/suspect-labels"));
        JsonNode bars = ended(SDS);
        assertThat(bars.has("answer")).isFalse();
        assertThat(client.array(fit + "/sds").rows()).isEqualTo(300);
    }

    @Test
    void equalQuestionsAreOneComputationAndEndWithTheLastWhoAsked() {
        fit = fitted(6000, 500);
        String first = asked(SDS).get("id").asString();
        assertThat(asked(SDS).get("id").asString()).isEqualTo(first);
        assertThat(asked(SUGGESTIONS).get("id").asString()).isNotEqualTo(first);
        client.delete("/api/inquiries/" + first);
        assertThat(client.get("/api/inquiries/" + first).statusCode()).isEqualTo(200);
        client.delete("/api/inquiries/" + first);
        assertThat(client.get("/api/inquiries/" + first).statusCode()).isEqualTo(404);
    }

    @Test
    void anAnswerIsComputedOnceForAFitThatStaysAsItIs() {
        String first = ended(SUGGESTIONS).get("id").asString();
        client.getJson(fit + "/suggestions?count=3");
        assertThat(asked(SUGGESTIONS).get("id").asString()).isEqualTo(first);
        client.patch(fit, "{\"lambda\":0.01}");
        JsonNode later = ended(SUGGESTIONS);
        assertThat(later.get("id").asString()).isNotEqualTo(first);
        assertThat(later.get("version").asInt()).isEqualTo(1);
        assertThat(client.getJson("/api/inquiries")).hasSize(1);
    }

    @Test
    void anAnswerStaysWhereAnotherAsksOtherwise() {
        JsonNode first = ended("{\"what\":\"suggestions\",\"count\":2}");
        String path = "/api/inquiries/" + first.get("id").asString();
        for (int count = 3; count <= 5; count++) ended("{\"what\":\"suggestions\",\"count\":" + count + "}");
        assertThat(client.getJson(path)).isEqualTo(first);
        ended("{\"what\":\"suggestions\",\"count\":6}");
        assertThat(client.get(path).statusCode()).isEqualTo(404);
        assertThat(client.getJson("/api/inquiries")).hasSize(4);
    }

    @Test
    void whereTheFitChangesTheAnswerIsThatOfTheLatestVersion() {
        fit = fitted(3000, 300);
        asked(SDS);
        client.patch(fit, "{\"lambda\":0.01}");
        client.patch(fit, "{\"lambda\":0.02}");
        var response = client.get(fit + "/sds");
        assertThat(response.headers().firstValue("Tangent-Version")).contains("2");
        JsonNode inquiries = client.getJson("/api/inquiries");
        assertThat(inquiries).hasSize(1);
        assertThat(inquiries.get(0).get("version").asInt()).isEqualTo(2);
    }

    @Test
    void whatNobodyFollowsIsEnded() throws InterruptedException {
        fit = fitted(6000, 500);
        asked("{\"what\":\"suggestions\",\"count\":5000}"); // takes longer than anybody waits here
        while (isAnythingUnderWay()) Thread.sleep(50);
        assertThat(client.getJson("/api/inquiries")).isEmpty();
    }

    /// By the questions themselves: between two of them none runs for a moment.
    private boolean isAnythingUnderWay() {
        for (JsonNode each : client.getJson("/api/inquiries"))
            if (!each.get("state").asString().equals("done")) return true;
        return false;
    }

    @Test
    @Tag("full")
    void aLongSearchOfAnotherFitDoesNotHoldItUp() {
        String search = client.post(
                        "/api/fits",
                        "{\"table\":\"t1\",\"targets\":[\"angle\"],\"parameters\":{\"neighbours\":"
                                + IntStream.range(10, 250).boxed().toList() + "}}")
                .get("id")
                .asString();
        assertThat(ended(SUGGESTIONS).get("state").asString()).isEqualTo("done");
        client.patch(fit, "{\"lambda\":0.01}");
        assertThat(client.getJson("/api/fits/" + search).get("state").asString())
                .isEqualTo("running");
        client.delete("/api/fits/" + search);
    }

    @Test
    void whatCannotBeAskedIsRefusedAtOnce() {
        for (String bad : new String[] {
            "{}",
            "{\"what\":\"everything\"}",
            "{\"what\":\"suggestions\",\"count\":0}",
            "{\"what\":\"sds\",\"count\":3}",
            "{\"what\":[]}"
        })
            assertThat(client.send("POST", fit + "/inquiries", bad).statusCode())
                    .as(bad)
                    .isEqualTo(400);
        assertThat(client.send("POST", "/api/fits/f99/inquiries", SDS).statusCode())
                .isEqualTo(404);
        assertThat(client.getJson("/api/inquiries")).isEmpty();
    }

    @Test
    void atMostSoManyAreAsMuchAsThereIs() {
        JsonNode answer = ended("{\"what\":\"suggestions\",\"most\":500}").get("answer");
        assertThat(answer.get("next")).hasSize(280);
        assertThat(ended("{\"what\":\"suggestions\",\"count\":500}")
                        .get("error")
                        .asString())
                .contains("without a label, 280,");
        assertThat(client.send("POST", fit + "/inquiries", "{\"what\":\"suggestions\",\"count\":3,\"most\":3}")
                        .statusCode())
                .isEqualTo(400);
    }

    @Test
    void aTableSaysWhatToLabelBeforeThereIsAFit() {
        String path = "/api/tables/t1/suggestions?columns=x,y,z&most=5";
        JsonNode first = client.getJson(path);
        assertThat(first.get("by").asString()).isEqualTo("distance");
        assertThat(first.get("next")).hasSize(5);
        JsonNode labelled =
                client.getJson("/api/tables/t1/labels?targets=angle").get("labels");
        List<Integer> next = client.getJson(path.replace("5", "500") + "&targets=angle")
                .get("next")
                .valueStream()
                .map(each -> each.get("row").asInt())
                .toList();
        assertThat(next).hasSize(280).doesNotHaveDuplicates();
        assertThat(client.get(path.replace("5", "501")).statusCode()).isEqualTo(400);
        labelled.forEach(
                label -> assertThat(next).doesNotContain(label.get("row").asInt()));
    }

    @Test
    void theyGoWithTheirFit() {
        asked(SUGGESTIONS);
        client.delete(fit);
        assertThat(client.getJson("/api/inquiries")).isEmpty();
    }
}
