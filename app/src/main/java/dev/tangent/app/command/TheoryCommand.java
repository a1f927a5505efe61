package dev.tangent.app.command;

import dev.tangent.InvalidInput;
import dev.tangent.app.console.Streams;
import dev.tangent.app.option.SeedOption;
import dev.tangent.app.report.StageTimes;
import dev.tangent.data.file.OutputFile;
import dev.tangent.data.text.MessageText;
import dev.tangent.experiments.theory.TheoryMeasurements;
import dev.tangent.experiments.theory.TheoryPage;
import dev.tangent.plot.picture.PictureFormat;
import dev.tangent.present.SummaryJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `tangent theory`: the page docs/measured/theory.md and its pictures, measured anew.
@Command(
        name = "theory",
        sortOptions = false,
        customSynopsis = "tangent theory [options] -o FOLDER",
        description = {
            "Tries out the paper's theory and writes a page with tables and pictures.",
            "",
            "How the estimate of the Laplacian converges on a sphere and a torus, and which regularizer forgets",
            "a label as points become many. Takes some minutes; --small takes seconds, at sizes too small to",
            "show much."
        },
        footer = {
            "",
            "Writes FOLDER/theory.md and pictures to FOLDER/images, which are made if they are not there.",
            "",
            "Examples:",
            "  tangent theory -o docs/measured",
            "      the page of this project"
        })
final class TheoryCommand extends ComputingCommand {
    @Option(
            names = {"-o", "--output"},
            paramLabel = "FOLDER",
            required = true,
            order = 5,
            description = "folder for the page and its folder images")
    private Path folder;

    @Option(names = "--small", order = 6, description = "small sizes, to see whether it works")
    private boolean small;

    @Mixin
    private SeedOption seed;

    TheoryCommand(Streams streams) {
        super(streams);
    }

    private static void makeFolders(Path images) {
        try {
            Files.createDirectories(images);
        } catch (IOException e) {
            throw new InvalidInput("-o: the folder " + images + " cannot be made: " + MessageText.oneLine(e), e);
        }
    }

    @Override
    void work(StageTimes stages) {
        Path images = folder.resolve("images");
        makeFolders(images);
        OutputFile page = OutputFile.to(folder.resolve("theory.md"));
        OutputFile convergence = OutputFile.to(images.resolve(TheoryPage.CONVERGENCE));
        OutputFile degeneracy = OutputFile.to(images.resolve(TheoryPage.DEGENERACY));
        TheoryMeasurements measured = stages.run(
                "measure",
                () -> TheoryMeasurements.of(
                        small ? TheoryMeasurements.Sizes.SMALL : TheoryMeasurements.Sizes.FULL,
                        seed.value(),
                        stages.line()::enter));
        TheoryPage made = new TheoryPage(measured);
        convergence.write(out -> PictureFormat.SVG.write(made.convergence(), out));
        degeneracy.write(out -> PictureFormat.SVG.write(made.degeneracy(), out));
        page.writeText(out -> out.write(made.markdown()));
        if (run.json()) streams.print(SummaryJson.of(Map.of("page", page.path().toString())));
        else if (!run.quiet()) streams.err().printf("written   %s and its pictures%n", page.path());
    }
}
