package dev.tangent.bench.watch;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/// What the user asked for.
///
/// @param data folder with the real tables
/// @param time after it nothing goes on
/// @param items what is measured again, in this order
/// @param output folder for what the commands write
record WatchArguments(Path data, Duration time, List<WatchItem> items, Path output) {
    static WatchArguments of(List<String> words, Map<String, String> environment) {
        String data = environment.getOrDefault("TANGENT_DATA", "");
        Duration time = Duration.ofHours(4);
        List<WatchItem> items = WatchItem.all();
        Path output = Path.of("tangent-watch");
        for (int i = 0; i < words.size(); i += 2) {
            String word = words.get(i);
            Check.that(i + 1 < words.size(), word + " needs a value");
            String value = words.get(i + 1);
            switch (word) {
                case "--data" -> data = value;
                case "--minutes" -> time = Duration.ofMinutes(minutes(value));
                case "--only" ->
                    items = List.of(value.split(",")).stream()
                            .map(WatchArguments::item)
                            .toList();
                case "-o", "--output" -> output = Path.of(value);
                default -> throw new InvalidInput("unknown word '" + word + "'; see 'tangent bench --help'");
            }
        }
        Check.that(
                !data.isBlank(), "watch compares measurements of real tables: --data DIR or TANGENT_DATA names them");
        return new WatchArguments(Path.of(data), time, items, output);
    }

    private static WatchItem item(String name) {
        return WatchItem.all().stream()
                .filter(item -> item.name().equals(name))
                .findFirst()
                .orElseThrow(() -> {
                    List<String> names =
                            WatchItem.all().stream().map(WatchItem::name).toList();
                    return new InvalidInput("there is no item '" + name + "'; there are " + String.join(", ", names));
                });
    }

    private static int minutes(String text) {
        try {
            return Check.atLeast(1, Integer.parseInt(text), "--minutes");
        } catch (NumberFormatException e) {
            throw new InvalidInput("--minutes must be a whole number but is '" + text + "'");
        }
    }
}
