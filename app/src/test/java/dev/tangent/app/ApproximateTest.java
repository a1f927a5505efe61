package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// `--approximate`: neighbours by an approximate search, whose recall is told.
@Tag("full")
class ApproximateTest {
    @TempDir
    private Path folder;

    private Path points;

    @BeforeEach
    void aTable() {
        points = Tables.write(folder.resolve("points.csv"), Tables.surface(300, 1));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "predict --target z -k 10 -m 2 --relative-lambda 1e-3 -o out.csv",
                "tune --target z -k 10 -m 2 --relative-lambda 1e-3,1 -o out.csv",
                "compare --target z -k 10 -m 2 --method lg,knn -o out.csv",
                "fit --target z -k 10 -m 2 --relative-lambda 1e-3 -o out.tangent",
                "suggest --target z -k 10 -m 2 --relative-lambda 1e-3 -n 3 -o out.csv",
                "embed --columns x,y -k 10 -m 2 -o out.csv",
                "cluster --columns x,y -k 10 -n 2 -o out.csv",
                "matrix --columns x,y -k 10 -m 2 -o out.mtx"
            })
    void everyCommandThatSearchesNeighboursTellsTheRecall(String words) {
        List<Object> args = new ArrayList<>(List.of(words.split(" ", -1)));
        args.add(1, points);
        args.add(folder.resolve(args.removeLast().toString()));
        Object[] rest = args.toArray();
        Run told = Run.of(Tables.joined(rest, "--approximate"));
        assertThat(told.code()).as(told.err()).isZero();
        assertThat(told.err()).containsPattern("recall +(1\\.0000|0\\.9\\d+) of the neighbours");
        Run exact = Run.of(rest);
        assertThat(exact.err()).doesNotContain("recall ");
    }

    @Test
    void jsonHasTheRecallOfAnApproximateSearchOnly() {
        Object[] args = {"predict", points, "--target", "z", "--no-tune", "--json", "-o", folder.resolve("out.csv")};
        JsonNode exact = JsonMapper.builder().build().readTree(Run.of(args).out());
        assertThat(exact.at("/points").has("recall")).isFalse();
        JsonNode found = JsonMapper.builder()
                .build()
                .readTree(Run.of(Tables.joined(args, "--approximate")).out());
        assertThat(found.at("/points/recall").asDouble()).isBetween(0.9, 1.0);
    }
}
