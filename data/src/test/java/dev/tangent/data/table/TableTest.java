package dev.tangent.data.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.tangent.InvalidInput;
import dev.tangent.data.npy.NpyFixtures;
import dev.tangent.geometry.PointCloud;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.zip.GZIPOutputStream;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TableTest {
    @TempDir
    Path folder;

    private Path file(String name, String content) {
        try {
            return Files.writeString(folder.resolve(name), content);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private Table table(String content) {
        return Table.read(file("points.csv", content));
    }

    /// The message without the folder of the test.
    private AbstractThrowableAssert<?, ?> problem(org.assertj.core.api.ThrowableAssert.ThrowingCallable call) {
        return assertThatThrownBy(call)
                .isInstanceOf(InvalidInput.class)
                .satisfies(e -> assertThat(e.getMessage()).doesNotContain("\n", "\r"));
    }

    private String at(String rest) {
        return folder.resolve("points.csv") + rest;
    }

    @Test
    void namedColumnsBecomePoints() {
        Table table = table("x,y,z\n1,2,3\n4,5.5,-6e-1\n");
        assertThat(table.columns()).containsExactly("x", "y", "z");
        assertThat(table.rows()).isEqualTo(2);
        PointCloud points = table.points(List.of("z", "x"));
        assertThat(points.dimension()).isEqualTo(2);
        assertThat(points.toArray()).containsExactly(3, 1, -0.6, 4);
    }

    @Test
    void pointsAreAllNumericColumnsButTheExcluded() {
        Table table = table("name,x,y,empty,z\na,1,2,,3\nb,4,5,,6\n");
        assertThat(table.coordinateColumns(List.of("y"))).containsExactly("x", "z");
        assertThat(table.pointsWithout(List.of("y")).toArray()).containsExactly(1, 3, 4, 6);
    }

    @Test
    void delimitersQuotesAndLineEndsAreFound() {
        for (String content : List.of(
                "x,y\n1,2\n3,4\n",
                "x;y\r\n1;2\r\n3;4\r\n",
                "x\ty\n1\t2\n3\t4",
                "\"x\",\"y\"\n\"1\",\"2\"\n3,4\n\n",
                "\uFEFFx,y\n1,2\n\n3,4\n   \n",
                "\n\nx,y\n 1 , 2\n3,4\n",
                "# x,y\n1,2\n3,4\n")) {
            Table table = table(content);
            assertThat(table.columns()).as(content).containsExactly("x", "y");
            assertThat(table.pointsWithout(List.of()).toArray()).as(content).containsExactly(1, 2, 3, 4);
        }
    }

    @Test
    void aDelimiterInsideQuotesDoesNotCount() {
        Table table = table("\"a;b;c\",\"d\"\"\ne\"\n1,2\n");
        assertThat(table.columns()).containsExactly("a;b;c", "d\"\ne");
        assertThat(table.place(0)).isEqualTo(at(" line 3"));
    }

    @Test
    void packedBytesThatAreCutOffOrBentAreToldInOurWords() throws IOException {
        var packed = new ByteArrayOutputStream();
        try (var out = new GZIPOutputStream(packed)) {
            out.write("x\ty\n".concat("1\t2\n".repeat(5000)).getBytes(StandardCharsets.UTF_8));
        }
        byte[] whole = packed.toByteArray();
        List<byte[]> all = new ArrayList<>();
        for (int length = 2; length < whole.length; length++) all.add(Arrays.copyOf(whole, length));
        for (int at : new int[] {2, whole.length - 5, whole.length - 1}) {
            byte[] bent = whole.clone();
            bent[at] ^= 5;
            all.add(bent);
        }
        for (byte[] bytes : all) {
            Path file = Files.write(folder.resolve("points.csv.gz"), bytes);
            assertThatThrownBy(() -> Table.read(file))
                    .as(bytes.length + " of " + whole.length + " bytes")
                    .isInstanceOf(InvalidInput.class)
                    .hasMessage(
                            file
                                    + " cannot be read: it is packed, but cut off or damaged; copy it once more from where it is whole");
        }
    }

    @Test
    void gzipIsUndoneWhateverTheName() throws IOException {
        for (String name : List.of("points.csv.gz", "points.tsv", "points")) {
            Path path = folder.resolve(name);
            try (var out = new GZIPOutputStream(Files.newOutputStream(path))) {
                out.write("x\ty\n1\t2\n".getBytes(StandardCharsets.UTF_8));
            }
            assertThat(Table.read(path).numbers("y")).containsExactly(2);
        }
    }

    @Test
    void spreadsheetsUnicodeTextIsRead() throws IOException {
        Path path = Files.write(folder.resolve("u.txt"), "\uFEFFx\ty\r\n1\t2\r\n".getBytes(StandardCharsets.UTF_16LE));
        assertThat(Table.read(path).numbers("y")).containsExactly(2);
    }

    @Test
    void npyColumnsAreNumberedAndItsPlacesAreRows() {
        Table table = Table.read(NpyFixtures.path("special"));
        assertThat(table.columns()).containsExactly("c0", "c1", "c2", "c3", "c4");
        problem(() -> table.points(List.of("c4", "c1"))).hasMessageContaining("special.npy row 0, column 'c1': Inf");
        problem(() -> Table.read(NpyFixtures.path("no_rows"))).hasMessageEndingWith("has no rows or no columns");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "NA", "NaN", "nan", "null", "N/A", "#N/A", "?", "None", " ", "-", "."})
    void missingCellsAreNaNInTargetsAndRefusedInCoordinates(String mark) {
        Table table = table("x,y\n1,2\n3," + mark + "\n");
        assertThat(table.numbers("y")).containsExactly(2, Double.NaN);
        assertThat(table.texts("y")).containsExactly("2", "");
        problem(() -> table.points(List.of("x", "y")))
                .hasMessage(at(" line 3, column 'y': no value, but every point needs all its coordinates"));
    }

    @Test
    void infiniteCoordinatesAreRefused() {
        Table table = table("x,y\n1,2\n3,-inf\n");
        assertThat(table.numbers("y")).containsExactly(2, Double.NEGATIVE_INFINITY);
        problem(() -> table.pointsWithout(List.of()))
                .hasMessage(at(" line 3, column 'y': -Infinity is not finite, as a coordinate must be"));
    }

    @Test
    void aBrokenColumnNamesItsFirstText() {
        Table table = table("x,y\n1,2\n3,4\n\n5,abc\n6,def\n");
        problem(() -> table.pointsWithout(List.of()))
                .hasMessage(
                        at(
                                " line 5, column 'y': 'abc' is not a number; if it stands for a missing cell, say missing abc"));
        problem(() -> table.numbers("y"))
                .hasMessage(
                        at(
                                " line 5, column 'y': 'abc' is not a number; if it stands for a missing cell, say missing abc"));
        assertThat(table.texts("y")).containsExactly("2", "4", "abc", "def");
        assertThat(table.pointsWithout(List.of("y")).size()).isEqualTo(4);
    }

    @Test
    void offendingTextIsShownShortAndOnOneLine() {
        Table table = table("x\n1\n2\n\"a\nb" + "c".repeat(100) + "\"\n");
        problem(() -> table.numbers("x")).hasMessageContaining("'a bccc").hasMessageContaining("...' is not a number");
    }

    @Test
    void aTextColumnIsSkippedUnlessNamed() {
        Table table = table("kind,x\nred,1\nNA,2\nblue ,3\n");
        assertThat(table.isNumeric("kind")).isFalse();
        assertThat(table.pointsWithout(List.of()).toArray()).containsExactly(1, 2, 3);
        assertThat(table.texts("kind")).containsExactly("red", "NA", "blue");
        problem(() -> table.points(List.of("kind"))).hasMessage(at(" line 2, column 'kind': 'red' is not a number"));
    }

    @Test
    void anUnknownColumnSuggestsTheNearest() {
        Table table = table("height,Weight\n1,2\n");
        problem(() -> table.numbers("hieght")).hasMessage(at(" has no column 'hieght'; did you mean 'height'?"));
        problem(() -> table.numbers("weight")).hasMessageEndingWith("did you mean 'Weight'?");
        problem(() -> table.pointsWithout(List.of("zzzz"))).hasMessageEndingWith("its columns are height, Weight");
    }

    @Test
    void nothingNumericIsAnError() {
        problem(() -> table("a,b\nx,y\n").pointsWithout(List.of()))
                .hasMessage(at(" has no numeric column to make points of"));
        problem(() -> table("a,b\nx,1\n").pointsWithout(List.of("b"))).hasMessageContaining("no numeric column left");
        problem(() -> table("a,b\nx,1\n").points(List.of())).hasMessageContaining("must be at least 1 but is 0");
    }

    @Test
    void raggedRowsAreRefused() {
        problem(() -> table("x,y\n1,2\n3\n4,5\n")).hasMessage(at(" line 3: 1 cell where the first row has 2 cells"));
        problem(() -> table("x,y\n1,2\n3,4,5\n")).hasMessage(at(" line 3: 3 cells where the first row has 2 cells"));
        problem(() -> table("x,y\n1,2\n3,4\n5,6,\n"))
                .hasMessage(at(" line 4: 3 cells where the first row has 2 cells"));
    }

    @Test
    void filesWithoutRowsAreRefused() {
        problem(() -> table("")).hasMessage(at(" is empty"));
        problem(() -> table("\n \n\n")).hasMessage(at(" is empty"));
        problem(() -> table("x,y\n")).hasMessage(at(" has a header but no rows"));
    }

    @Test
    void numbersPartedBySpacesAreRead() {
        assertThat(table("1.5e+00 2\n3 4\n").pointsWithout(List.of()).toArray()).containsExactly(1.5, 2, 3, 4);
        assertThat(table("x y\n1 2\n").columns()).containsExactly("x", "y");
        assertThat(table("full name\nAnn Lee\n").columns()).containsExactly("full name");
    }

    @Test
    void equalNamesAreRefused() {
        problem(() -> table("x,y, x\n1,2,3\n")).hasMessage(at(" has two columns named 'x', the 1st and the 3rd"));
    }

    @Test
    void anOpenQuoteIsRefused() {
        problem(() -> table("x,y\n1,\"2\n3,4\n")).hasMessageStartingWith(at(" line 2: a quote"));
        problem(() -> table("x,y\n1,2\n3,\"4\"5\n")).hasMessageStartingWith(at(" line 3: a quote"));
    }

    @Test
    void whatIsNoReadableFileIsRefused() throws IOException {
        problem(() -> Table.read(folder)).hasMessage(folder + " is a directory, not a file");
        problem(() -> Table.read(folder.resolve("none.csv"))).hasMessage(folder.resolve("none.csv") + ": no such file");
        Path cut = Files.write(folder.resolve("cut.csv.gz"), new byte[] {0x1f, (byte) 0x8b, 8, 0});
        problem(() -> Table.read(cut)).hasMessageStartingWith(cut + " cannot be read");
        problem(() -> table("PK\3\4")).hasMessageContaining("spreadsheet");
        problem(() -> table("PAR1")).hasMessageContaining("Parquet");
        problem(() -> table("x,\0y\n")).hasMessageContaining("binary");
    }

    @Test
    void aFileWithoutPermissionIsRefused() throws IOException {
        Path secret = file("secret.csv", "x\n1\n");
        Files.setPosixFilePermissions(secret, Set.of());
        assumeFalse(Files.isReadable(secret), "this user may read everything");
        problem(() -> Table.read(secret)).hasMessage(secret + ": permission denied");
    }

    @Tag("full")
    @Test
    void whatCanBeReadOnlyOnceIsHeld() throws Exception {
        Path pipe = folder.resolve("pipe");
        assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0, "no mkfifo here");
        Thread writer = Thread.ofVirtual().start(() -> file("pipe", "kind,x\nred,1\n"));
        Table table = Table.read(pipe);
        writer.join();
        assertThat(table.texts("kind")).containsExactly("red");
        assertThat(table.numbers("x")).containsExactly(1);
    }

    @Test
    void decimalCommasAreReadWhereTheyMeanNothingElse() {
        assertThat(table("x;y\n1,5;-2,25\n0,125;3\n").points(List.of("x", "y")).toArray())
                .containsExactly(1.5, -2.25, 0.125, 3);
        assertThat(table("1,5;2,5;3\n").pointsWithout(List.of()).toArray()).containsExactly(1.5, 2.5, 3);
    }

    @Test
    void doubtfulCommasAreRefused() {
        problem(() -> table("x;y\n1,5;2.5\n").pointsWithout(List.of()))
                .hasMessage(at(" line 2, column 'x': '1,5' is not a number (decimal comma or thousands? say with"
                        + " decimal or thousands)"));
        problem(() -> table("x;y\n1,234;2\n").pointsWithout(List.of())).hasMessageContaining("'1,234' is not a number");
        problem(() -> table("x,y\n\"1,234,567.5\",2\n\"1,5\",3\n").pointsWithout(List.of()))
                .hasMessageContaining("thousands?");
    }

    @Test
    void anUnnamedColumnThatCountsTheRowsIsNoCoordinate() {
        Table table = table(",0,1\n0,0.5,0.25\n1,1.5,1.25\n");
        assertThat(table.columns()).containsExactly("c0", "0", "1");
        assertThat(table.pointsWithout(List.of()).toArray()).containsExactly(0.5, 0.25, 1.5, 1.25);
    }

    @Test
    void aBlankLineInOneColumnIsAMissingCell() {
        Table table = table("y\n1\n\n\n4\n\n");
        assertThat(table.numbers("y")).containsExactly(1, Double.NaN, Double.NaN, 4);
        assertThat(table.place(2)).isEqualTo(at(" line 4"));
        assertThat(table("y\n1\n\"\"\n").numbers("y")).containsExactly(1, Double.NaN);
    }

    @Test
    void manyRowsKeepTheirOrderAndLines() {
        StringBuilder text = new StringBuilder("kind,x\n");
        for (int i = 0; i < 50_000; i++)
            text.append(i % 2 == 0 ? "even," : "odd,").append(i / 8.0).append('\n');
        Table table = table(text.toString());
        assertThat(table.numbers("x")[49_999]).isEqualTo(49_999 / 8.0);
        assertThat(table.texts("kind").get(49_999)).isEqualTo("odd");
        assertThat(table.place(49_999)).isEqualTo(at(" line 50001"));
    }
}
