package dev.tangent.bench.watch;

import static java.util.regex.Matcher.quoteReplacement;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/// `tangent bench watch`: runs the commands behind the committed figures for as long as it may, and says what moved.
public final class Watch {
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{[a-z]+}");
    private static final int FUZZED = 10;

    private enum Ending {
        DONE("done"),
        FAILED("FAILED"),
        STOPPED("stopped, as the time is over,");

        private final String words;

        Ending(String words) {
            this.words = words;
        }
    }

    private final WatchArguments arguments;
    private final Path checkout;
    private final PrintStream out;
    private final Instant end;
    private final Path results;
    private int moved;

    private Watch(WatchArguments arguments, Path checkout, PrintStream out) {
        this.arguments = arguments;
        this.checkout = checkout;
        this.out = out;
        Instant start = Instant.now();
        end = start.plus(arguments.time());
        // A folder of its own: what an earlier watch wrote stays, and is not compared.
        results = arguments
                .output()
                .toAbsolutePath()
                .resolve(start.truncatedTo(ChronoUnit.SECONDS).toString().replace(':', '-'));
    }

    /// 0 if all that ran to its end is as committed, 1 if something moved or failed.
    ///
    /// @param words those after `watch`
    public static int run(List<String> words, Path checkout, PrintStream out) throws IOException {
        Watch watch = new Watch(WatchArguments.of(words, System.getenv()), checkout, out);
        for (WatchItem item : watch.arguments.items()) watch.look(item);
        return watch.moved == 0 ? 0 : 1;
    }

    private void look(WatchItem item) throws IOException {
        if (!left().isPositive()) {
            out.println(item.name() + ": not begun, the time is over");
            return;
        }
        Path folder = Files.createDirectories(results.resolve(item.name()));
        Instant start = Instant.now();
        Ending ending = execute(item, folder);
        long seconds = Duration.between(start, Instant.now()).toSeconds();
        out.println(item.name() + ": " + ending.words + " after " + seconds + " s, " + folder);
        if (ending == Ending.FAILED) moved++;
        if (ending != Ending.DONE) return;
        List<Movement> movements = item.compare(checkout, folder);
        movements.forEach(movement -> out.println("  " + movement));
        moved += movements.size();
    }

    private Ending execute(WatchItem item, Path folder) throws IOException {
        Process process = new ProcessBuilder(words(item, folder))
                .directory(checkout.toFile())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("log.txt").toFile())
                .start();
        try {
            if (!process.waitFor(left().toMillis(), TimeUnit.MILLISECONDS)) return Ending.STOPPED;
            return process.exitValue() == 0 ? Ending.DONE : Ending.FAILED;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Ending.STOPPED;
        } finally {
            process.descendants().forEach(ProcessHandle::destroy);
            process.destroy();
        }
    }

    private List<String> words(WatchItem item, Path folder) {
        // Maven itself takes a while to start and to stop.
        long seconds = Math.max(1, left().minusMinutes(1).toSeconds() / FUZZED);
        Map<String, String> meanings = Map.of(
                WatchItem.CHECKOUT, checkout.toString(),
                WatchItem.OUT, folder.toString(),
                WatchItem.DATA, arguments.data().toAbsolutePath().toString(),
                WatchItem.SECONDS, "" + seconds,
                WatchItem.SEED, "" + LocalDate.now(ZoneOffset.UTC).toEpochDay());
        return item.command().stream()
                .map(word ->
                        PLACEHOLDER.matcher(word).replaceAll(found -> quoteReplacement(meanings.get(found.group()))))
                .toList();
    }

    private Duration left() {
        return Duration.between(Instant.now(), end);
    }
}
