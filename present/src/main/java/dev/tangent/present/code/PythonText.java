package dev.tangent.present.code;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// A fit as a program in Python that prints a line for each row. The estimator reads the file itself: Python's readers
/// of text files round numbers otherwise.
public final class PythonText {
    /// What an estimator is made with, by the service's names; all else is among its options.
    private static final Map<String, String> PARAMETERS = Map.ofEntries(
            Map.entry("neighbours", "n_neighbors"),
            Map.entry("dimension", "dimension"),
            Map.entry("lambda", "lam"),
            Map.entry("method", "method"),
            Map.entry(SettingField.PARAMETERS, "parameters"),
            Map.entry("loss", "loss"),
            Map.entry("lossParameter", "loss_parameter"),
            Map.entry(SettingField.PRIOR, "prior"),
            Map.entry("standardise", "standardise"),
            Map.entry("missing", "missing"),
            Map.entry("tuned", "tuned"),
            Map.entry("folds", "folds"),
            Map.entry(SettingField.BUDGET, "budget"),
            Map.entry("errorBars", "error_bars"),
            Map.entry("approximate", "approximate"),
            Map.entry("seed", "random_state"));

    /// What is said of files and columns.
    private static final Set<String> OF_FILES = Set.of(
            "graph",
            "targets",
            "labels",
            "weights",
            "columns",
            "without",
            "dates",
            "decimal",
            "thousands",
            "encoding",
            "sheet");

    private final Map<String, Object> parameters = new LinkedHashMap<>();
    private final Map<String, Object> options = new LinkedHashMap<>();
    private final Map<String, Object> files = new LinkedHashMap<>();
    private String table = "";

    private PythonText() {}

    public static String of(FitDescription fit) {
        PythonText text = new PythonText();
        SettingField.of(fit).forEach(text::add);
        if (!text.options.isEmpty()) text.parameters.put("options", text.options);
        String estimator = fit.classes() ? "ManifoldClassifier" : "ManifoldRegressor";
        return """
                from tangent_manifold import %1$s

                model = %1$s(%2$s)
                model.fit_file(%3$s)
                for row, (value, status) in enumerate(zip(model.transduction_, model.status_)):
                    print(row, value, status)
                """.formatted(estimator, arguments(text.parameters), text.files());
    }

    /// A graph alone has no table of points.
    private String files() {
        return (table.isEmpty() ? "" : literal(table) + ", ") + arguments(files);
    }

    private void add(SettingField field) {
        if (field.key().equals(SettingField.TABLE)) table = field.value().toString();
        else if (field.key().equals(SettingField.PARAMETERS)) addParameters((Map<?, ?>) field.value());
        else if (OF_FILES.contains(field.key())) files.put(field.key(), field.value());
        else if (PARAMETERS.containsKey(field.key())) parameters.put(PARAMETERS.get(field.key()), field.value());
        else if (!field.key().equals(SettingField.CLASSES)) options.put(field.key(), field.value());
    }

    /// The two that all methods have are the estimator's own.
    private void addParameters(Map<?, ?> given) {
        Map<Object, Object> others = new LinkedHashMap<>(given);
        for (String key : List.of("neighbours", "dimension"))
            if (given.containsKey(key)) parameters.put(PARAMETERS.get(key), others.remove(key));
        if (!others.isEmpty()) parameters.put(SettingField.PARAMETERS, others);
    }

    private static String arguments(Map<String, Object> named) {
        List<String> all = new ArrayList<>();
        named.forEach((name, value) -> all.add(name + "=" + literal(value)));
        return String.join(", ", all);
    }

    private static String literal(Object value) {
        return switch (value) {
            case Boolean flag -> flag ? "True" : "False";
            case String text -> quoted(text);
            case List<?> values -> values.stream().map(PythonText::literal).collect(Collectors.joining(", ", "[", "]"));
            case Map<?, ?> entries ->
                entries.entrySet().stream()
                        .map(entry -> literal(entry.getKey()) + ": " + literal(entry.getValue()))
                        .collect(Collectors.joining(", ", "{", "}"));
            default -> value.toString();
        };
    }

    private static String quoted(String text) {
        StringBuilder literal = new StringBuilder("\"");
        for (char letter : text.toCharArray())
            if (letter == '"' || letter == '\\') literal.append('\\').append(letter);
            else if (Character.isISOControl(letter)) literal.append(String.format("\\x%02x", (int) letter));
            else literal.append(letter);
        return literal.append('"').toString();
    }
}
