package dev.tangent.data.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.InvalidInput;
import dev.tangent.Message;
import dev.tangent.data.npy.NpyFile;
import dev.tangent.linalg.Matrix;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LabelFileTest {
    @TempDir
    Path folder;

    private GivenLabels read(String content) throws IOException {
        return LabelFile.read(Files.writeString(folder.resolve("labels.csv"), content), 10);
    }

    private GivenLabels read(Matrix matrix, int points) throws IOException {
        Path file = folder.resolve("labels.npy");
        try (OutputStream out = Files.newOutputStream(file)) {
            NpyFile.write(out, matrix);
        }
        return LabelFile.read(file, points);
    }

    @Test
    void rowsAndOutputsAreRead() throws IOException {
        GivenLabels labels = read("row,y,z\n7,1.5,\n0,NA,\n2,,3\n");
        assertThat(labels.outputs()).containsExactly("y", "z");
        assertThat(labels.rows()).containsExactly(7, 2);
        assertThat(labels.values().values()).containsExactly(1.5, Double.NaN, Double.NaN, 3);
    }

    @ParameterizedTest
    @CsvSource({"'1,2,3', true", "'0,1,2', false", "'1,3,2', false", "'2,3,4', false", "'1', false"})
    void rowsThatBeginWithOneAreTold(String rows, boolean told) throws IOException {
        String content = "row,y\n" + rows.replaceAll(",|$", ",5\n");
        Table labels = Table.read(Files.writeString(folder.resolve("labels.csv"), content));
        assertThat(LabelFile.countedFromOne(labels).isPresent()).isEqualTo(told);
    }

    @Test
    void npyHasOneRowAPoint() throws IOException {
        GivenLabels labels = read(Matrix.column(Double.NaN, 4, Double.NaN, 5), 4);
        assertThat(labels.outputs()).containsExactly("y");
        assertThat(labels.rows()).containsExactly(1, 3);
        assertThat(labels.values().values()).containsExactly(4, 5);
        assertThat(read(Matrix.identity(2), 2).outputs()).containsExactly("y0", "y1");
    }

    @Test
    void npyOfAnotherLengthIsRefused() {
        assertThatThrownBy(() -> read(Matrix.column(1, 2), 3))
                .isInstanceOf(InvalidInput.class)
                .hasMessageEndingWith("labels.npy has 2 rows but there are 3 points");
        assertThatThrownBy(() -> read(Matrix.column(Double.NaN, Double.NaN), 2))
                .isInstanceOf(InvalidInput.class)
                .hasMessageEndingWith("labels.npy has no value in column 'c0': there is nothing to learn from");
    }

    @Test
    void classesAreTextOrWholeNumbers() throws IOException {
        Path file = Files.writeString(
                folder.resolve("classes.csv"), "row,kind,size,w\n7,red,3,1\n0, blue ,,2\n2,NA,-1,3\n4,7,12,4\n");
        LabelTable table = LabelFile.open(file, 10);
        assertThat(table.isText("kind")).isTrue();
        assertThat(table.isText("size")).isFalse();
        assertThat(table.classes("kind")).isEqualTo(Map.of(7, "red", 0, "blue", 4, "7"));
        assertThat(table.classes("size")).isEqualTo(Map.of(7, "3", 2, "-1", 4, "12"));
        assertThat(table.numbers(List.of("w")).values().values()).containsExactly(1, 2, 3, 4);
    }

    @Test
    void aTableTellsWhichLabelIsNoNumber() throws IOException {
        Path file = Files.writeString(
                folder.resolve("mixed.csv"), "row,kind,size,mixed\n7,red,3,1\n0,blue,,2\n2,NA,-1,3\n4,red,12,2b\n");
        LabelTable table = LabelFile.open(file, 10);
        assertThat(table.notANumber("size")).isEmpty();
        assertThat(table.notANumber("kind"))
                .map(Message::toString)
                .contains(file + " line 2, column 'kind': 'red' is not a number");
        assertThat(table.notANumber("mixed"))
                .map(Message::toString)
                .contains(
                        file
                                + " line 5, column 'mixed': '2b' is not a number; if it stands for a missing cell, say missing 2b");
        assertThatThrownBy(() -> table.numbers(List.of("mixed")))
                .isInstanceOf(InvalidInput.class)
                .hasMessage(table.notANumber("mixed").orElseThrow().toString());
    }

    @Test
    void fractionsAreNoClasses() throws IOException {
        LabelTable table = LabelFile.open(Files.writeString(folder.resolve("c.csv"), "row,y\n1,2\n3,0.5\n"), 10);
        assertThatThrownBy(() -> table.classes("y"))
                .isInstanceOf(InvalidInput.class)
                .hasMessageEndingWith("c.csv line 3, column 'y': a class must be a whole number or a text but is 0.5");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "row,y/3,1/10,2 | line 3, column 'row': row must be between 0 and 9 but is 10",
                "row,y/-1,1 | line 2, column 'row': row must be between 0 and 9 but is -1",
                "row,y/1.5,1 | line 2, column 'row': 1.5, but a row is a whole number",
                "row,y/inf,1 | line 2, column 'row': Infinity, but a row is a whole number",
                "row,y/1,1/,1 | line 3, column 'row': no value, but a row is a whole number",
                "row,y/1,1/x,1 | line 3, column 'row': 'x' is not a number; if it stands for a missing cell, say missing x",
                "row,y/3,1/4,2//3,1 | line 5: row 3 is already labelled on line 2",
                "row,y/3,/4,NaN | has no value in column 'y': there is nothing to learn from",
                "row,y,z/3,1,/4,1, | has no value in column 'z': there is nothing to learn from",
                "row,y/3,red | line 2, column 'y': 'red' is not a number",
                "row,y/3,inf | line 2, column 'y': a label must be finite but is Infinity",
                "row/3 | has no column beside 'row'",
                "point,y/3,1 | : the first column must be named 'row' but is 'point'",
            })
    void whatIsNoLabelIsRefused(String content, String reason) {
        assertThatThrownBy(() -> read(content.replace('/', '\n')))
                .isInstanceOf(InvalidInput.class)
                .hasMessage(folder.resolve("labels.csv") + (reason.startsWith(":") ? "" : " ") + reason);
    }
}
