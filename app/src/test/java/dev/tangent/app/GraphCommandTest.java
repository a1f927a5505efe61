package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.data.matrixmarket.MatrixMarket;
import dev.tangent.sparse.SparseMatrix;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// `--graph`: what `tangent matrix` writes, given back as weights, gives the same table to the last byte.
@Tag("full")
class GraphCommandTest {
    private static final int ROWS = 120;

    @TempDir
    private Path folder;

    private Path points;
    private Path labels;
    private Path graph;

    @BeforeEach
    void write() throws IOException {
        SplittableRandom random = new SplittableRandom(7);
        StringBuilder places = new StringBuilder("x,y\n");
        StringBuilder known = new StringBuilder("row,value\n");
        for (int row = 0; row < ROWS; row++) {
            double x = random.nextDouble();
            double y = random.nextDouble();
            places.append(x).append(',').append(y).append('\n');
            if (row < 30)
                known.append(row).append(',').append(Math.sin(4 * x) + y).append('\n');
        }
        points = Files.writeString(folder.resolve("points.csv"), places);
        labels = Files.writeString(folder.resolve("labels.csv"), known);
        done("matrix", points, "--method", "lap", "-k", 7, "--bandwidth", 0.02, "-o", folder.resolve("L.mtx"));
        graph = weights(MatrixMarket.read(folder.resolve("L.mtx")));
    }

    /// The weights of a Laplacian.
    private Path weights(SparseMatrix laplacian) throws IOException {
        double[] values = Arrays.stream(laplacian.values())
                .map(value -> Math.max(0, -value))
                .toArray();
        Path file = folder.resolve("w.mtx");
        try (OutputStream out = Files.newOutputStream(file)) {
            MatrixMarket.write(out, new SparseMatrix(laplacian.rowStart(), laplacian.columns(), values));
        }
        return file;
    }

    private static Run done(Object... args) {
        Run run = Run.of(args);
        assertThat(run.code()).as(run.err()).isZero();
        return run;
    }

    @ParameterizedTest
    @CsvSource({"lap,--no-tune", "ilap,--no-tune", "lap,--sd", "ilap,--sd"})
    void theGraphOfACloudGivesItsBytes(String method, String option) throws IOException {
        Path own = folder.resolve("own.csv");
        Path given = folder.resolve("given.csv");
        Path both = folder.resolve("both.csv");
        done(
                "predict",
                points,
                "--labels",
                labels,
                "--method",
                method,
                "-k",
                7,
                "--bandwidth",
                0.02,
                option,
                "-o",
                own);
        Run run = done("predict", "--graph", graph, "--labels", labels, "--method", method, option, "-o", given);
        done("predict", points, "--graph", graph, "--labels", labels, "--method", method, option, "-o", both);
        assertThat(given).hasSameBinaryContentAs(own);
        assertThat(both).hasSameBinaryContentAs(own);
        assertThat(run.err())
                .contains("120 rows, no coordinates", "edges, as given")
                .doesNotContain("neighbours");
    }

    @Test
    void everyCommandTakesAGraph() {
        assertThat(done("compare", "--graph", graph, "--labels", labels).out()).contains("ilap", "matern", "mean");
        Run tuned = done("tune", "--graph", graph, "--labels", labels, "--method", "ilap");
        assertThat(tuned.out()).contains("tangent predict --graph ", "--power").doesNotContain("--neighbours");
        assertThat(done("suggest", "--graph", graph, "--labels", labels, "-n", 2)
                        .out()
                        .lines())
                .hasSize(3);
        assertThat(done("audit", "--graph", graph, "--labels", labels).err())
                .contains("ilap", "one left out at a time");
        assertThat(done("embed", "--graph", graph, "-m", 2).out().lines()).hasSize(ROWS + 1);
        assertThat(done("cluster", "--graph", graph, "-n", 2).out().lines()).hasSize(ROWS + 1);
        Path page = folder.resolve("page.html");
        done(
                "predict",
                "--graph",
                graph,
                "--labels",
                labels,
                "--method",
                "lap",
                "--report",
                page,
                "-o",
                folder.resolve("out.csv"));
        assertThat(page).content().contains("there is no picture of its vertices");
    }

    @Test
    void aDirectedGraphIsTold() throws IOException {
        Path directed = Files.writeString(
                folder.resolve("d.mtx"), "%%MatrixMarket matrix coordinate pattern general\n4 4 3\n1 2\n2 3\n3 4\n");
        assertThat(done("cluster", "--graph", directed, "-n", 2).err())
                .contains("warning   the graph is directed: of its 3 edges 3 weigh otherwise");
    }

    @Test
    void whatCannotBeIsRefusedInOneLine() throws IOException {
        refused("Missing required parameter: 'POINTS'", "predict", "--labels", labels);
        refused("-k/--neighbours is for a graph that is made of coordinates", "-k", 5);
        refused("--bandwidth is for a graph that is made of coordinates", "--method", "lap", "--bandwidth", 1);
        refused("--search-sample is for points without a graph", "--search-sample", 50);
        refused("--method ridge looks at coordinates, but the graph comes without", "--method", "ridge");
        refused(
                "a graph without coordinates has no model for new points",
                "fit",
                "--graph",
                graph,
                "--labels",
                labels,
                "--method",
                "lap",
                "-o",
                folder.resolve("m.tangent"));
        refused("-m/--dimension must be given for a graph without coordinates", "embed", "--graph", graph);
        refused("give these without a graph", "dimension", "--graph", graph);
        Path wrong = Files.writeString(
                folder.resolve("wrong.mtx"), "%%MatrixMarket matrix coordinate real general\n3 3 1\n1 2 -4\n");
        refused(
                "wrong.mtx: the weight of the edge from vertex 0 to 1 must be a finite number of at least 0 but is -4.0",
                "cluster",
                "--graph",
                wrong);
        Files.writeString(wrong, "%%MatrixMarket matrix coordinate real general\n3 3 1\n1 2 4\n");
        refused("the graph has 3 vertices but " + points + " has 120 rows", "cluster", points, "--graph", wrong);
    }

    /// @param args a command, or options of one that predicts
    private void refused(String words, Object... args) {
        boolean command = !args[0].toString().startsWith("-");
        Object[] all = command
                ? args
                : Stream.concat(Stream.of("predict", "--graph", graph, "--labels", labels), Arrays.stream(args))
                        .toArray();
        Run run = Run.of(all);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains(words);
        assertThat(run.err().lines()).hasSize(1);
    }
}
