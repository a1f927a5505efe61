package dev.tangent.data.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The programs in README.md and docs/java.md, compiled and run as they stand.
@Execution(ExecutionMode.CONCURRENT)
class JavaProgramsTest {
    private static final int MOST_LINES = 12;
    private static final int MOST_LINES_OF_A_METHOD = 30;

    static Stream<String> programs() {
        return Stream.concat(JavaPrograms.of("README.md").stream(), JavaPrograms.of("docs/java.md").stream());
    }

    @ParameterizedTest
    @MethodSource("programs")
    void runsAndPrintsSomething(String program, @TempDir Path folder) throws IOException, InterruptedException {
        ProgramRun run = ProgramRun.of(program, folder);
        assertThat(run.exit()).as(run.errors()).isZero();
        assertThat(run.printed()).isNotBlank();
    }

    @ParameterizedTest
    @MethodSource("programs")
    void isShort(String program) {
        assertThat(program.lines().count())
                .isLessThanOrEqualTo(program.contains("LocalRegularizer") ? MOST_LINES_OF_A_METHOD : MOST_LINES);
    }

    @Test
    void theDocumentsHaveTheirPrograms() throws IOException {
        assertThat(JavaPrograms.of("README.md")).hasSize(1);
        List<String> guide = JavaPrograms.of("docs/java.md");
        assertThat(guide).hasSizeGreaterThanOrEqualTo(17);
        assertThat(guide.getFirst())
                .as("the first program needs the core alone")
                .contains("import module dev.tangent.core;");
        assertThat(Files.readString(JavaPrograms.ROOT.resolve("README.md"))
                        .lines()
                        .count())
                .isLessThan(150);
    }
}
