package dev.tangent.app.command;

import dev.tangent.InvalidInput;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/// `tangent bench`: tells where the benchmarks are. They are a program of their own, which the launcher of a checkout
/// starts in place of this one.
@Command(
        name = "bench",
        customSynopsis = "tangent bench [options]",
        description = {
            "Measures Tangent beside other programs.",
            "",
            "The benchmarks are no part of this program: in a checkout of the project, the command below builds and starts",
            "them, and with --help shows their options."
        },
        footer = {"", "Examples:", "  tangent bench --quick", "      without what takes minutes; in a checkout"})
final class BenchCommand implements Callable<Integer> {
    @Override
    public Integer call() {
        throw new InvalidInput(
                "the benchmarks are no part of this program; in a checkout of the project, ./tangent bench starts them");
    }
}
