package dev.tangent.app.command;

import dev.tangent.app.console.Streams;
import dev.tangent.app.option.LearningOptions;
import dev.tangent.app.option.MethodOptions;
import dev.tangent.app.option.SearchFileOptions;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// `tangent tune`: the search alone, with its table and plots.
@Command(
        name = "tune",
        sortOptions = false,
        customSynopsis = "tangent tune POINTS (--target COLUMN[,COLUMN...] | --labels FILE) [options] [-o TABLE]",
        description = {
            "Chooses parameters by cross-validation over the labels; all points are seen by every candidate.",
            "",
            "Every method option may be a list, separated by commas; what is not given follows the data.",
            "Impossible settings, as with fewer neighbours than the dimension needs, are skipped and counted."
        },
        footer = {
            "",
            "Output: the best of each method, then the chosen one. TABLE has every candidate, best first.",
            "The chosen one's error is the least of many, so expect slightly more on new rows.",
            "",
            "Examples:",
            "  tangent tune points.csv --target weight",
            "      all there is to choose for the local Gaussian regularizer",
            "  tangent tune points.csv --target weight -k 20,30,40 -m 5,10 -o table.csv --plot tune.png",
            "      the table of all candidates, and the error over each parameter",
            "  tangent tune points.csv --target weight --method auto --folds 10 --journal search.journal",
            "      methods too; ended before it is done, the same command goes on where it stopped"
        })
final class TuneCommand implements Callable<Integer> {
    private final Streams streams;

    @Mixin
    private LearningOptions options = new LearningOptions(MethodOptions.usual());

    @Mixin
    private SearchFileOptions files;

    TuneCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        return options.run().run(streams, stages -> new SearchReport("tune", options).work(streams, stages, files));
    }
}
