package dev.tangent.app.command;

import dev.tangent.InvalidInput;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/// `tangent spark`: tells where the command for Apache Spark is. It is a program of its own, which the launcher of a
/// checkout starts in place of this one.
@Command(
        name = "spark",
        customSynopsis = "tangent spark INPUT --target COLUMN[,COLUMN] [options]",
        description = {
            "Predicts on Apache Spark, where the points outgrow one machine.",
            "",
            "It is no part of this program: in a checkout of the project, ./tangent spark builds and starts it,",
            "and ./tangent spark --help shows its options; docs/scale.md tells of clusters."
        },
        footer = {
            "",
            "Examples:",
            "  tangent spark points.parquet --target y -k 20 -m 2 -o predicted.parquet",
            "      the rows with a prediction beside each; in a checkout"
        })
final class SparkHintCommand implements Callable<Integer> {
    @Override
    public Integer call() {
        throw new InvalidInput(
                "the command for Spark is no part of this program; in a checkout of the project, ./tangent"
                        + " spark starts it");
    }
}
