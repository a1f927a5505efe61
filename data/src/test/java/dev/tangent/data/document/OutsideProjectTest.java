package dev.tangent.data.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whoever has the library as their only dependency can compile against it and run the first program of docs/java.md.
@Tag("full")
class OutsideProjectTest {
    private static final Pattern NO_NETWORK = Pattern.compile(
            "offline mode|Could not transfer|Unknown host|Connection (refused|timed out)|No route to host");

    @Test
    void oneDependencyIsEnough(@TempDir Path folder) throws IOException, InterruptedException {
        OutsideProject project = OutsideProject.in(folder);
        build(project);
        ProgramRun compiled = project.runClass();
        assertThat(compiled.exit()).as(compiled.errors()).isZero();
        assertThat(compiled.printed()).isNotBlank();
        ProgramRun first = project.run(JavaPrograms.of("docs/java.md").getFirst());
        assertThat(first.exit()).as(first.errors()).isZero();
        assertThat(first.printed()).contains(" in ");
    }

    /// With what is there already, or else from the network.
    private static void build(OutsideProject project) throws InterruptedException {
        try {
            ProgramRun run = project.build(true);
            if (run.exit() != 0 && NO_NETWORK.matcher(run.printed()).find()) run = project.build(false);
            if (run.exit() != 0 && NO_NETWORK.matcher(run.printed()).find())
                abort("Maven's plugins are neither in the local repository nor to be had from the network");
            assertThat(run.exit()).as(run.printed()).isZero();
        } catch (IOException e) {
            abort("there is no Maven to run: " + e.getMessage());
        }
    }
}
