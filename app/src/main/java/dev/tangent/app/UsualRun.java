package dev.tangent.app;

import dev.tangent.present.local.LocalService;
import dev.tangent.present.local.LocalService.ServedTable;
import dev.tangent.present.local.LocalServiceSettings;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// What most people do, on few points: a search from file to file, and the service with a fit as its page asks for it.
///
/// The launcher runs it once after a build, and has the JVM keep all classes that were used in an archive. A class of
/// the
/// archive is neither parsed nor verified when it is needed: that is a third of the processor time of a small table.
final class UsualRun {
    private static final int POINTS = 120;
    private static final int LABELLED = 4;

    private UsualRun() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        System.exit(in(Path.of(args[0])));
    }

    /// In a folder, where it leaves nothing. Returns the first exit code or status that tells of a failure, or 0.
    static int in(Path folder) throws IOException, InterruptedException {
        Path own = Files.createTempDirectory(folder, "usual");
        Path table = own.resolve("points.csv");
        Path results = own.resolve("results.csv");
        try {
            Files.writeString(table, points());
            int learnt = learn(table, results);
            return learnt != 0 ? learnt : serve(own);
        } finally {
            for (Path each : List.of(results, table, own)) Files.deleteIfExists(each);
        }
    }

    /// A curve in the plane, every fourth point with its parameter.
    private static String points() {
        return IntStream.range(0, POINTS)
                .mapToObj(i -> String.format(
                        Locale.ROOT,
                        "%.6f,%.6f,%s%n",
                        Math.cos(0.04 * i),
                        Math.sin(0.04 * i),
                        i % LABELLED == 0 ? 0.04 * i : ""))
                .collect(Collectors.joining("", String.format("x,y,angle%n"), ""));
    }

    private static int learn(Path table, Path results) {
        PrintStream nobody = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        String[] words = {"predict", table.toString(), "--target", "angle", "--sd", "-o", results.toString()};
        return Main.run(words, nobody, nobody, false);
    }

    private static int serve(Path folder) throws IOException, InterruptedException {
        LocalServiceSettings settings =
                new LocalServiceSettings(folder, "0", LocalServiceSettings.LOOPBACK, 0, OptionalLong.empty(), false);
        try (LocalService service = LocalService.start(settings);
                HttpClient client = HttpClient.newHttpClient()) {
            ServedTable table = service.openDemo("roll");
            service.learnAhead(table);
            String data = "/api/tables/" + table.id();
            String fit = "/api/fits/f2"; // table and fit are numbered together
            List<String> asked =
                    List.of("/", "/api/catalogue", data, data + "/coordinates", fit + "?wait=60", fit, fit + "/values");
            for (String path : asked) {
                int status = client.send(request(service, path), BodyHandlers.discarding())
                        .statusCode();
                if (status != 200) return status;
            }
        }
        return 0;
    }

    private static HttpRequest request(LocalService service, String path) {
        return HttpRequest.newBuilder(URI.create(service.address() + path))
                .header("Authorization", "Bearer " + service.token())
                .build();
    }
}
