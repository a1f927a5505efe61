package dev.tangent.experiments.survey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.Classification;
import dev.tangent.Regression;
import dev.tangent.experiments.study.NewPointSplit;
import dev.tangent.experiments.study.StudyDesign;
import dev.tangent.method.Methods;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("full")
class NewPointExperimentTest {
    private static List<NewPointStudy.NewPointMeasurement> run(
            Map<String, Regression> values, Map<String, Classification> classes) {
        SurveyTableSet gallery = new SurveyTableSet(
                List.of(ManifoldTables.roll("Swiss roll", 0.05, 300, 4)), List.of(ClassTables.spirals(300, 4)));
        return new NewPointStudy(gallery, values, classes, new StudyDesign(new int[] {50}, 2, 4), line -> {}).run();
    }

    @Test
    void everyRowIsKnownOrNewOnce() {
        NewPointSplit split = NewPointSplit.of(300, 50, 1);
        int[] rows = split.order().clone();
        Arrays.sort(rows);
        assertThat(rows).containsExactly(IntStream.range(0, 300).toArray());
        assertThat(split.known()).isEqualTo(200);
    }

    /// A ridge knows nothing of unlabelled rows: joint or not, it is the same function.
    @Test
    void whatDoesNotSeeUnlabelledRowsIsTheSameAtNewPoints() {
        NewPointStudy.NewPointMeasurement found = run(Map.of("ridge", new Regression().method(Methods.RIDGE)), Map.of())
                .getFirst();
        // Columns are scaled by the rows that are known, which the ridge's penalty sees.
        assertThat(found.ratio().mean()).isCloseTo(1, within(1e-3));
        assertThat(found.draws()).allMatch(draw -> draw.same().isEmpty());
    }

    @Test
    void aRegularizerIsComparedAtTheSameSettings() {
        NewPointStudy.NewPointMeasurement found = run(
                        Map.of("lg", new Regression().method(Methods.LOCAL_GAUSSIAN)), new TreeMap<>())
                .getFirst();
        assertThat(found.draws()).allMatch(draw -> draw.same().isPresent());
        assertThat(found.ratio().mean()).isPositive();
        assertThat(found.within(0).orElseThrow()).isGreaterThan(0.8);
        assertThat(found.within(1).orElseThrow()).isGreaterThan(0.8);
    }

    @Test
    void classesHaveErrorsAndNoIntervals() {
        NewPointStudy.NewPointMeasurement found = run(
                        Map.of(), Map.of("lap", new Classification().method(Methods.LAPLACIAN)))
                .getFirst();
        assertThat(found.error()).isLessThan(0.5);
        assertThat(found.within(0)).isEmpty();
    }

    @Test
    void standardErrorsAreThoseOfTheMean() {
        NewPointStudy.Ratio ratio = NewPointStudy.Ratio.of(new double[] {1, 2, 3});
        assertThat(ratio.mean()).isEqualTo(2);
        assertThat(ratio.error()).isCloseTo(Math.sqrt(1.0 / 3), within(1e-12));
    }
}
