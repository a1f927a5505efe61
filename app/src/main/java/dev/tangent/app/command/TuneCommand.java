package dev.tangent.app.command;

import dev.tangent.Tuning;
import dev.tangent.app.console.Streams;
import dev.tangent.app.option.MethodOptions;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.plot.result.TuningFigure;
import picocli.CommandLine.Command;

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
final class TuneCommand extends SearchCommand {
    TuneCommand(Streams streams) {
        super("tune", streams, MethodOptions.usual());
    }

    @Override
    Drawing drawing(Tuning tuning, String file) {
        return new TuningFigure(tuning.candidates()).drawing(tuning.report(), file);
    }
}
