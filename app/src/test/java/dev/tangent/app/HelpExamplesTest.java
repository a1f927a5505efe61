package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.app.command.TangentCommand;
import dev.tangent.app.console.Streams;
import dev.tangent.data.npy.NpyFile;
import dev.tangent.data.table.TableOutput;
import dev.tangent.linalg.Matrix;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every example of the help can be pasted: it runs on small tables of the names it has.
@Tag("full")
class HelpExamplesTest {
    private static final int ROWS = 80;
    private static final int LABELS = 16;
    private static final int COORDINATES = 10;

    private static final List<String> COMMANDS = List.of(
            ("describe predict tune compare fit apply suggest audit matrix dimension embed cluster serve explore demo"
                            + " experiment theory spark bench completion")
                    .split(" "));

    /// What serves until it is ended, takes minutes, or writes to the current folder: its words are read alone.
    private static final Set<String> READ =
            Set.of("serve", "explore", "demo", "experiment", "theory", "spark", "bench");

    @TempDir
    private static Path folder;

    /// Those of all commands, each on one line, without the file that a shell would put its output into.
    static Stream<String> examples() {
        return COMMANDS.stream()
                .flatMap(command -> Run.of(command, "--help")
                        .out()
                        .replaceAll(" \\\\\n +", " ")
                        .lines()
                        .filter(line -> line.startsWith("  tangent "))
                        .map(line -> line.strip().replaceFirst(" > .*", "")));
    }

    @BeforeAll
    static void tables() throws IOException {
        SplittableRandom random = new SplittableRandom(1);
        double[][] places = new double[ROWS][COORDINATES];
        for (double[] place : places) Arrays.setAll(place, c -> random.nextDouble());
        String coordinates = names("x", COORDINATES);
        csv(
                "points.csv",
                "x,z," + coordinates + ",weight,y,species",
                row -> place(places[row], 0, 2) + ","
                        + place(places[row], 0, COORDINATES) + "," + known(row, value(places[row])) + ","
                        + known(row, 1 - value(places[row])) + "," + known(row, row % 2 == 0 ? "setosa" : "virginica"));
        csv(
                "new.csv",
                "x,z," + coordinates,
                row -> place(places[row], 0, 2) + "," + place(places[row], 0, COORDINATES));
        csv(
                "scans.csv",
                coordinates + ",chest,waist",
                row -> place(places[row], 0, COORDINATES) + "," + known(row, value(places[row])) + ","
                        + known(row, 2 * value(places[row])));
        csv(
                "flowers.csv",
                "x1,x2,species",
                row -> place(places[row], 0, 2) + "," + known(row, row % 2 == 0 ? "setosa" : "virginica"));
        csv(
                "roll.csv",
                "x,y,z,angle,kind",
                row -> place(places[row], 0, 3) + "," + known(row, value(places[row])) + ","
                        + known(row, "k" + row % 3));
        csv("labels.csv", "row,weight", LABELS, row -> row + "," + value(places[row]));
        npy("points.npy", places, COORDINATES);
        npy("scans.npy", places, COORDINATES);
        double[][] repeated = Arrays.stream(places)
                .map(place -> IntStream.range(-2, COORDINATES)
                        .mapToDouble(c -> place[c < 0 ? c + 2 : c])
                        .toArray())
                .toArray(double[][]::new);
        npy("new.npy", repeated, COORDINATES + 2);
        workbook("survey.xlsx", places);
        String model = " -k 10 -m 2 --method lg --no-tune --sd -o weight.tangent";
        assertThat(run("tangent fit points.csv --target weight" + model).code()).isZero();
    }

    private interface Cells {
        String of(int row);
    }

    private static void csv(String file, String header, Cells cells) {
        csv(file, header, ROWS, cells);
    }

    private static void csv(String file, String header, int rows, Cells cells) {
        Tables.write(
                folder.resolve(file),
                Stream.concat(Stream.of(header), IntStream.range(0, rows).mapToObj(cells::of))
                        .toArray(String[]::new));
    }

    private static String names(String name, int count) {
        return IntStream.rangeClosed(1, count).mapToObj(c -> name + c).collect(Collectors.joining(","));
    }

    private static String place(double[] place, int from, int to) {
        return Arrays.stream(place, from, to).mapToObj(String::valueOf).collect(Collectors.joining(","));
    }

    private static double value(double... place) {
        return Math.sin(3 * place[0]) + place[1];
    }

    private static String known(int row, Object label) {
        return row < LABELS ? String.valueOf(label) : "";
    }

    private static void npy(String file, double[][] rows, int columns) throws IOException {
        double[] flat = Arrays.stream(rows).flatMapToDouble(Arrays::stream).toArray();
        try (OutputStream out = Files.newOutputStream(folder.resolve(file))) {
            NpyFile.write(out, Matrix.wrap(rows.length, columns, flat));
        }
    }

    private static void workbook(String file, double[]... places) throws IOException {
        try (OutputStream out = Files.newOutputStream(folder.resolve(file))) {
            TableOutput.EXCEL.write(out, List.of("id", "name", "x", "z", "weight"), cells -> {
                for (int row = 0; row < ROWS; row++) {
                    cells.cell((long) row).cell("n" + row).cell(places[row][0]).cell(places[row][1]);
                    if (row < LABELS) cells.cell(value(places[row]));
                    else cells.missing();
                    cells.endRow();
                }
            });
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    void canBePasted(String example) {
        Run run = run(example);
        assertThat(run.code()).as(run.err()).isZero();
    }

    /// With files in the folder, and a sheet of the name it has there.
    private static Run run(String example) {
        Object[] words = Arrays.stream(example.split(" "))
                .skip(1)
                .map(word -> word.matches(".*\\.[a-z]+") ? folder.resolve(word) : word)
                .map(word -> word.equals("2024") ? "predictions" : word)
                .toArray();
        if (!READ.contains(words[0].toString())) return Run.of(words);
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
        String[] read = Arrays.stream(words).map(Object::toString).toArray(String[]::new);
        TangentCommand.line(new Streams(OutputStream.nullOutputStream(), nowhere, false), read)
                .parseArgs(read);
        return new Run(0, "", "");
    }
}
