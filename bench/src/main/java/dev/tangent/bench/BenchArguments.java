package dev.tangent.bench;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/// What the user asked for.
///
/// @param data folder with the measured tables, as `mocap/points.npy`
/// @param quick leaves out what takes minutes
/// @param only names of the items to run; empty for all
/// @param points most points of any table, to try an item out
/// @param output the report; standard output if absent
public record BenchArguments(
        Optional<Path> data,
        boolean quick,
        List<String> only,
        OptionalInt points,
        Optional<Path> output,
        boolean help) {
    /// The text that the launcher shows, too, which needs no build for it.
    public static String usage() {
        try (InputStream in = BenchArguments.class.getResourceAsStream("usage.txt")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static BenchArguments of(String[] words, Map<String, String> environment) {
        Optional<Path> data = Optional.ofNullable(environment.get("TANGENT_DATA"))
                .filter(text -> !text.isBlank())
                .map(Path::of);
        boolean quick = false;
        boolean help = false;
        List<String> only = List.of();
        OptionalInt points = OptionalInt.empty();
        Optional<Path> output = Optional.empty();
        for (int i = 0; i < words.length; i++) {
            switch (words[i]) {
                case "--quick" -> quick = true;
                case "--help", "-h" -> help = true;
                case "--data" -> data = Optional.of(Path.of(value(words, ++i)));
                case "--only" -> only = List.of(value(words, ++i).split(","));
                case "--points" -> points = OptionalInt.of(count(value(words, ++i)));
                case "-o", "--output" -> output = Optional.of(Path.of(value(words, ++i)));
                default -> throw new InvalidInput("unknown word '" + words[i] + "'; see 'tangent bench --help'");
            }
        }
        return new BenchArguments(data, quick, only, points, output, help);
    }

    private static String value(String[] words, int i) {
        Check.that(i < words.length, words[words.length - 1] + " needs a value");
        return words[i];
    }

    private static int count(String text) {
        try {
            return Check.atLeast(200, Integer.parseInt(text), "--points");
        } catch (NumberFormatException e) {
            throw new InvalidInput("--points must be a whole number but is '" + text + "'");
        }
    }

    /// A size, cut to what `--points` allows.
    public int capped(int size) {
        return Math.min(size, points.orElse(size));
    }

    public boolean wants(String item) {
        return only.isEmpty() || only.contains(item);
    }

    /// The command that repeats the run, without the places of files.
    public String command() {
        StringBuilder text = new StringBuilder("./tangent bench");
        if (data.isPresent()) text.append(" --data DIR");
        if (quick) text.append(" --quick");
        if (!only.isEmpty()) text.append(" --only ").append(String.join(",", only));
        points.ifPresent(count -> text.append(" --points ").append(count));
        return text.toString();
    }
}
