package dev.tangent.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a shell sees.
@Tag("full")
class SparkCommandTest {
    private static final double[][] SHEET = SparkClouds.sheet(300, 1);

    @TempDir
    private Path folder;

    /// Exit code and what was said.
    private record Run(int code, String out, String err) {}

    private static Run run(String words) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = SparkCommand.run(
                words.split(" ", -1),
                LocalSpark::session,
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8));
        return new Run(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    private Path csv() throws IOException {
        StringBuilder csv = new StringBuilder("a,b,c,name,y\n");
        for (int i = 0; i < SHEET.length; i++)
            csv.append(SHEET[i][0] + "," + SHEET[i][1] + "," + SHEET[i][2] + ",p" + i + ","
                    + (i % 10 == 0 ? SHEET[i][1] : "") + "\n");
        return Files.writeString(folder.resolve("in.csv"), csv);
    }

    @Test
    void readsAndWritesTables() throws IOException {
        Path parquet = folder.resolve("out.parquet");
        Run first = run(csv() + " --target y -k 8 -m 2 --relative-lambda 1e-4 --partitions 2 -o " + parquet);
        assertThat(first.code).isZero();
        assertThat(first.out).isEmpty();
        assertThat(first.err).startsWith("300 rows, 30 labelled points\n");
        Dataset<Row> predicted = LocalSpark.session().read().parquet(parquet.toString());
        assertThat(predicted.columns()).containsExactly("a", "b", "c", "name", "y", "y_prediction", "status");
        assertThat(predicted.filter("abs(y_prediction - b) > 0.2").count()).isZero();
        assertRefused(
                parquet + " --columns a,b,c --target y -k 8 -m 2 --no-tune -o " + folder.resolve("again.csv"),
                "column 'y_prediction' is there already: rename or drop it");
    }

    @Test
    void wrongWordsAndWrongInputAreToldInOneLine() throws IOException {
        Path in = csv();
        assertRefused("--target y", "name the input: a CSV or Parquet file or folder");
        assertRefused(in + " -m 2", "name the column to predict by --target");
        assertRefused(in + " --target y -k two", "--neighbours must be a whole number but is two");
        assertRefused(in + " --target y -o", "-o needs a value");
        assertRefused("nowhere.csv --target y", "there is no file or folder 'nowhere.csv'");
        assertRefused(in + " --target y -o " + in, "'" + in + "' is there already: name another output, or delete it");
        assertRefused(in + " --target y -k 1", "-k/--neighbours must be a whole number of at least 2 but is 1");
        assertRefused(
                in + " --target y --method hessian", "--method on Spark must be one of lg, lap, ilap but is hessian");
        assertRefused(in + " --target z", "there is no column 'z'; there are a, b, c, name, y");
        assertRefused(in + " --target y --columns a,q", "there is no column 'q'; there are a, b, c, name, y");
        assertRefused(in + " --target y --columns a,name", "column 'name' must hold numbers but is string");
        assertThat(run(in + " --frob").err).startsWith("tangent: unknown word '--frob'; options are ");
    }

    @Test
    void helpTellsEveryOption() {
        Run help = run("--help");
        assertThat(help.code).isZero();
        for (String option : CommandOptions.names()) assertThat(help.out).contains(option);
    }

    private static void assertRefused(String words, String message) {
        Run run = run(words);
        assertThat(run.err).isEqualTo("tangent: " + message + "\n");
        assertThat(run.code).isEqualTo(2);
    }
}
