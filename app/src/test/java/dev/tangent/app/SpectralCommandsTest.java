package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.data.npy.NpyFile;
import dev.tangent.data.table.Table;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import dev.tangent.samples.generated.GeneratedPoints;
import dev.tangent.samples.generated.PlaneShapes;
import dev.tangent.samples.generated.SwissRoll;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// `embed`, `cluster`, `dimension`, and the methods for study.
@Tag("full")
class SpectralCommandsTest {
    @TempDir
    private Path folder;

    private Path table(PointCloud cloud) {
        String[] lines = new String[cloud.size() + 1];
        lines[0] = cloud.dimension() == 2 ? "x,y" : "x,y,z";
        for (int i = 0; i < cloud.size(); i++) {
            StringBuilder line = new StringBuilder();
            for (int t = 0; t < cloud.dimension(); t++)
                line.append(t == 0 ? "" : ",").append(cloud.at(i, t));
            lines[i + 1] = line.toString();
        }
        return Tables.write(folder.resolve("points.csv"), lines);
    }

    private static Run done(Object... args) {
        Run run = Run.of(args);
        assertThat(run.code()).as(run.err()).isZero();
        return run;
    }

    private static JsonNode json(Run run) {
        return JsonMapper.builder().build().readTree(run.out());
    }

    @ParameterizedTest
    @EnumSource
    void shapesThatAPersonTakesApartAreTakenApartAndCounted(PlaneShapes shapes) {
        GeneratedPoints made = shapes.of(240, 4);
        Path points = table(made.points());
        int[] truth =
                Arrays.stream(made.truth().column(0)).mapToInt(s -> (int) s).toArray();
        int count = Arrays.stream(truth).max().orElseThrow() + 1;
        for (String method : new String[] {"lap", "ilap", "lg"}) {
            Path out = folder.resolve(method + ".csv");
            JsonNode told = json(done("cluster", points, "-k", "8", "--method", method, "-o", out, "--json"));
            assertThat(told.at("/found/clusters").asInt()).as(method).isEqualTo(count);
            int[] found = Arrays.stream(Table.read(out).numbers("cluster"))
                    .mapToInt(c -> (int) c)
                    .toArray();
            assertThat(pairs(found, truth)).as(method).hasSize(count);
        }
    }

    /// The names that two groupings give the same row: as many as either has where the groups are the same.
    private static Set<List<Integer>> pairs(int[] a, int[] b) {
        assertThat(a).hasSameSizeAs(b);
        return IntStream.range(0, a.length).mapToObj(i -> List.of(a[i], b[i])).collect(Collectors.toSet());
    }

    @Test
    void clustersArePaintedAndTheNumberAskedForIsKept() throws IOException {
        Path points = table(PlaneShapes.MOONS.of(100, 1).points());
        Path plot = folder.resolve("clusters.png");
        Run run = done("cluster", points, "-n", "3", "--plot", plot);
        assertThat(run.out().lines()).hasSize(201).startsWith("row,cluster", "0,0");
        assertThat(run.err()).contains("3, of ", "eigen", plot.toString());
        assertThat(ImageIO.read(plot.toFile()).getWidth()).isGreaterThan(500);
    }

    @Test
    void theSwissRollIsUnrolled() throws IOException {
        Path points = table(SwissRoll.of(1500, 2).points());
        Path out = folder.resolve("flat.csv");
        Path plot = folder.resolve("flat.svg");
        Run run = done("embed", points, "-k", "12", "-o", out, "--plot", plot);
        assertThat(run.err()).contains("in 2 dimensions (estimated)", "relative residual");
        Table flat = Table.read(out);
        assertThat(flat.columns()).containsExactly("row", "e1", "e2", "piece");
        double[] height = Table.read(points).numbers("y");
        assertThat(Math.abs(correlation(flat.numbers("e2"), height))).isGreaterThan(0.99);
        assertThat(Files.readString(plot)).startsWith("<svg");
    }

    private static double correlation(double[] a, double[] b) {
        double meanA = Arrays.stream(a).average().orElseThrow();
        double meanB = Arrays.stream(b).average().orElseThrow();
        double ab = 0;
        double aa = 0;
        double bb = 0;
        for (int i = 0; i < a.length; i++) {
            ab += (a[i] - meanA) * (b[i] - meanB);
            aa += (a[i] - meanA) * (a[i] - meanA);
            bb += (b[i] - meanB) * (b[i] - meanB);
        }
        return ab / Math.sqrt(aa * bb);
    }

    @ParameterizedTest
    @ValueSource(strings = {"lap", "ilap", "hessian", "polynomial", "isomap"})
    void everyMethodEmbeds(String method) {
        Path points = table(SwissRoll.of(300, 3).points());
        Run run = done("embed", points, "--method", method, "-m", "2");
        assertThat(run.out().lines()).hasSize(301);
        assertThat(run.out()).doesNotContain("NaN", "Infinity");
    }

    @Test
    void anNpyFileHoldsTheNumbersOfTheTable() {
        Path points = table(PlaneShapes.MOONS.of(60, 1).points());
        Path coordinates = folder.resolve("coordinates.npy");
        Path clusters = folder.resolve("clusters.npy.gz");
        List<String> rows = done("embed", points, "--method", "lap", "-m", "2")
                .out()
                .lines()
                .toList();
        done("embed", points, "--method", "lap", "-m", "2", "-o", coordinates);
        Matrix written = NpyFile.read(coordinates);
        assertThat(written.rows()).isEqualTo(120);
        assertThat(written.columns()).isEqualTo(2);
        for (int i = 0; i < 120; i++)
            assertThat(rows.get(i + 1)).startsWith(i + "," + written.at(i, 0) + "," + written.at(i, 1) + ",");
        List<String> found =
                done("cluster", points, "-n", "2", "-k", "10").out().lines().toList();
        done("cluster", points, "-n", "2", "-k", "10", "-o", clusters);
        for (int i = 0; i < 120; i++)
            assertThat(found.get(i + 1))
                    .isEqualTo(i + "," + (int) NpyFile.read(clusters).at(i, 0));
    }

    @Test
    void shortcutsAreToldAndCut() {
        Path points = table(SwissRoll.of(1000, 3).points());
        Run told = done("embed", points, "--method", "isomap", "-m", "2", "-k", "40");
        assertThat(told.err()).contains("shortcuts between folds", "they can be cut", "folded or torn");
        Run cut = done("embed", points, "--method", "isomap", "-m", "2", "-k", "40", "--cut-shortcuts");
        assertThat(cut.err()).contains("shortcuts between folds").doesNotContain("folded or torn", "avoid them");
    }

    @Test
    void theDimensionIsPrintedToldAndPainted() throws IOException {
        Path points = table(SwissRoll.of(700, 5).points());
        Path plot = folder.resolve("dimension.png");
        Run run = done("dimension", points, "--plot", plot);
        assertThat(run.out()).isEqualTo("2\n");
        assertThat(run.err()).contains("by maximum likelihood", "2 carry 90 %");
        assertThat(ImageIO.read(plot.toFile()).getWidth()).isGreaterThan(1000);
        JsonNode told = json(done("dimension", points, "-k", "15", "--json"));
        assertThat(told.at("/found/likelihood").asDouble()).isCloseTo(2, within(0.15));
        assertThat(told.at("/found/spectrum")).hasSize(3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hessian", "polynomial"})
    void methodsForStudyPredict(String method) {
        Path plane = Tables.write(folder.resolve("plane.csv"), Tables.surface(200, 1));
        Run run = done("predict", plane, "--target", "z", "--method", method, "-k", "12", "-m", "2");
        assertThat(run.out().lines()).hasSize(201);
        assertThat(run.out()).doesNotContain("NaN");
    }

    @ParameterizedTest
    @ValueSource(strings = {"hessian", "polynomial"})
    void methodsForStudyAreTunedAndTuneTellsTheOptionsToGoOnWith(String method) {
        Path plane = Tables.write(folder.resolve("plane.csv"), Tables.surface(120, 1));
        Object[] search = {plane, "--target", "z", "--method", method, "-k", "9,12", "--relative-lambda", "1e-4,1"};
        Run predicted = done(Tables.joined(new Object[] {"predict"}, search));
        assertThat(predicted.err())
                .containsPattern("method +" + method + ", .*neighbours \\d+ \\(chosen\\), dimension \\d");
        Run tuned = done(Tables.joined(new Object[] {"tune"}, search));
        assertThat(tuned.out())
                .containsPattern("--method " + method + " --neighbours \\d+ --dimension \\d .*--lambda \\S+ -o")
                .doesNotContain("--regularizer");
        String command = tuned.out().lines().toList().getLast().strip();
        Object[] typed = Arrays.stream(command.split(" ", -1))
                .skip(1)
                .map(word -> word.equals("predictions.csv") ? folder.resolve("typed.csv") : word)
                .toArray();
        assertThat(done(typed).err()).doesNotContain("tuned");
        double[] again = Table.read(folder.resolve("typed.csv")).numbers("z");
        Path first = Tables.write(folder.resolve("first.csv"), predicted.out());
        double[] once = Table.read(first).numbers("z");
        for (int i = 0; i < once.length; i++) assertThat(again[i]).isCloseTo(once[i], within(1e-8));
    }

    @ParameterizedTest
    @ValueSource(strings = {"hessian", "polynomial"})
    void tooFewNeighboursForAQuadraticAreRefusedWithTheLeastNumber(String method) {
        Path plane = Tables.write(folder.resolve("plane.csv"), Tables.surface(60, 1));
        String least = "-k/--neighbours must be at least m + m(m + 1)/2 + 1 = 6 for --method " + method
                + " with -m/--dimension 2";
        for (String[] command : new String[][] {
            {"predict", "--target", "z"},
            {"tune", "--target", "z"},
            {"embed", "--columns", "x,y"},
            {"matrix", "--columns", "x,y", "-o", folder + "/R.mtx"}
        }) {
            Object[] args =
                    Tables.joined(new Object[] {command[0], plane, "--method", method, "-k", "5", "-m", "2"}, (Object[])
                            Arrays.copyOfRange(command, 1, command.length));
            Run run = Run.of(args);
            assertThat(run.code()).as(run.err()).isEqualTo(2);
            assertThat(run.err()).contains(least).hasLineCount(1);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "cluster --method hessian -m 2, a null space of dimension 3",
        "cluster --method lg --null-space linear -m 2, a null space of dimension 3",
        "cluster -n 0, -n/--clusters must be a whole number of at least 1 but is 0",
        "cluster -n 500, number of clusters must be at most",
        "cluster --plot a.gif, --plot a.gif must end in one of",
        "embed -m 3, -m/--dimension must be at most the number of coordinates",
        "embed --lambda 1, there is no option --lambda",
        "embed --power 2, --power belongs to --method ilap",
        "embed -o a.xls, -o a.xls must end in one of .csv",
        "embed -o a.npy --keep all, --keep needs a format with named columns",
        "dimension -k 3, must be a whole number of at least 4 but is 3",
        "dimension -k 61, must be at most the number of distinct points"
    })
    void wrongUseIsOneLine(String words, String message) {
        Path points = table(PlaneShapes.MOONS.of(30, 1).points());
        String[] args = words.split(" ", -1);
        Run run = Run.of(
                Tables.joined(new Object[] {args[0], points}, (Object[]) Arrays.copyOfRange(args, 1, args.length)));
        assertThat(run.code()).as(run.err()).isEqualTo(2);
        assertThat(run.err()).startsWith("tangent: ").contains(message).hasLineCount(1);
        assertThat(run.out()).isEmpty();
    }

    @Test
    void theTheoryPageIsWrittenWithItsPictures() throws IOException {
        Path docs = Files.createDirectories(folder.resolve("docs"));
        assertThat(docs.resolve("images")).doesNotExist();
        done("theory", "--small", "-o", docs);
        String page = Files.readString(docs.resolve("theory.md"));
        assertThat(page).contains("fitted order is **", "| points u | Lap |", "smallest eigenvalue is\n-");
        assertThat(page).doesNotContain("NaN", "%");
        page.lines()
                .filter(line -> line.startsWith("!["))
                .map(line -> docs.resolve(line.replaceAll(".*\\((.*)\\)", "$1")))
                .forEach(image -> assertThat(image).isNotEmptyFile());
    }
}
