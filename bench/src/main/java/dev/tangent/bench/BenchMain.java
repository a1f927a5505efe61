package dev.tangent.bench;

import dev.tangent.InvalidInput;
import dev.tangent.bench.item.BenchmarkContext;
import dev.tangent.bench.item.BenchmarkItems;
import dev.tangent.bench.report.BenchmarkReport;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// `tangent bench`: runs the items asked for and writes the report; `tangent bench jmh ...` hands over to JMH.
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
        }
    }
}
