package dev.tangent.app.option;

import dev.tangent.MissingCoordinates;
import dev.tangent.present.code.CommandWords;
import dev.tangent.present.code.SettingWords;
import picocli.CommandLine.Option;

/// What becomes of rows that lack coordinates.
public final class MissingOption {
    @Option(
            names = "--missing",
            paramLabel = "HOW",
            order = 2,
            description = "what becomes of rows that lack coordinates: refuse, drop (they get the mean), median or"
                    + " neighbours (default: neighbours, which predicts them from the coordinates they have)")
    private String missing = MissingCoordinates.NEIGHBOURS.word();

    /// As typed; nothing where it is the default.
    void addTo(CommandWords words) {
        if (!missing.equals(MissingCoordinates.NEIGHBOURS.word())) words.option("--missing", missing);
    }

    public MissingCoordinates way() {
        return TypedValue.of("--missing", SettingWords.MISSING, missing);
    }
}
