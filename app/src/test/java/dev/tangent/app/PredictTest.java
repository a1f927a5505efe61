package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.data.npy.NpyFile;
import dev.tangent.data.table.Table;
import dev.tangent.linalg.Matrix;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PredictTest {
    @TempDir
    private Path folder;

    private Path plane(int rows) {
        return Tables.write(folder.resolve("plane.csv"), Tables.surface(rows, 1));
    }

    @Test
    void aSmoothFunctionIsFoundEverywhere() {
        Path points = plane(200);
        Path out = folder.resolve("out.csv");
        Run run = Run.of("predict", points, "--target", "z", "-o", out);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).isEmpty();
        Table predicted = Table.read(out);
        Table given = Table.read(points);
        assertThat(predicted.columns()).containsExactly("row", "z", "status");
        assertThat(predicted.texts("status")).hasSize(200).containsOnly("ok");
        double sum = 0;
        for (int i = 0; i < 200; i++) {
            double truth = Tables.height(given.numbers("x")[i], given.numbers("y")[i]);
            assertThat(predicted.numbers("row")[i]).isEqualTo(i);
            sum += Math.abs(predicted.numbers("z")[i] - truth);
        }
        // The values spread over 0 to 2; their mean alone is off by 0.31.
        assertThat(sum / 200).isLessThan(0.06);
    }

    @Test
    void withoutAFileThePredictionsGoToStandardOutput() throws IOException {
        Path points = plane(50);
        Path out = folder.resolve("out.csv");
        Run printed = Run.of("predict", points, "--target", "z", "--quiet");
        Run.of("predict", points, "--target", "z", "-o", out);
        assertThat(printed.out()).isEqualTo(Files.readString(out));
        assertThat(printed.err()).isEmpty();
    }

    @Test
    void anNpyFileHoldsTheSameValues() {
        Path points = plane(50);
        Run.of("predict", points, "--target", "z", "-o", folder.resolve("out.csv"));
        Run.of("predict", points, "--target", "z", "-o", folder.resolve("out.npy"));
        Matrix values = NpyFile.read(folder.resolve("out.npy"));
        assertThat(values.column(0))
                .isEqualTo(Table.read(folder.resolve("out.csv")).numbers("z"));
    }

    @Tag("full")
    @ParameterizedTest
    @ValueSource(strings = {"lg", "lap", "ilap"})
    void threadsDoNotChangeAByte(String method) {
        Path points = plane(400);
        Run one = Run.of("predict", points, "--target", "z", "--method", method, "--threads", 1, "-q");
        Run four = Run.of("predict", points, "--target", "z", "--method", method, "--threads", 4, "-q");
        assertThat(one.out()).hasLineCount(401).isEqualTo(four.out());
    }

    @Test
    void renumberedRowsGivePermutedPredictions() {
        String[] lines = Tables.surface(150, 3);
        String[] reversed = lines.clone();
        for (int i = 1; i < lines.length; i++) reversed[i] = lines[lines.length - i];
        Path a = Tables.write(folder.resolve("a.csv"), lines);
        Path b = Tables.write(folder.resolve("b.csv"), reversed);
        // Untuned, because folds follow the order of the labels.
        Run.of("predict", a, "--target", "z", "--no-tune", "--method", "ilap", "-o", folder.resolve("pa.csv"));
        Run.of("predict", b, "--target", "z", "--no-tune", "--method", "ilap", "-o", folder.resolve("pb.csv"));
        double[] pa = Table.read(folder.resolve("pa.csv")).numbers("z");
        double[] pb = Table.read(folder.resolve("pb.csv")).numbers("z");
        for (int i = 0; i < pa.length; i++) assertThat(pb[pa.length - 1 - i]).isCloseTo(pa[i], within(1e-8));
    }

    @Test
    void aFileOfLabelsSaysTheSameAsATargetColumn() {
        Path points = plane(80);
        Table table = Table.read(points);
        StringBuilder labels = new StringBuilder("row,z");
        for (int i = 0; i < 80; i += 10)
            labels.append("\n").append(i).append(",").append(table.numbers("z")[i]);
        Path file = Tables.write(folder.resolve("labels.csv"), labels.toString());
        Run target = Run.of("predict", points, "--target", "z", "-q");
        Run separate = Run.of("predict", points, "--labels", file, "--columns", "x,y", "-q");
        assertThat(separate.code()).as(separate.err()).isZero();
        assertThat(separate.out()).isEqualTo(target.out());
    }

    @Test
    void aHeavyLabelWins() {
        String[] lines = {"x,z,w", "0,0,1", "0,10,3", "1,,", "2,,", "3,,", "4,,"};
        Path points = Tables.write(folder.resolve("line.csv"), lines);
        Run run = Run.of("predict", points, "--target", "z", "--weights", "w", "--method", "lap", "-k", 3, "-q");
        assertThat(run.out()).as(run.err()).contains("0,7.5").contains("1,7.5");
        Path labels = Tables.write(folder.resolve("labels.csv"), "row,z,w", "0,0,1", "1,10,3");
        Run separate = Run.of(
                "predict",
                points,
                "--labels",
                labels,
                "--weights",
                "w",
                "--columns",
                "x",
                "--method",
                "lap",
                "-k",
                3,
                "-q");
        assertThat(separate.out()).as(separate.err()).isEqualTo(run.out());
    }

    @Test
    void severalOutputsEachKeepTheirName() {
        Path points = Tables.write(folder.resolve("p.csv"), "x,a,b", "0,1,", "1,,5", "2,2,", "3,,7", "4,,");
        Run run = Run.of("predict", points, "--target", "a,b", "-q");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).startsWith("row,a,b,status\n").hasLineCount(6);
    }

    @Test
    void theIterativeSolverAgreesWithTheDirectOne() {
        Path points = plane(200);
        Run.of("predict", points, "--target", "z", "--lambda", 1, "--solver", "direct", "-o", folder.resolve("d.npy"));
        Run.of(
                "predict",
                points,
                "--target",
                "z",
                "--lambda",
                1,
                "--solver",
                "iterative",
                "-o",
                folder.resolve("i.npy"));
        double[] direct = NpyFile.read(folder.resolve("d.npy")).values();
        double[] iterative = NpyFile.read(folder.resolve("i.npy")).values();
        for (int i = 0; i < direct.length; i++) assertThat(iterative[i]).isCloseTo(direct[i], within(1e-6));
    }
}
