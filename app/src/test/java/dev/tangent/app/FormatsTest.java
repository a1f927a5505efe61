package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.tangent.data.table.Table;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tables in other formats than CSV, and the user's own columns, through the whole program.
class FormatsTest {
    private static final String[] QUICK = {"--no-tune", "-k", "8", "-m", "2", "--columns", "x,y"};

    @TempDir
    private Path folder;

    private Path points;
    private String csv;

    @BeforeEach
    void tableWithNames() throws IOException {
        StringBuilder text = new StringBuilder("id,note,x,y,z\n");
        String[] lines = Tables.surface(60, 2);
        for (int i = 1; i < lines.length; i++)
            text.append(String.format(Locale.ROOT, "%03d,\"n, %d\",", i, i))
                    .append(lines[i])
                    .append('\n');
        csv = text.toString();
        points = Files.writeString(folder.resolve("p.csv"), csv);
    }

    private static Run quick(Object... args) {
        Run run = Run.of(Tables.joined(args, (Object[]) QUICK));
        assertThat(run.code()).as(run.err()).isZero();
        return run;
    }

    @Test
    void keptColumnsStandFirstAsTheyWere() {
        String plain = quick("predict", points, "--target", "z", "-q").out();
        String kept = quick("predict", points, "--target", "z", "-q", "--keep", "note,id")
                .out();
        assertThat(kept.lines().findFirst()).contains("note,id,row,z,status");
        assertThat(kept.lines().skip(1).findFirst().orElseThrow())
                .isEqualTo("\"n, 1\",001," + plain.lines().skip(1).findFirst().orElseThrow());
        String all =
                quick("predict", points, "--target", "z", "-q", "--keep", "all").out();
        assertThat(all.lines().findFirst()).contains("id,note,x,y,row,z,status");
        Run clusters = Run.of("cluster", points, "-n", "2", "-k", "8", "-q", "--columns", "x,y", "--keep", "id");
        assertThat(clusters.out().lines().findFirst()).contains("id,row,cluster");
    }

    @Test
    void aKeptNameWithACommaIsAWordOfItsOwn() {
        Path named = Tables.write(folder.resolve("named.csv"), "\"a, b\",x,z", "1,1,1", "2,3,2", "3,2,", "4,7,3");
        for (String word : new String[] {"a, b", "\"a, b\""}) {
            Run run = Run.of("predict", named, "--target", "z", "--no-tune", "-q", "--keep", word, "--keep", "x");
            assertThat(run.code()).as(run.err()).isZero();
            assertThat(run.out().lines().findFirst()).contains("\"a, b\",x,row,z,status");
        }
    }

    @Test
    void clashesAndUnknownColumnsAreRefused() {
        Run clash = Run.of("predict", points, "--target", "z", "--keep", "z", "--no-tune", "--columns", "x,y");
        assertThat(clash.code()).isEqualTo(2);
        assertThat(clash.err()).contains("column 'z' of").contains("rename it in the file");
        assertThat(Run.of("predict", points, "--target", "z", "--keep", "nope").err())
                .contains("no column 'nope'");
        Run npy = Run.of("predict", points, "--target", "z", "--keep", "id", "-o", folder.resolve("o.npy"));
        assertThat(npy.err()).contains("an .npy file holds the outputs alone");
    }

    @Test
    void standardInputAndOutputAreDashes() {
        String named = quick("predict", points, "--target", "z", "-q").out();
        InputStream before = System.in;
        try {
            System.setIn(new ByteArrayInputStream(csv.getBytes(StandardCharsets.UTF_8)));
            assertThat(quick("predict", "-", "--target", "z", "-q", "-o", "-").out())
                    .isEqualTo(named);
            Run again = Run.of("predict", "-", "--target", "z");
            assertThat(again.err()).contains("standard input (-) can be read only once");
        } finally {
            System.setIn(before);
        }
        Run both = Run.of("predict", points, "--target", "z", "-o", "-", "--json");
        assertThat(both.code()).isEqualTo(2);
        assertThat(both.err()).contains("--json takes standard output");
    }

    @Test
    void parquetAndJsonLinesSayWhatCsvSays() {
        Path lines = folder.resolve("o.jsonl");
        quick("predict", points, "--target", "z", "-o", lines, "-q", "--keep", "id");
        Table written = Table.read(lines);
        assertThat(written.columns()).containsExactly("id", "row", "z", "status");
        assertThat(written.texts("status")).containsOnly("ok");
        assumeTrue(hasDuckDb(), "DuckDB is not on the class path");
        Path parquet = folder.resolve("o.parquet");
        quick("predict", points, "--target", "z", "-o", parquet, "-q", "--keep", "all");
        Table table = Table.read(parquet);
        assertThat(table.columns()).containsExactly("id", "note", "x", "y", "row", "z", "status");
        assertThat(table.numbers("z")).isEqualTo(written.numbers("z"));
        assertThat(table.texts("note").getFirst()).isEqualTo("n, 1");
    }

    private static boolean hasDuckDb() {
        try {
            Class.forName("org.duckdb.DuckDBDriver");
            return true;
        } catch (ClassNotFoundException e) {
            return false;
        }
    }

    @Test
    void guessesAreTold() throws IOException {
        Path comma = Files.writeString(
                folder.resolve("c.csv"),
                String.join("\n", Tables.surface(60, 2)).replace(",", ";").replace(".", ","));
        Run run = Run.of(Tables.joined(new Object[] {"embed", comma}, "-k", "8", "-m", "2", "--columns", "x,y"));
        assertThat(run.err()).contains("decimal commas").contains("(decimal and thousands marks can be given)");
    }

    @Test
    void aFileWhoseNameBeginsWithADashFollowsTwo() {
        Run run = Run.of("predict", "--target", "z", "--", "-dash.csv");
        assertThat(run.err()).contains("-dash.csv: no such file");
    }

    @Test
    void whatIsGuessedOfAFileOfLabelsIsTold() {
        Path points = Tables.write(folder.resolve("points.csv"), Tables.surface(30, 1));
        Path labels = Tables.write(folder.resolve("labels.csv"), "row;w", "0;1,5", "4;2,5", "9;0,25");
        Run run = Run.of(
                "predict", points, "--without", "z", "--labels", labels, "--no-tune", "-o", folder.resolve("out.csv"));
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).containsOnlyOnce("labels.csv has decimal commas: '1,5' read as 1.5");
    }
}
