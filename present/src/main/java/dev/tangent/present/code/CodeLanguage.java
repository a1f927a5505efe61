package dev.tangent.present.code;

import dev.tangent.method.Domain;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/// What a fit can be written in. Each text says the whole description, and is read back to an equal one.
public enum CodeLanguage {
    COMMAND(Optional.of("# "), CommandText::of),
    JAVA(Optional.of("// "), JavaText::of),
    PYTHON(Optional.of("# "), PythonText::of),
    JSON(Optional.empty(), JsonText::of);

    public static final Domain.OneOf<CodeLanguage> WORDS = new Domain.OneOf<>(List.of(values()), CodeLanguage::word);

    @SuppressWarnings("ImmutableEnumChecker") // a text
    private final Optional<String> comment;

    @SuppressWarnings("ImmutableEnumChecker") // without a state
    private final Function<FitDescription, String> text;

    CodeLanguage(Optional<String> comment, Function<FitDescription, String> text) {
        this.comment = comment;
        this.text = text;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// The text, after what its reader must know as comments; JSON has none.
    public String text(FitDescription fit, List<String> notes) {
        String told = comment.map(
                        mark -> notes.stream().map(note -> mark + note + "\n").collect(Collectors.joining()))
                .orElse("");
        return told + text.apply(fit);
    }
}
