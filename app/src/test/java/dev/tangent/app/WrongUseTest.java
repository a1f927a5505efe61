package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whatever a user may get wrong ends in one line that names it, exit code 2, and no file.
class WrongUseTest {
    @TempDir
    private Path folder;

    private Path plane;
    private Path output;

    @BeforeEach
    void aGoodTable() {
        plane = Tables.write(folder.resolve("plane.csv"), Tables.plane(60, 1));
        output = folder.resolve("out.csv");
    }

    private Path table(String... lines) {
        return Tables.write(folder.resolve("table.csv"), lines);
    }

    private void refused(Object[] args, String... parts) {
        Run run = Run.of(args);
        assertThat(run.code()).as(run.err()).isEqualTo(2);
        assertThat(run.err()).startsWith("tangent: ").contains(parts).doesNotContain("\tat ");
        assertThat(run.err().lines()).hasSize(1);
        assertThat(run.out()).isEmpty();
        assertThat(output).doesNotExist();
    }

    private void predictRefused(Path points, String options, String... parts) {
        List<Object> args = new ArrayList<>(List.of("predict", points, "-o", output));
        if (!options.isEmpty()) args.addAll(List.of(options.split(" ")));
        refused(args.toArray(), parts);
    }

    @Test
    void coordinatesThatAreNaN() {
        Path points = table("x,y,z", "0,1,2", "1,NaN,", "2,2,2");
        predictRefused(points, "--target z", "table.csv line 3", "'y'", "no value");
    }

    @Test
    void coordinatesThatAreInfinite() {
        predictRefused(table("x,y,z", "0,1,2", "inf,1,", "2,2,2"), "--target z", "table.csv line 3", "'x'", "Infinity");
    }

    @Test
    void textAmongNumbers() {
        predictRefused(table("x,y,z", "0,1,2", "1,oops,", "2,2,2"), "--target z", "line 3", "'y'", "'oops'");
    }

    @Test
    void rowsOfDifferentLength() {
        predictRefused(table("x,y,z", "0,1,2", "1,2", "2,2,2"), "--target z", "table.csv", "line 3");
    }

    @Test
    void anEmptyFile() throws IOException {
        predictRefused(Files.createFile(folder.resolve("empty.csv")), "--target z", "empty.csv", "is empty");
    }

    @Test
    void fewerPointsThanNeighbours() {
        predictRefused(plane, "--target z -k 61", "-k/--neighbours", "at most", "60", "61");
    }

    @Test
    void fewerPointsThanAnyMethodNeeds() {
        predictRefused(table("x,y,z", "0,1,2", "1,1,"), "--target z", "table.csv", "too few points", "3");
    }

    @Test
    void fewerNeighboursThanTheDimensionNeeds() {
        predictRefused(plane, "--target z -k 3 -m 2", "-k/--neighbours", "at least", "= 4", "but is 3");
    }

    @Test
    void aDimensionAboveTheNumberOfCoordinates() {
        predictRefused(plane, "--target z -m 3", "-m/--dimension", "at most", "2", "but is 3");
    }

    @Test
    void lambdaThatIsNotPositive() {
        predictRefused(plane, "--target z --lambda 0", "--lambda", "positive", "but is 0");
        predictRefused(plane, "--target z --relative-lambda -1", "--relative-lambda", "positive", "but is -1");
    }

    @Test
    void noLabelAtAll() {
        predictRefused(table("x,y,z", "0,1,", "1,1,", "2,2,"), "--target z", "table.csv", "'z'", "nothing to learn");
        predictRefused(plane, "", "--target", "--labels");
    }

    @Test
    void aTargetThatIsNotThere() {
        predictRefused(table("x,y,weight", "0,1,1", "1,1,"), "--target wieght", "'wieght'", "did you mean 'weight'?");
    }

    @Test
    void labelsBeyondTheLastRow() {
        Path labels = Tables.write(folder.resolve("labels.csv"), "row,y", "3,1", "60,2");
        predictRefused(plane, "--columns x,y --labels " + labels, "labels.csv line 3", "between 0 and 59", "60");
    }

    @Test
    void weightsThatAreNotPositive() {
        Path points = table("x,y,z,w", "0,1,2,1", "1,1,3,0", "2,2,,", "5,2,,");
        predictRefused(points, "--target z --weights w", "weight", "row 1", "positive", "0.0");
        predictRefused(points, "--target z --weights v", "'v'");
    }

    @Test
    void filesThatAreMissingOrNoFiles() {
        predictRefused(folder.resolve("nowhere.csv"), "--target z", "nowhere.csv", "no such file");
        predictRefused(folder, "--target z", "is a directory");
        predictRefused(plane, "--columns x,y --labels nowhere.csv", "nowhere.csv", "no such file");
    }

    @Test
    void anOutputThatIsAnInput() throws IOException {
        String before = Files.readString(plane);
        Path labels = Tables.write(folder.resolve("labels.csv"), "row,y", "3,1", "6,2");
        Path link = Files.createSymbolicLink(folder.resolve("link.csv"), plane);
        refused(new Object[] {"predict", plane, "--target", "z", "-o", plane}, "plane.csv", "input");
        refused(new Object[] {"predict", plane, "--target", "z", "-o", link}, "link.csv", "input");
        refused(new Object[] {"predict", link, "--target", "z", "-o", plane}, "plane.csv", "input");
        refused(new Object[] {"predict", plane, "--labels", labels, "-o", labels}, "labels.csv", "input");
        assertThat(plane).content().isEqualTo(before);
        assertThat(labels).content().startsWith("row,y");
    }

    @Test
    void anOutputInAFolderThatIsNotThere() {
        refused(new Object[] {"predict", plane, "--target", "z", "-o", folder.resolve("no/out.csv")}, "no folder");
        refused(new Object[] {"predict", plane, "--target", "z", "-o", folder.resolve("out.xlsx")}, ".xlsx", ".csv");
    }

    @Test
    void optionsThatDoNotExist() {
        predictRefused(plane, "--target z --neighbors 5", "--neighbors", "did you mean", "--neighbours", "--help");
        predictRefused(plane, "--traget z", "--traget", "did you mean --target?");
        predictRefused(plane, "--target z surplus", "unexpected argument 'surplus'");
        refused(new Object[] {"perdict", plane}, "no command 'perdict'", "did you mean predict?");
    }

    @Test
    void optionsThatExcludeEachOther() {
        predictRefused(plane, "--target z --lambda 1 --relative-lambda 1", "--lambda", "--relative-lambda");
        predictRefused(plane, "--target z --labels l.csv", "--target", "--labels");
    }

    @Test
    void optionsOfAnotherMethod() {
        predictRefused(plane, "--target z --power 2", "--power", "ilap", "lg");
        predictRefused(plane, "--target z --method lap --scale 2", "--scale", "lg", "lap");
    }

    @Test
    void valuesThatAreNoValues() {
        predictRefused(plane, "--target z -k few", "-k/--neighbours", "whole number", "few");
        predictRefused(plane, "--target z --method best", "--method", "lg, lap, ilap", "best");
        predictRefused(plane, "--target z --solver fast", "--solver", "direct", "fast");
        predictRefused(plane, "--target z --threads 0", "--threads", "at least 1", "0");
        predictRefused(plane, "--target z --null-space cubic", "--null-space", "linear, constant", "cubic");
        predictRefused(plane, "--target z --seed abc", "--seed", "abc");
    }

    @Test
    void jsonWithoutAPlaceForThePredictions() {
        refused(new Object[] {"predict", plane, "--target", "z", "--json"}, "--json", "-o OUT");
    }

    @Test
    void aColumnInTwoRoles() {
        predictRefused(plane, "--target z --columns x,z", "'z'", "--columns");
        predictRefused(plane, "--target z,z", "twice", "z");
        predictRefused(table("x,status", "0,1", "1,", "2,", "3,"), "--target status", "'status'", "rename");
    }

    @Test
    void searchesThatCannotBe() {
        predictRefused(plane, "--target z --folds 7", "--folds", "at most", "6", "but is 7");
        predictRefused(plane, "--target z --folds one", "--folds", "whole number", "one");
        predictRefused(plane, "--target z --measure best", "--measure", "mae, rmse, l2", "best");
        predictRefused(plane, "--target z -k 20,,30", "-k/--neighbours", "parted by single commas", "20,,30");
        predictRefused(plane, "--target z -k 20,x", "-k/--neighbours", "whole number", "x");
        predictRefused(plane, "--target z --lambda 1,-2", "--lambda", "positive", "-2");
        predictRefused(plane, "--target z -k 2,3 -m 2", "no setting", "-k/--neighbours", "= 4", "but is 2, 3");
        predictRefused(plane, "--target z -k 70,80", "no setting", "at most", "60", "but is 70, 80");
        predictRefused(plane, "--target z -m 5,6", "-m/--dimension", "at most", "2", "but is 5, 6");
        predictRefused(plane, "--target z --no-tune -k 20,30", "-k/--neighbours", "20,30");
        predictRefused(plane, "--target z --no-tune --method auto", "--no-tune", "one method");
        predictRefused(plane, "--target z --no-tune --per-output", "--per-output", "--no-tune");
    }

    @Test
    void tunesWithoutProperFiles() {
        Path table = folder.resolve("table.xlsx");
        refused(new Object[] {"tune", plane, "--target", "z", "-o", table}, "-o", ".csv", ".json");
        refused(new Object[] {"tune", plane, "--target", "z", "--plot", table}, "--plot", ".png", ".svg");
        refused(new Object[] {"tune", plane, "--target", "z", "--journal", plane}, "plane.csv", "input");
        Path two = table("x,y,z", "0,1,2", "1,1,3", "2,2,", "5,2,");
        refused(new Object[] {"tune", two, "--target", "z"}, "labelled points", "at least 3", "but is 2");
        refused(new Object[] {"compare", plane}, "--target", "tangent compare --help");
    }

    @Test
    void matricesWithoutAProperFile() {
        refused(new Object[] {"matrix", plane}, "-o");
        refused(new Object[] {"matrix", plane, "-o", folder.resolve("R.csv")}, ".mtx");
    }
}
