package dev.tangent.bench;

import dev.tangent.InvalidInput;
import dev.tangent.bench.item.BenchmarkContext;
import dev.tangent.bench.item.BenchmarkItems;
import dev.tangent.bench.report.BenchmarkReport;
import dev.tangent.bench.watch.Watch;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/// `tangent bench`: runs the items asked for and writes the report; `tangent bench jmh ...` hands over to JMH,
/// `tangent bench watch ...` measures what is committed again.
public final class BenchMain {
    private BenchMain() {}

    public static void main(String[] words) throws Exception {
        if (words.length > 0 && words[0].equals("jmh")) {
            org.openjdk.jmh.Main.main(Arrays.copyOfRange(words, 1, words.length));
            return;
        }
        System.exit(run(words, new PrintStream(System.out, true, StandardCharsets.UTF_8), System.err));
    }

    static int run(String[] words, PrintStream out, PrintStream err) {
        try {
            if (words.length > 0 && words[0].equals("watch"))
                return Watch.run(List.of(words).subList(1, words.length), checkout(), out);
            BenchArguments arguments = BenchArguments.of(words, System.getenv());
            if (arguments.help()) {
                out.print(BenchArguments.usage());
                return 0;
            }
            try (BenchmarkContext bench = new BenchmarkContext(arguments, line -> err.println("bench: " + line))) {
                BenchmarkReport report = BenchmarkItems.run(bench);
                if (arguments.output().isEmpty()) out.print(report.markdown());
                else report.writeTo(arguments.output().get());
            }
            return 0;
        } catch (InvalidInput e) {
            err.println("tangent bench: " + e.getMessage());
            return 2;
        } catch (IOException e) {
            err.println("tangent bench: " + e.getMessage());
            return 1;
        }
    }

    /// The launcher names the jar that it keeps at target/launcher; without it, where one stands.
    private static Path checkout() {
        String app = System.getProperty("tangent.app", "");
        return app.isEmpty()
                ? Path.of("").toAbsolutePath()
                : Path.of(app).resolve("../../..").normalize();
    }
}
