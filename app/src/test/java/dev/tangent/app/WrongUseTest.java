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
        plane = Tables.write(folder.resolve("plane.csv"), Tables.surface(60, 1));
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
        predictRefused(points, "--target z --missing refuse", "table.csv line 3", "'y'", "no value");
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
        refused(new Object[] {"predict", plane, "--target", "z", "-o", folder.resolve("out.xls")}, ".xls", ".xlsx");
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
        predictRefused(plane, "--target z --device tpu", "--device", "gpu", "tpu");
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
        predictRefused(plane, "--target z -k 20,,30", "-k/--neighbours", "separated by single commas", "20,,30");
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
    void lossesThatDoNotSuit() {
        predictRefused(plane, "--target z --loss best", "--loss", "squared, huber", "best");
        predictRefused(plane, "--target z --loss logistic", "logistic", "for classes", "'z'", "--classes");
        predictRefused(plane, "--target z --loss-parameter 1", "--loss-parameter", "huber", "squared");
        predictRefused(plane, "--target z --loss huber --loss-parameter -1", "--loss-parameter", "positive", "-1");
        predictRefused(plane, "--target z --loss quantile --loss-parameter 1.5", "between 0 and 1", "1.5");
        predictRefused(moons(), "--target side --loss huber", "huber", "for values", "'side'", "softmax");
    }

    private Path moons() {
        return Tables.write(folder.resolve("moons.csv"), Tables.moons(60, 12, 1, "upper", "lower"));
    }

    @Test
    void classesThatAreNone() {
        Path same = table("x,y,c", "0,1,a", "1,1,a", "2,2,a", "5,2,");
        predictRefused(same, "--target c", "table.csv", "'c'", "at least 2", "'a'");
        predictRefused(plane, "--target z --classes", "plane.csv line 2", "whole number", "'z'");
        Path two = table("x,y,c,d", "0,1,a,b", "1,1,b,b", "2,2,a,c", "5,2,,");
        predictRefused(two, "--target c,d", "'c'", "one column at a time", "c, d");
        Path mixed = table("x,y,c", "0,1,1", "1,1,2", "2,2,2b", "5,2,");
        predictRefused(mixed, "--target c", "line 4", "'2b' is not a number", "--classes");
        Path single = table("x,y,c", "0,1,a", "1,1,b", "2,2,c", "5,2,", "6,1,", "7,3,");
        refused(new Object[] {"tune", single, "--target", "c"}, "'c'", "single label", "held out");
    }

    @Test
    void whatIsForValuesAskedOfClassesAndTheReverse() {
        predictRefused(moons(), "--target side --measure mae", "--measure", "accuracy, log-loss", "mae");
        predictRefused(plane, "--target z --measure accuracy", "--measure", "mae, rmse, l2", "accuracy");
        predictRefused(moons(), "--target side --per-output", "--per-output", "'side'");
        predictRefused(plane, "--target z --method poisson", "poisson", "for classes", "--classes");
        predictRefused(plane, "--target z --prior uniform", "--prior", "for classes", "'z'");
        predictRefused(moons(), "--target side --criterion evidence", "--criterion evidence", "'side'");
        predictRefused(moons(), "--target side --folds 13", "--folds", "at most", "12", "but is 13");
    }

    @Test
    void priorsThatAreNone() {
        predictRefused(moons(), "--target side --prior upper=0.5", "--prior", "'lower'");
        predictRefused(moons(), "--target side --prior upper=0.5,left=0.5", "'left'", "lower, upper");
        predictRefused(moons(), "--target side --prior upper=0.5,lower=0.6", "sum to 1", "1.1");
        predictRefused(moons(), "--target side --prior half", "--prior", "uniform", "'half'");
    }

    @Test
    void methodsWithoutWhatIsAskedOfThem() {
        predictRefused(plane, "--target z --method knn --lambda 1", "--lambda", "lg", "knn");
        predictRefused(plane, "--target z --method ridge -k 5", "-k/--neighbours", "lg", "ridge");
        predictRefused(plane, "--target z --method knn --no-tune", "knn", "--no-tune", "at least 3");
        predictRefused(plane, "--target z --criterion evidence --method lg,knn", "evidence", "lg, lap, ilap", "knn");
        predictRefused(plane, "--target z --method knn,gp --loss huber", "--loss", "lg", "knn or gp");
        predictRefused(plane, "--target z --criterion evidence --loss huber", "evidence", "squared", "huber");
        predictRefused(plane, "--target z --criterion evidence --one-se", "evidence", "--one-se");
        predictRefused(plane, "--target z --criterion loo --folds 3", "--criterion loo", "--folds", "3");
        predictRefused(plane, "--target z --criterion best", "--criterion", "cv, loo, evidence", "best");
        refused(
                new Object[] {"matrix", plane, "--method", "knn", "-o", folder.resolve("R.mtx")},
                "lg, lap, ilap",
                "knn");
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

    @Test
    void optionsBehindTwoDashesAreTold() {
        assertThat(Run.of("predict", "--", "-dash.csv", "--target", "y").err())
                .contains("--target stands behind --, where all words are files: put it before --");
    }

    @Test
    void twoThingsThatGoToOnePlace() {
        predictRefused(plane, "--target z --plot a.html --report ./a.html", "--plot and --report are one file, a.html");
        Path npy = folder.resolve("out.npy");
        refused(new Object[] {"predict", plane, "--target", "z", "--sd", "-o", npy}, "--sd", "named columns");
        refused(
                new Object[] {"predict", plane, "--target", "z", "--json", "-o", "/dev/stdout"},
                "--json takes standard output");
    }
}
