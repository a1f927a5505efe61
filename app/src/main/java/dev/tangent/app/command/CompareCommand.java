package dev.tangent.app.command;

import dev.tangent.Tuning;
import dev.tangent.app.console.Streams;
import dev.tangent.app.option.MethodOptions;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.plot.result.RankingFigure;
import picocli.CommandLine.Command;

/// `tangent compare`: every method on the same folds.
@Command(
        name = "compare",
        sortOptions = false,
        customSynopsis = "tangent compare POINTS (--target COLUMN[,COLUMN...] | --labels FILE) [options] [-o TABLE]",
        description = {
            "Compares all methods and baselines on the same folds of the labels, each at its best parameters.",
            "",
            "One row a method: its error on held-out labels with the standard error, its parameters, its time;",
            "then which came first, and whether the difference to the next is more than chance."
        },
        footer = {
            "",
            "Examples:",
            "  tangent compare points.csv --target weight",
            "      which method suits these data, and does it matter?",
            "  tangent compare scans.csv --target chest,waist --measure rmse --folds 10 -o all.csv --plot",
            "  all.svg",
            "      two outputs together, ten folds, every candidate in a table and a picture",
            "  tangent compare points.csv --target weight --method lg,ilap -k 20,40",
            "      two methods, two neighbourhood sizes"
        })
final class CompareCommand extends SearchCommand {
    CompareCommand(Streams streams) {
        super("compare", streams, MethodOptions.allMethods());
    }

    @Override
    Drawing drawing(Tuning tuning, String file) {
        return RankingFigure.of(tuning.report(), file);
    }
}
