package dev.tangent.app.option;

import picocli.CommandLine.Option;

/// What begins all that is drawn at random; of commands that draw.
public final class SeedOption {
    @Option(
            names = "--seed",
            paramLabel = "N",
            order = 61,
            description = "seed of whatever is drawn at random (default: 0)")
    private long value;

    public long value() {
        return value;
    }
}
