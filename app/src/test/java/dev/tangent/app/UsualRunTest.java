package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the launcher's archive of classes is made from.
@Tag("full")
class UsualRunTest {
    @Test
    void whatMostPeopleDoIsDoneWithoutAFailureAndLeavesNothing(@TempDir Path folder)
            throws IOException, InterruptedException {
        assertThat(UsualRun.in(folder)).isZero();
        assertThat(folder).isEmptyDirectory();
    }
}
