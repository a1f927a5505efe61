package dev.tangent.app.option;

import picocli.CommandLine.Option;

/// `--approximate`: quicker neighbours where there are many points of many coordinates.
final class ApproximateOption {
    @Option(
            names = "--approximate",
            order = 45,
            description = "find neighbours by an approximate search, for many points of many coordinates; the summary"
                    + " tells its recall")
    private boolean wanted;

    boolean wanted() {
        return wanted;
    }
}
