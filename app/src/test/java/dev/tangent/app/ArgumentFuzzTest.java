package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.app.command.TangentCommand;
import dev.tangent.app.console.Streams;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/// Whatever options and values are typed, a command does its work or says in one line why not: no trace, nothing that
/// takes ten seconds of a small table, no number that is none, no half-written file.
///
/// `-Dtangent.fuzz.seconds=N` goes on so long, `-Dtangent.fuzz.seed=N` begins elsewhere.
@Tag("full")
class ArgumentFuzzTest {
    private static final double SECONDS = Double.parseDouble(System.getProperty("tangent.fuzz.seconds", "6"));
    private static final long SEED = Long.getLong("tangent.fuzz.seed", 1);
    private static final long MOST_NANOS = Duration.ofSeconds(10).toNanos();
    private static final int MOST_FOUND = 20;

    /// Numbers at the ends of ranges, words that mean something somewhere, and what is none of these.
    private static final List<String> VALUES = List.of(
            "0",
            "1",
            "2",
            "3",
            "5",
            "12",
            "40",
            "41",
            "-1",
            "0.5",
            "1e-3",
            "1e-320",
            "1e308",
            "1e309",
            "NaN",
            "inf",
            "2147483647",
            "2147483648",
            "-9223372036854775809",
            "",
            " ",
            ",",
            "1,2",
            "3,,5",
            "0.1,1,10",
            "50%",
            "101%",
            "0x",
            "2x",
            "-",
            "--",
            "=",
            "x",
            "y",
            "z",
            "x,y",
            "z,z",
            "nowhere",
            "'",
            "\"",
            "\u00e9",
            "\u0000",
            "\n",
            "none",
            "auto",
            "lg",
            "lap",
            "knn",
            "squared",
            "huber:0",
            "huber:1e300",
            "uniform",
            "true",
            "all",
            "rows");

    private final SplittableRandom random = new SplittableRandom(SEED);
    private final Map<String, String> found = new TreeMap<>();

    @TempDir
    private Path folder;

    private final List<String> files = new ArrayList<>();
    private final InputStream before = System.in;

    /// A file may be called "-": the tests' own standard input never ends.
    @BeforeEach
    void nothingIsTyped() {
        System.setIn(InputStream.nullInputStream());
    }

    @AfterEach
    void whatWasTypedBefore() {
        System.setIn(before);
    }

    /// A value behind `-o` is a file of the working folder.
    @AfterEach
    void nothingIsLeft() throws IOException {
        for (String value : VALUES) if (new File(value).isFile()) Files.delete(Path.of(value));
    }

    @Test
    @Timeout(3600)
    void worksOrRefuses() throws IOException {
        Map<String, List<String>> commands = commands();
        List<String> names = List.copyOf(commands.keySet());
        long end = System.nanoTime() + (long) (SECONDS * 1e9);
        int tried = 0;
        int worked = 0;
        while (System.nanoTime() < end && found.size() < MOST_FOUND) {
            String name = names.get(random.nextInt(names.size()));
            if (works(changed(name, commands.get(name)))) worked++;
            tried++;
        }
        System.out.println("fuzzed commands: " + tried + ", of which " + worked + " worked");
        assertThat(found.values()).isEmpty();
        assertThat(worked).isPositive();
    }

    /// Commands that work, by their names.
    private Map<String, List<String>> commands() {
        String table =
                Tables.write(folder.resolve("table.csv"), Tables.surface(40, 1)).toString();
        String model = folder.resolve("kept.model").toString();
        String labels = Tables.write(folder.resolve("labels.csv"), "row,z", "0,1", "7,2", "20,0.5", "33,1")
                .toString();
        files.addAll(List.of(
                table,
                model,
                labels,
                folder.toString(),
                folder.resolve("none.csv").toString()));
        assertThat(Run.of("fit", table, "--target", "z", "--method", "lg", "--no-tune", "-o", model)
                        .code())
                .isZero();
        List<String> learning = List.of(table, "--target", "z");
        Map<String, List<String>> commands = new LinkedHashMap<>();
        for (String name : List.of("predict", "suggest", "audit")) commands.put(name, with(learning, "--no-tune"));
        commands.put(
                "fit",
                with(learning, "--no-tune", "-o", folder.resolve("out.model").toString()));
        commands.put("tune", with(learning, "--method", "lap"));
        commands.put("compare", with(learning, "--method", "lap,knn"));
        commands.put("apply", List.of(model, table));
        commands.put("describe", learning);
        for (String name : List.of("dimension", "embed", "cluster", "matrix"))
            commands.put(name, with(List.of(table), "--columns", "x,y"));
        return commands;
    }

    private static List<String> with(List<String> words, String... more) {
        return Stream.concat(words.stream(), Arrays.stream(more)).toList();
    }

    private List<String> changed(String name, List<String> words) {
        CommandLine line = TangentCommand.line(
                new Streams(OutputStream.nullOutputStream(), new PrintStream(OutputStream.nullOutputStream()), false),
                name);
        List<OptionSpec> options =
                line.getSubcommands().get(name).getCommandSpec().options();
        List<String> changed = new ArrayList<>(words);
        changed.add(0, name);
        if (random.nextInt(8) == 0) changed.remove(random.nextInt(changed.size() - 1) + 1);
        for (int more = random.nextInt(3); more >= 0; more--) {
            OptionSpec option = options.get(random.nextInt(options.size()));
            String word = option.names()[random.nextInt(option.names().length)];
            if (option.arity().max() == 0) changed.add(word);
            else
                changed.addAll(
                        random.nextInt(4) == 0 ? List.of(word + "=" + value(option)) : List.of(word, value(option)));
        }
        return changed;
    }

    private String value(OptionSpec option) {
        List<String> own = new ArrayList<>();
        Optional.ofNullable(option.completionCandidates()).ifPresent(each -> each.forEach(own::add));
        if (option.defaultValue() != null) own.add(option.defaultValue());
        int kind = random.nextInt(8);
        if (kind < 3 && !own.isEmpty()) return own.get(random.nextInt(own.size()));
        if (kind == 3) return files.get(random.nextInt(files.size()));
        if (kind == 4)
            return folder.resolve("out"
                            + List.of("", ".csv", ".npy", ".png", ".svg", ".html", ".mtx", ".xlsx", ".x")
                                    .get(random.nextInt(9)))
                    .toString();
        String word = VALUES.get(random.nextInt(VALUES.size()));
        // A file that is written by a word alone would be left where the tests run.
        boolean names = List.of(option.auxiliaryTypes()).contains(Path.class) && word.length() > 1;
        return names ? folder + "/" + word : word;
    }

    /// Whether it did its work, and was not refused.
    private boolean works(List<String> words) throws IOException {
        List<Path> before = kept();
        long began = ManagementFactory.getThreadMXBean()
                .getCurrentThreadCpuTime(); // of a busy machine no clock is to be trusted
        Run run = Run.of(words.toArray());
        if (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - began > MOST_NANOS)
            keep("more than 10 s", words, run);
        String said = run.err();
        if (said.contains("\tat ") || said.contains("this is a bug"))
            keep(
                    "a trace: "
                            + said.lines()
                                    .filter(each -> each.contains("at dev.tangent"))
                                    .findFirst()
                                    .orElse(""),
                    words,
                    run);
        else if (said.contains("Exception")) keep("a name of Java: " + shape(said), words, run);
        if (run.code() == 2 && (said.lines().count() != 1 || !said.startsWith("tangent: ")))
            keep("not one line: " + shape(said), words, run);
        if (run.code() == 2 && !run.out().isEmpty()) keep("refused after output: " + shape(said), words, run);
        if (run.code() < 0 || run.code() > 2) keep("exit code " + run.code(), words, run);
        if (run.code() == 0
                && Collections.disjoint(words, List.of("-h", "--help"))
                && (run.out().contains("NaN") || run.out().contains("Infinity")))
            keep("no number: " + words.getFirst(), words, run);
        List<Path> after = kept();
        after.removeAll(before);
        for (Path each : after) {
            if (run.code() != 0) keep("a file of a command that was refused: " + shape(said), words, run);
            if (each.getFileName().toString().startsWith("."))
                keep("a file left behind " + each.getFileName(), words, run);
            Files.deleteIfExists(each);
        }
        return run.code() == 0;
    }

    private List<Path> kept() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return new ArrayList<>(all.toList());
        }
    }

    /// A message without what was typed: found once.
    private static String shape(String said) {
        return said.replaceAll("'[^']*'|\\S*/\\S*|[-+0-9.e]+", "_")
                .lines()
                .findFirst()
                .orElse("");
    }

    private void keep(String what, List<String> words, Run run) {
        found.putIfAbsent(
                what, what + ": tangent " + String.join(" ", words) + "\n  exit " + run.code() + "\n" + run.err());
    }
}
