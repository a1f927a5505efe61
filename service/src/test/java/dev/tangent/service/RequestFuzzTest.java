package dev.tangent.service;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.tangent.service.http.AccessControl;
import dev.tangent.service.http.BodyLimits;
import dev.tangent.service.http.Router;
import dev.tangent.service.http.StaticFiles;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/// Whatever JSON is sent to any resource, it is answered or refused in one line: no failure of the service's own, no
/// name of Java, nothing that takes ten seconds, no more memory than a multiple of the request. A fit that is accepted
/// ends in the same way, and as JSON it reads back to the same JSON.
///
/// `-Dtangent.fuzz.seconds=N` goes on so long, `-Dtangent.fuzz.seed=N` begins elsewhere.
@Tag("full")
class RequestFuzzTest {
    private static final double SECONDS = Double.parseDouble(System.getProperty("tangent.fuzz.seconds", "4"));
    private static final long SEED = Long.getLong("tangent.fuzz.seed", 1);
    private static final long MOST_NANOS = Duration.ofSeconds(10).toNanos();
    private static final long LEAST_BYTES = 64 << 20;
    private static final long BYTES_PER_BYTE = 5_000;
    private static final int MOST_FOUND = 20;

    /// Of the fits that are accepted, one in so many is made: it takes a hundred times as long as the rest.
    private static final int FITS = 20;

    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final Map<String, String> found = new TreeMap<>();

    @TempDir
    private Path folder;

    private TangentService service;
    private Router router;

    @BeforeEach
    void start() throws IOException {
        FuzzedRequest.write(folder);
        service = TangentService.start(ServiceSettings.of(folder, "test"));
        router = new Router(
                service.routes(),
                AccessControl.of(service.token(), "127.0.0.1", service.port()),
                new BodyLimits(1 << 20, 1 << 20),
                new StaticFiles());
    }

    @AfterEach
    void stop() {
        service.close();
    }

    @Test
    @Timeout(3600)
    void answersOrRefuses() throws IOException {
        for (FuzzedRequest each : FuzzedRequest.BEFORE) {
            LocalExchange made = sent(each.method(), each.path(), each.json());
            assertThat(made.getResponseCode()).as(made.answer()).isBetween(200, 299);
        }
        ended("/api/fits/f2");
        JsonMutator mutator = new JsonMutator(SEED, vocabulary());
        long end = System.nanoTime() + (long) (SECONDS * 1e9);
        int tried = 0;
        int answered = 0;
        while (System.nanoTime() < end && found.size() < MOST_FOUND) {
            FuzzedRequest request = mutator.one(FuzzedRequest.ALL);
            List<FuzzedRequest> others = mutator.below(4) == 0 ? FuzzedRequest.ALL : request.siblings();
            String json = mutator.changed(request.json(), mutator.one(others).json());
            if (request.isFit() && mutator.below(FITS) > 0) request = request.shown(mutator.below(5));
            if (isAnswered(request, json)) answered++;
            tried++;
        }
        System.out.println("fuzzed requests: " + tried + ", of which " + answered + " were answered");
        assertThat(found.values()).isEmpty();
        assertThat(answered).isPositive();
    }

    /// All texts of the catalogue, names of fields included, and those of the requests here.
    private List<String> vocabulary() throws IOException {
        List<String> words = new ArrayList<>(FuzzedRequest.WORDS);
        collect(Client.JSON.readTree(sent("GET", "/api/catalogue", "").answer()), words);
        return words.stream().distinct().toList();
    }

    private static void collect(JsonNode node, List<String> words) {
        if (node.isString() && node.asString().matches("[\\w-]{1,30}")) words.add(node.asString());
        node.propertyNames().forEach(words::add);
        node.forEach(each -> collect(each, words));
    }

    private LocalExchange sent(String method, String path, String json) throws IOException {
        LocalExchange exchange = new LocalExchange(method, path, json.getBytes(StandardCharsets.UTF_8))
                .with("Host", "127.0.0.1:" + service.port())
                .with("Authorization", "Bearer " + service.token())
                .with("Content-Type", "application/json");
        router.handle(exchange);
        return exchange;
    }

    private boolean isAnswered(FuzzedRequest request, String json) throws IOException {
        long began = threads.getCurrentThreadCpuTime(); // of a busy machine no clock is to be trusted
        long before = threads.getCurrentThreadAllocatedBytes();
        LocalExchange exchange = sent(request.method(), request.path(), json);
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        String asked = request.method() + " " + request.path() + " " + json;
        if (allocated > LEAST_BYTES + BYTES_PER_BYTE * json.length()) keep((allocated >> 20) + " MB", asked, exchange);
        if (threads.getCurrentThreadCpuTime() - began > MOST_NANOS) keep("more than 10 s", asked, exchange);
        int status = exchange.getResponseCode();
        if (status >= 400) checkRefusal(asked, exchange);
        else if (status < 200) keep("no answer", asked, exchange);
        else checkAnswer(request, asked, exchange);
        return status < 400;
    }

    private void checkRefusal(String asked, LocalExchange exchange) {
        if (exchange.getResponseCode() >= 500 && exchange.getResponseCode() != 507) keep("status", asked, exchange);
        try {
            checkLine(Client.JSON.readTree(exchange.answer()).get("error").asString(), asked, exchange);
        } catch (JacksonException e) {
            keep("no JSON", asked, exchange);
        }
    }

    private void checkLine(String line, String asked, LocalExchange exchange) {
        if (line.isBlank() || line.contains("\n") || line.contains("\r")) keep("not one line", asked, exchange);
        if (line.contains("this is a bug")) keep("a bug: " + shape(line), asked, exchange);
        else if (line.contains("Exception") || line.contains("dev.tangent") || line.contains("java."))
            keep("a name of Java: " + shape(line), asked, exchange);
        if (line.contains(folder.toString())) keep("the folder's place: " + shape(line), asked, exchange);
    }

    /// What was made is followed to its end and taken away; what is code has to be the code of itself.
    private void checkAnswer(FuzzedRequest request, String asked, LocalExchange exchange) throws IOException {
        if (request.path().endsWith("language=json")) {
            LocalExchange again = sent("POST", request.path(), exchange.answer());
            // Another table has the name of a file that is still to be written, or was written since.
            boolean there = exchange.answer().contains("\"points.csv\"");
            if (there && !again.answer().equals(exchange.answer()))
                keep("reads back as something else: " + again.answer(), asked, exchange);
        }
        if (request.path().equals("/api/files")) FuzzedRequest.write(folder); // they may have been replaced
        if (!Set.of(201, 202).contains(exchange.getResponseCode())) return;
        JsonNode id = Client.JSON.readTree(exchange.answer()).get("id");
        if (id == null) return;
        String made = request.collection() + "/" + id.asString();
        if (exchange.getResponseCode() == 202) {
            JsonNode view = ended(made);
            if (view.get("error") != null) checkLine(view.get("error").asString(), asked, exchange);
            if (view.get("state").asString().equals("running")) keep("runs for 20 s", asked, exchange);
        }
        sent("DELETE", made, "");
    }

    private JsonNode ended(String made) throws IOException {
        return Client.JSON.readTree(sent("GET", made + "?wait=20", "").answer());
    }

    /// A message without what was sent: found once.
    private static String shape(String said) {
        return said.replaceAll("'[^']*'|[-+0-9.e]+", "_");
    }

    private void keep(String what, String asked, LocalExchange exchange) {
        String brief = asked.length() < 3000 ? asked : asked.substring(0, 3000) + " ...";
        found.putIfAbsent(what, what + ": " + brief + "\n  " + exchange.getResponseCode() + " " + exchange.answer());
    }
}
