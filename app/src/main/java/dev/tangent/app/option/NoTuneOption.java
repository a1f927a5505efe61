package dev.tangent.app.option;

import picocli.CommandLine.Option;

/// `--no-tune`: fit with what is given and the defaults.
final class NoTuneOption {
    @Option(names = "--no-tune", order = 35, description = "choose nothing: what is not given has its untuned default")
    boolean untuned;
}
