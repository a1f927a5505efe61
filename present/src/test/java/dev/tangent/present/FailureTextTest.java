package dev.tangent.present;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.linalg.EigenNotConverged;
import org.junit.jupiter.api.Test;

/// The way out is told in the words of the front that shows it.
class FailureTextTest {
    private static final String FAILURE = "only 2 of 3 eigenvectors converged after 4 blocks of solves; try ";

    @Test
    void theCommandLineNamesOptionsAndTheServiceNone() {
        EigenNotConverged failure = new EigenNotConverged(2, 3, 4);
        assertThat(FailureText.of(failure, FrontWords.COMMAND_LINE)).isEqualTo(FAILURE + "more neighbours (-k)");
        assertThat(FailureText.of(failure, FrontWords.SERVICE)).isEqualTo(FAILURE + "more neighbours");
    }

    @Test
    void memoryIsWonInAnotherWayInEachFront() {
        OutOfMemoryError error = new OutOfMemoryError();
        assertThat(FailureText.of(error, FrontWords.COMMAND_LINE)).contains("TANGENT_JAVA_OPTS=-Xmx16g", "(-k)");
        assertThat(FailureText.of(error, FrontWords.SERVICE))
                .contains("close tables")
                .doesNotContain("(-k)");
    }
}
