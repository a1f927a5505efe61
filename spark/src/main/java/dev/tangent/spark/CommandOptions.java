package dev.tangent.spark;

import dev.tangent.InvalidInput;
import dev.tangent.Subject;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// The words of a command line: one input, options with a value and options without.
///
/// @param given values by the options' long names
record CommandOptions(String input, Map<String, String> given) {
    private static final Map<String, String> SHORT =
            Map.of("-k", "--neighbours", "-m", "--dimension", "-o", "--output");
    /// Of what is not called by its key.
    private static final Map<String, String> NAMES =
            Map.of("rawLambda", "--lambda", "lambda", "--relative-lambda", "tuned", "--no-tune", "errorBars", "--sd");

    private static final Set<String> FLAGS = Set.of("--sd", "--skip-invalid", "--no-tune");
    private static final Set<String> VALUED = Set.of(
            "--target",
            "--columns",
            "--features",
            "--method",
            "--neighbours",
            "--dimension",
            "--scale",
            "--bandwidth",
            "--power",
            "--lambda",
            "--relative-lambda",
            "--folds",
            "--partitions",
            "--seed",
            "--model",
            "--output");

    static CommandOptions of(String[] words) {
        Map<String, String> given = new LinkedHashMap<>();
        Optional<String> input = Optional.empty();
        for (int i = 0; i < words.length; i++) {
            String word = SHORT.getOrDefault(words[i], words[i]);
            if (FLAGS.contains(word)) {
                given.put(word, "");
            } else if (VALUED.contains(word)) {
                if (i + 1 == words.length) throw new InvalidInput(words[i] + " needs a value");
                given.put(word, words[++i]);
            } else if (word.startsWith("-") || input.isPresent()) {
                throw new InvalidInput("unknown word '" + words[i] + "'; options are " + String.join(", ", names()));
            } else {
                input = Optional.of(word);
            }
        }
        return new CommandOptions(
                input.orElseThrow(() -> new InvalidInput("name the input: a CSV or Parquet file or folder")), given);
    }

    /// Of all options, in their long form.
    static List<String> names() {
        return Stream.concat(VALUED.stream(), FLAGS.stream()).sorted().toList();
    }

    /// What a thing is called here.
    static String name(Subject subject) {
        String option = NAMES.getOrDefault(subject.key(), "--" + subject.key());
        return SHORT.entrySet().stream()
                .filter(each -> each.getValue().equals(option))
                .map(each -> each.getKey() + "/" + option)
                .findFirst()
                .orElse(option);
    }

    boolean has(String option) {
        return given.containsKey(option);
    }

    Optional<String> text(String option) {
        return Optional.ofNullable(given.get(option));
    }

    /// Several words with commas between them.
    Optional<List<String>> list(String option) {
        return text(option).map(words -> Arrays.asList(words.split(",")));
    }

    Optional<Integer> whole(String option) {
        return text(option).map(word -> {
            try {
                return Integer.valueOf(word);
            } catch (NumberFormatException wrong) {
                throw new InvalidInput(option + " must be a whole number but is " + word, wrong);
            }
        });
    }

    Optional<double[]> numbers(String option) {
        return list(option)
                .map(words -> words.stream()
                        .mapToDouble(word -> {
                            try {
                                return Double.parseDouble(word);
                            } catch (NumberFormatException wrong) {
                                throw new InvalidInput(option + " must be a number but is " + word, wrong);
                            }
                        })
                        .toArray());
    }
}
