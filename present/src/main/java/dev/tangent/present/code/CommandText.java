package dev.tangent.present.code;

import dev.tangent.Subject;
import dev.tangent.present.FrontWords;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/// A fit as a line for a shell.
public final class CommandText {
    private final CommandWords words = new CommandWords("tangent", "predict");

    private CommandText() {}

    public static String of(FitDescription fit) {
        CommandText text = new CommandText();
        SettingField.of(fit).forEach(text::add);
        return text.words.option("-o", "predictions.csv").text();
    }

    private void add(SettingField field) {
        switch (field.key()) {
            case SettingField.TABLE -> words.word(field.value().toString());
            case SettingField.PARAMETERS -> addParameters((Map<?, ?>) field.value());
            default -> add(FrontWords.COMMAND_LINE.option(Subject.of(field.key())), field);
        }
    }

    private void add(String option, SettingField field) {
        switch (field.value()) {
            case Boolean flag -> words.flag(option);
            case Map<?, ?> named ->
                words.option(
                        option,
                        named.entrySet().stream()
                                .map(entry -> entry.getKey() + "=" + entry.getValue())
                                .toList());
            case List<?> values -> words.option(option, values);
            default -> words.option(option, text(field, field.value()));
        }
    }

    private void addParameters(Map<?, ?> named) {
        named.forEach((key, value) ->
                words.option("--" + key, value instanceof List<?> values ? values : List.of(value)));
    }

    private static String text(SettingField field, Object value) {
        return switch (field.key()) {
            case SettingField.BUDGET -> new BigDecimal(value.toString()).toPlainString() + "s";
            case SettingField.PRIOR -> SettingWords.UNIFORM;
            default -> value.toString();
        };
    }
}
