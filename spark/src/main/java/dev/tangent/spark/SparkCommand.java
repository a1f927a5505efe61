package dev.tangent.spark;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.NumericType;
import org.apache.spark.sql.types.StructField;

/// `tangent spark`, and the main class for `spark-submit`: a table in, the same table with predictions out.
///
/// ```
/// spark-submit --class dev.tangent.spark.SparkCommand tangent-spark.jar points.parquet --target y -m 2 -o out.parquet
/// ```
///
/// Tables are Parquet, or CSV with a header, by the name's ending; usage.txt has the options.
public final class SparkCommand {
    private static final String FEATURES = "tangent_input";

    private final CommandOptions options;
    private final SparkSession session;

    private SparkCommand(CommandOptions options, SparkSession session) {
        this.options = options;
        this.session = session;
    }

    /// Exits with 2 where the words or the input are wrong.
    public static void main(String[] words) {
        int code = run(words, SparkCommand::started, System.out, System.err);
        SparkSession.getDefaultSession().foreach(session -> {
            session.stop();
            return session;
        });
        if (code != 0) System.exit(code);
    }

    /// spark-submit names a master; started by itself this runs on all cores of this machine.
    private static SparkSession started() {
        SparkSession.Builder builder = SparkSession.builder().appName("tangent");
        return (System.getProperty("spark.master") == null ? builder.master("local[*]") : builder).getOrCreate();
    }

    /// The exit code. Spark is started when the words are known to be right.
    static int run(String[] words, Supplier<SparkSession> session, PrintStream out, PrintStream err) {
        if (List.of(words).contains("--help") || List.of(words).contains("-h")) {
            out.print(usage());
            return 0;
        }
        try {
            run(CommandOptions.of(words), session).forEach(err::println);
            return 0;
        } catch (InvalidInput wrong) {
            err.println("tangent: " + wrong.message(CommandOptions::name));
            return 2;
        }
    }

    private static String usage() {
        try (InputStream text = SparkCommand.class.getResourceAsStream("usage.txt")) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// What to say about it, a line each.
    private static List<String> run(CommandOptions options, Supplier<SparkSession> session) {
        List<String> targets =
                options.list("--target").orElseThrow(() -> new InvalidInput("name the column to predict by --target"));
        SparkSession started = session.get();
        TablePaths paths = new TablePaths(started.sparkContext().hadoopConfiguration());
        paths.checkThere(options.input());
        options.text("--output").ifPresent(paths::checkFree);
        options.text("--model").ifPresent(paths::checkFree);
        return new SparkCommand(options, started).run(targets);
    }

    private List<String> run(List<String> targets) {
        Dataset<Row> table = read(options.input());
        targets.forEach(target -> FeatureTable.number(table, target));
        boolean arrays = options.has("--features");
        Dataset<Row> data = arrays ? table : table.withColumn(FEATURES, joined(table, targets));
        try (SparkManifoldModel model =
                regression(options.text("--features").orElse(FEATURES), targets).fit(data)) {
            Dataset<Row> predicted = model.transform(data);
            options.text("--output").ifPresent(out -> write(arrays ? predicted : predicted.drop(FEATURES), out));
            options.text("--model").ifPresent(model::save);
            return reported(model.report());
        }
    }

    private static List<String> reported(SparkFitReport report) {
        List<String> lines = new ArrayList<>();
        lines.add(report.counts().rows() + " rows, " + report.counts().labelled() + " labelled points");
        lines.add(report.method() + ", lambda " + report.lambda().value() + " (relative "
                + report.lambda().relative() + ")");
        lines.add(report.borders().toString());
        lines.add(report.solve().method() + ": " + report.solve().iterations() + " iterations, true residual "
                + report.solve().residual());
        report.errorBars()
                .ifPresent(bars -> lines.add("error bars from " + bars.samples()
                        + " samples of the posterior, relative error of the variances " + bars.relativeError()));
        report.warnings().forEach(warning -> lines.add("warning: " + warning));
        return lines;
    }

    private SparkManifoldRegression regression(String features, List<String> targets) {
        SparkManifoldRegression regression = new SparkManifoldRegression(features, targets.toArray(String[]::new));
        for (Setter setter : SETTERS) regression = setter.apply(options, regression);
        return regression;
    }

    @FunctionalInterface
    private interface Setter {
        SparkManifoldRegression apply(CommandOptions options, SparkManifoldRegression regression);
    }

    private static final List<Setter> SETTERS = List.of(
            (options, to) -> options.text("--method")
                    .map(name -> to.method(SparkManifoldRegression.named(name)))
                    .orElse(to),
            (options, to) -> options.whole("--neighbours").map(to::neighbours).orElse(to),
            (options, to) -> options.whole("--dimension").map(to::dimension).orElse(to),
            (options, to) -> options.numbers("--scale").map(x -> to.scale(x[0])).orElse(to),
            (options, to) ->
                    options.numbers("--bandwidth").map(x -> to.bandwidth(x[0])).orElse(to),
            (options, to) -> options.whole("--power").map(to::power).orElse(to),
            (options, to) -> options.numbers("--lambda").map(to::rawLambda).orElse(to),
            (options, to) ->
                    options.numbers("--relative-lambda").map(to::lambda).orElse(to),
            (options, to) -> options.whole("--folds").map(to::folds).orElse(to),
            (options, to) -> options.whole("--partitions").map(to::partitions).orElse(to),
            (options, to) -> options.whole("--seed").map(to::seed).orElse(to),
            (options, to) -> options.has("--no-tune") ? to.untuned() : to,
            (options, to) -> options.has("--sd") ? to.errorBars() : to,
            (options, to) -> options.has("--skip-invalid") ? to.skipInvalid() : to);

    private Column joined(Dataset<Row> table, List<String> targets) {
        List<String> columns = options.list("--columns").orElseGet(() -> numeric(table, targets));
        Check.that(!columns.isEmpty(), "there is no column of numbers beside " + String.join(", ", targets));
        return functions.array(
                columns.stream().map(name -> FeatureTable.number(table, name)).toArray(Column[]::new));
    }

    private static List<String> numeric(Dataset<Row> table, List<String> targets) {
        return Arrays.stream(table.schema().fields())
                .filter(field -> field.dataType() instanceof NumericType && !targets.contains(field.name()))
                .map(StructField::name)
                .toList();
    }

    private Dataset<Row> read(String path) {
        return isCsv(path)
                ? session.read()
                        .option("header", true)
                        .option("inferSchema", true)
                        .csv(path)
                : session.read().parquet(path);
    }

    private static void write(Dataset<Row> table, String path) {
        if (isCsv(path)) {
            List<String> arrays = Arrays.stream(table.schema().fields())
                    .filter(field -> field.dataType() instanceof ArrayType)
                    .map(StructField::name)
                    .toList();
            table.drop(arrays.toArray(String[]::new))
                    .write()
                    .option("header", true)
                    .csv(path);
        } else {
            table.write().parquet(path);
        }
    }

    private static boolean isCsv(String path) {
        return path.endsWith(".csv") || path.endsWith(".csv.gz");
    }
}
