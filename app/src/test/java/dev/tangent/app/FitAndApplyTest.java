package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.data.table.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FitAndApplyTest {
    @TempDir
    private Path folder;

    private Path points() {
        return Tables.write(folder.resolve("plane.csv"), Tables.surface(150, 1));
    }

    private Path fitted(Object... more) {
        Path model = folder.resolve("z.tangent");
        Run run = Run.of(Tables.joined(
                new Object[] {
                    "fit", points(), "--target", "z", "-k", 12, "-m", 2, "--relative-lambda", 1e-4, "-o", model
                },
                more));
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("written");
        return model;
    }

    @Test
    void newPointsOnASurfaceGetTheirValue() {
        Path fresh = Tables.write(folder.resolve("new.csv"), "y,name,x", "0.5,a,0.25", "0.3,b,0.8", "7,c,7");
        Path out = folder.resolve("out.csv");
        Run run = Run.of("apply", fitted(), fresh, "-o", out);
        assertThat(run.code()).as(run.err()).isZero();
        Table table = Table.read(out);
        assertThat(table.columns()).containsExactly("row", "z", "status");
        assertThat(table.numbers("z")[0]).isCloseTo(Tables.height(0.25, 0.5), within(0.1));
        assertThat(table.numbers("z")[1]).isCloseTo(Tables.height(0.8, 0.3), within(0.1));
        assertThat(table.texts("status")).containsExactly("ok", "ok", "off-manifold");
        assertThat(run.err()).contains("1 of 3 rows lies off the manifold of the data (status off-manifold)");
    }

    private Table applied(Path model, Path fresh, String missing) {
        Path out = folder.resolve(missing + ".csv");
        Run run = Run.of("apply", model, fresh, "--missing", missing, "-o", out);
        assertThat(run.code()).as(run.err()).isZero();
        return Table.read(out);
    }

    @Test
    void newPointsThatLackCoordinatesAreTakenAsAsked() {
        Path model = fitted();
        double[] xs = Table.read(points()).numbers("x");
        Arrays.sort(xs);
        double median = (xs[xs.length / 2 - 1] + xs[xs.length / 2]) / 2;
        Path fresh = Tables.write(folder.resolve("new.csv"), "x,y", "0.25,0.5", ",0.5");
        Path filled = Tables.write(folder.resolve("filled.csv"), "x,y", "0.25,0.5", median + ",0.5");
        Table medians = applied(model, fresh, "median");
        assertThat(medians.numbers("z"))
                .containsExactly(applied(model, filled, "neighbours").numbers("z"), within(1e-12));
        assertThat(medians.texts("status")).containsExactly("ok", "imputed");
        assertThat(applied(model, fresh, "drop").texts("status")).containsExactly("ok", "dropped");
        assertThat(applied(model, fresh, "neighbours").texts("status")).containsExactly("ok", "imputed");
        Run refused = Run.of("apply", model, fresh, "--missing", "refuse");
        assertThat(refused.code()).isNotZero();
        assertThat(refused.err()).contains("new.csv").contains("line 3").contains("'x'");
    }

    @Test
    void theFittedRowsGetWhatPredictGives() {
        Path predicted = folder.resolve("predicted.csv");
        Path applied = folder.resolve("applied.csv");
        Run.of(
                "predict",
                points(),
                "--target",
                "z",
                "-k",
                12,
                "-m",
                2,
                "--relative-lambda",
                1e-4,
                "--sd",
                "--interval",
                90,
                "-o",
                predicted);
        Run run = Run.of("apply", fitted("--sd"), points(), "--sd", "--interval", 90, "-o", applied);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(Table.read(applied).columns())
                .isEqualTo(Table.read(predicted).columns());
        for (String column : Table.read(predicted).columns())
            assertThat(Table.read(applied).texts(column))
                    .isEqualTo(Table.read(predicted).texts(column));
    }

    @Test
    void aTableWithoutNamesCountsByItsOrder() {
        Path bare = Tables.write(folder.resolve("bare.csv"), "0.25,0.5", "0.8,0.3");
        Path out = folder.resolve("out.csv");
        Run run = Run.of("apply", fitted(), bare, "-o", out);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(Table.read(out).numbers("z")[0]).isCloseTo(Tables.height(0.25, 0.5), within(0.1));
        assertThat(Table.read(out).numbers("z")[1]).isCloseTo(Tables.height(0.8, 0.3), within(0.1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"points.csv", "POINTS.CSV", "other.xlsx", "other.tsv.gz"})
    void aModelIsNotWrittenOverWhatIsCalledATable(String name) throws IOException {
        Path table = folder.resolve(name);
        Files.writeString(table, "kept");
        Run run = Run.of("fit", Tables.write(folder.resolve("p.csv"), "x,y,z", "0,0,1"), "--target", "z", "-o", table);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).hasLineCount(1).contains(name + " is the name of a table", ".tangent");
        assertThat(table).hasContent("kept");
    }

    @Test
    void whatDoesNotFitIsRefusedInOneLine() throws IOException {
        Path model = fitted();
        Path fresh = Tables.write(folder.resolve("new.csv"), "x,w", "1,2");
        assertRefused("no column 'y'", "apply", model, fresh);
        assertRefused("no error bars", "apply", model, points(), "--sd");
        assertRefused("not a Tangent model", "apply", points(), points());
        assertRefused("no such file", "apply", folder.resolve("none.tangent"), points());
        byte[] bytes = Files.readAllBytes(model);
        bytes[bytes.length / 2] ^= 4;
        assertRefused("damaged", "apply", Files.write(folder.resolve("bent.tangent"), bytes), points());
        byte[] half = Arrays.copyOf(bytes, bytes.length / 2);
        assertRefused("damaged", "apply", Files.write(folder.resolve("half.tangent"), half), points());
        assertRefused("refusing to write", "apply", model, points(), "-o", points());
    }

    private static void assertRefused(String why, Object... words) {
        Run run = Run.of(words);
        assertThat(run.code()).as(run.err()).isEqualTo(2);
        assertThat(run.err().lines()).hasSize(1);
        assertThat(run.err()).contains(why);
    }
}
