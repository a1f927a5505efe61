package dev.tangent.app.option;

import dev.tangent.MissingCoordinates;
import dev.tangent.present.code.CommandWords;
import dev.tangent.present.code.SettingWords;
import java.util.Optional;
import picocli.CommandLine.Option;

/// What becomes of rows that lack coordinates.
public final class MissingOption {
    @Option(
            names = "--missing",
            paramLabel = "HOW",
            order = 2,
            description = "what becomes of rows that lack coordinates: refuse, drop (they get the mean), median or"
                    + " neighbours (default: neighbours, which predicts them from the coordinates they have)")
    private Optional<String> missing = Optional.empty();

    /// As typed; nothing where it is left to the library.
    void addTo(CommandWords words) {
        words.option("--missing", missing);
    }

    /// What was asked for.
    public Optional<MissingCoordinates> way() {
        return missing.map(text -> TypedValue.of("--missing", SettingWords.MISSING, text));
    }
}
