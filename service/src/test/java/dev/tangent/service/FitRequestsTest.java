package dev.tangent.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// What a request for a fit may say, and what is told before one is made.
class FitRequestsTest {
    private Client client;

    @BeforeEach
    void start() {
        client = Client.of(ServiceSettings.of(Path.of("..", "examples"), "test").withoutJournals());
    }

    @AfterEach
    void stop() {
        client.close();
    }

    @Test
    void whatIsWrongIsRefusedInOneLine() {
        String table = client.opened("roll.csv");
        for (String wrong : new String[] {
            "{\"table\":\"" + table + "\"}",
            "{\"table\":\"t99\",\"targets\":[\"angle\"]}",
            "{\"table\":\"" + table + "\",\"targets\":[\"angel\"]}",
            "{\"table\":\"" + table + "\",\"targets\":[\"angle\"],\"tune\":true}",
            "{\"table\":\"" + table + "\",\"targets\":[\"angle\"],\"method\":\"magic\"}",
            "{\"table\":\"" + table + "\",\"targets\":[\"angle\"],\"parameters\":{\"neighbours\":1.5}}",
            "{\"table\":\"" + table + "\",\"targets\":[\"angle\"],\"parameters\":{\"neighbours\":[]}}",
            "{\"table\":\"" + table + "\",\"targets\":[\"angle\"],\"lambda\":-1}",
            "{\"table\":\"" + table + "\",\"targets\":[\"angle\"],\"loss\":\"softmax\",\"errorBars\":true}",
            "{\"table\":" + "[".repeat(2000),
            "[]"
        }) {
            var response = client.send("POST", "/api/fits", wrong);
            assertThat(response.statusCode()).as(wrong).isBetween(400, 404);
            String error = Client.json(response).get("error").asString();
            assertThat(error.lines()).hasSize(1);
            assertThat(error).doesNotContain("Exception", "at dev.tangent");
        }
        assertThat(Client.json(client.send(
                                "POST", "/api/fits", "{\"table\":\"" + table + "\",\"targets\":[\"angel\"]}"))
                        .get("error")
                        .asString())
                .contains("angle");
    }

    @Test
    void namesWithLineBreaksAreRefusedInOneLine() {
        var response = client.send("POST", "/api/embeddings", "{\"table\":\"a\\nb\"}");
        assertThat(response.statusCode()).isEqualTo(404);
        assertThat(Client.json(response).get("error").asString()).isEqualTo("there is no table a b");
    }

    @Test
    void aShareOfAClassIsOneNumber() {
        client.upload(
                "/api/tables?name=kinds.csv", "text/csv", "x,kind\n1,a\n2,b\n3,\n".getBytes(StandardCharsets.UTF_8));
        for (String share : new String[] {"[]", "[0.5,0.5]"}) {
            String prior = "{\"a\":0.5,\"b\":" + share + "}";
            var response = client.send(
                    "POST", "/api/fits/code", "{\"table\":\"t1\",\"targets\":[\"kind\"],\"prior\":" + prior + "}");
            assertThat(response.statusCode()).isEqualTo(400);
            assertThat(Client.json(response).get("error").asString())
                    .startsWith("prior of class 'b' must be one number but is ");
        }
    }

    @Test
    void aRefusalCallsThingsByTheirFieldsAndHasItsParts() {
        JsonNode refused = Client.json(client.send(
                "POST",
                "/api/fits",
                "{\"table\":\"" + client.opened("roll.csv")
                        + "\",\"targets\":[\"angle\"],\"method\":\"auto\",\"tuned\":false}"));
        assertThat(refused.get("error").asString())
                .isEqualTo("tuned: false needs one method, not several or auto to choose among");
        assertThat(refused.get("errorParts"))
                .isEqualTo(
                        Client.JSON.readTree("[\"\",{\"subject\":\"tuned\"},\" needs one method, not several or auto to"
                                + " choose among\"]"));
    }

    @Test
    void thePlanTellsTheMemory() {
        JsonNode plan = client.post(
                "/api/fits/plan",
                "{\"table\":\"" + client.opened("roll.csv")
                        + "\",\"targets\":[\"angle\"],\"parameters\":{\"neighbours\":15}}");
        assertThat(plan.get("peak").asLong()).isPositive();
        assertThat(plan.get("stages").size()).isEqualTo(5);
    }
}
