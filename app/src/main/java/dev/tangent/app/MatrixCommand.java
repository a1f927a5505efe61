package dev.tangent.app;

import dev.tangent.app.input.Advice;
import dev.tangent.app.input.PointsInput;
import dev.tangent.app.report.Stages;
import dev.tangent.app.report.Summary;
import dev.tangent.data.file.OutputFile;
import dev.tangent.data.matrixmarket.MatrixMarket;
import dev.tangent.learning.Lambda;
import dev.tangent.linalg.InvalidInput;
import dev.tangent.sparse.SparseMatrix;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `tangent matrix`: the regularizer itself, for other programs.
@Command(
        name = "matrix",
        sortOptions = false,
        customSynopsis = "tangent matrix POINTS [options] -o R.mtx",
        description = {
            "Writes the regularizer R of a cloud of points: f'Rf is the price of the values f.",
            "",
            "The file is in Matrix Market format: sparse, symmetric, lower triangle, 1-based."
        },
        footer = {
            "",
            "Rows that repeat an earlier row exactly are left out: line i of the matrix is the i-th distinct row.",
            "--lambda and --relative-lambda do not change R; the summary shows what one is in terms of the other.",
            "",
            "Examples:",
            "  tangent matrix points.csv -o R.mtx",
            "      all numeric columns, the local Gaussian regularizer",
            "  tangent matrix points.csv --columns x,y,z --method lap -k 10 --bandwidth 0.5 -o L.mtx.gz",
            "      a graph Laplacian, compressed; in Python: scipy.io.mmread('L.mtx.gz')"
        })
final class MatrixCommand implements Callable<Integer> {
    private final Streams streams;

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
    private MethodOptions method = MethodOptions.single();

    @Mixin
    private RunOptions run;

    MatrixCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        return run.run(streams, this::work);
    }

    private int work(Stages stages) {
        Lambda lambda = method.lambda();
        method.given();
        String name = output.toString().toLowerCase(Locale.ROOT);
        if (!name.endsWith(".mtx") && !name.endsWith(".mtx.gz") && !name.startsWith("/dev/"))
            throw new InvalidInput("-o " + output + ": a matrix is written as .mtx or .mtx.gz");
        OutputFile target = OutputFile.to(output, points.file());

        PointsInput cloud = stages.run("read", () -> points.of(points.read(), List.of()));
        Regularization made = Regularization.of(cloud, method, stages);
        Summary.MethodUsed used = made.methodUsed();
        stages.run("write", () -> {
            SparseMatrix matrix = made.matrix().matrix().explicit();
            target.write(out -> MatrixMarket.write(out, matrix, comment(cloud, used)));
            return matrix;
        });
        run.report(
                streams,
                new Summary(
                        "matrix",
                        Version.text(),
                        points.used(cloud),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of(used),
                        Optional.of(made.lambdaUsed(lambda, method.lambdaOrigin())),
                        Optional.of(made.matrixMade()),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        warnings(cloud),
                        stages.seconds(),
                        Optional.of(output.toString())));
        return 0;
    }

    private static List<String> warnings(PointsInput cloud) {
        List<String> warnings = new ArrayList<>(Advice.about(cloud));
        int repeated = cloud.cloud().size() - cloud.distinct();
        if (repeated > 0)
            warnings.add(repeated + " rows repeat an earlier one and are left out: line i of the matrix is the i-th"
                    + " distinct row");
        return warnings;
    }

    private static String comment(PointsInput cloud, Summary.MethodUsed used) {
        StringBuilder comment = new StringBuilder("tangent " + Version.text() + ": " + used.name());
        used.parameters()
                .forEach((name, value) ->
                        comment.append(", ").append(name).append(' ').append(value.value()));
        return comment.append(", ").append(cloud.distinct()).append(" points").toString();
    }
}
