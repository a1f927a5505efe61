package dev.tangent.app.command;

import dev.tangent.InvalidInput;
import dev.tangent.ManifoldRegularizer;
import dev.tangent.RegularizerResult;
import dev.tangent.app.console.Streams;
import dev.tangent.app.console.Version;
import dev.tangent.app.option.LambdaOptions;
import dev.tangent.app.option.PointsOptions;
import dev.tangent.app.option.RegularizerOptions;
import dev.tangent.app.option.SeedOption;
import dev.tangent.app.report.StageTimes;
import dev.tangent.data.file.OutputFile;
import dev.tangent.data.input.PointsInput;
import dev.tangent.data.matrixmarket.MatrixMarket;
import dev.tangent.learning.Lambda;
import dev.tangent.method.spec.Defaults;
import dev.tangent.present.FindingText;
import dev.tangent.present.FrontWords;
import dev.tangent.present.PointsSummary;
import dev.tangent.present.Summary;
import dev.tangent.report.FitReport.LambdaReport;
import dev.tangent.sparse.SparseMatrix;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `tangent matrix`: the regularizer itself, for other programs.
@Command(
        name = "matrix",
        sortOptions = false,
        customSynopsis = "tangent matrix POINTS [options] -o R.mtx",
        description = {
            "Writes the regularizer R of a cloud of points: f'Rf is the energy of the values f.",
            "",
            "The file is in Matrix Market format: sparse, symmetric, lower triangle, 1-based."
        },
        footer = {
            "",
            "Rows that repeat an earlier row exactly are left out: line i of the matrix is the i-th distinct",
            "row. --lambda and --relative-lambda do not change R; the summary shows what one is in terms of the",
            "other.",
            "",
            "Examples:",
            "  tangent matrix points.csv -o R.mtx",
            "      all numeric columns, the local Gaussian regularizer",
            "  tangent matrix points.csv --columns x,y,z --method lap -k 10 --bandwidth 0.5 -o L.mtx.gz",
            "      a graph Laplacian, compressed; in Python: scipy.io.mmread('L.mtx.gz')"
        })
final class MatrixCommand extends ComputingCommand {
    @Mixin
    private PointsOptions points;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "R.mtx",
            required = true,
            order = 5,
            description = "the file to write, .mtx or .mtx.gz")
    private Path output;

    @Mixin
    private RegularizerOptions method = new RegularizerOptions(Defaults.METHOD);

    @Mixin
    private LambdaOptions lambda;

    @Mixin
    private SeedOption seed;

    MatrixCommand(Streams streams) {
        super(streams);
    }

    @Override
    void work(StageTimes stages) {
        Lambda weight = lambda.single();
        ManifoldRegularizer regularizer = method.applied(points.applied(new ManifoldRegularizer()))
                .seed(seed.value())
                .listener(stages);
        String name = output.toString().toLowerCase(Locale.ROOT);
        if (!name.endsWith(".mtx") && !name.endsWith(".mtx.gz") && !name.startsWith("/dev/"))
            throw new InvalidInput("-o " + output + ": a matrix is written as .mtx or .mtx.gz");
        OutputFile target = OutputFile.to(output, points.inputs());
        PointsInput cloud = points.read(stages);
        RegularizerResult made = regularizer.named(cloud.file()).over(cloud.given());
        stages.perform("write", () -> {
            SparseMatrix matrix = made.matrix().matrix().explicit();
            target.write(out -> MatrixMarket.write(out, matrix, comment(made)));
        });
        run.report(
                streams,
                summary(cloud, made, LambdaReport.of(weight, made.matrix(), lambda.isDefault(), false), stages));
    }

    private Summary summary(PointsInput cloud, RegularizerResult made, LambdaReport weight, StageTimes stages) {
        return new Summary.RegularizerSummary(
                "matrix",
                Version.text(),
                PointsSummary.of(cloud, made.analysis().cloud()),
                made.method(),
                weight,
                made.report(),
                FindingText.on(
                        stages.summary(Optional.of(output.toString()))
                                .after(made.analysis().warnings()),
                        cloud.findings(),
                        FrontWords.COMMAND_LINE));
    }

    private static String comment(RegularizerResult made) {
        StringBuilder comment = new StringBuilder(
                "tangent " + Version.text() + ": " + made.method().name());
        made.method()
                .parameters()
                .forEach((name, value) ->
                        comment.append(", ").append(name).append(' ').append(value.value()));
        return comment.append(", ")
                .append(made.analysis().cloud().distinct())
                .append(" points")
                .toString();
    }
}
