package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.InvalidInput;
import dev.tangent.app.command.TangentCommand;
import dev.tangent.app.console.Errors;
import dev.tangent.app.console.Streams;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class ErrorsTest {
    private final ByteArrayOutputStream said = new ByteArrayOutputStream();
    private final PrintStream err = new PrintStream(said, true, StandardCharsets.UTF_8);
    private final Errors errors = new Errors(err);

    private int failure(Exception exception) {
        CommandLine line = TangentCommand.line(new Streams(OutputStream.nullOutputStream(), err, false));
        return errors.failure(exception, line, line.parseArgs());
    }

    private String said() {
        return said.toString(StandardCharsets.UTF_8);
    }

    @Test
    void wrongInputIsOneLineAndCodeTwo() {
        assertThat(failure(new InvalidInput("first\nsecond"))).isEqualTo(2);
        assertThat(said()).isEqualTo("tangent: first second\n");
    }

    @Test
    void aFailingDiskIsOneLineAndCodeOne() {
        assertThat(failure(new UncheckedIOException("cannot write x", new IOException())))
                .isEqualTo(1);
        assertThat(said()).isEqualTo("tangent: cannot write x\n");
    }

    @Test
    void tooLittleMemoryComesWithAWayOut() {
        assertThat(errors.failure(new OutOfMemoryError())).isEqualTo(1);
        assertThat(said()).contains("TANGENT_JAVA_OPTS=-Xmx").hasLineCount(1);
    }

    @Test
    void aBugShowsItsTrace() {
        assertThat(failure(new IllegalStateException("impossible"))).isEqualTo(1);
        assertThat(said()).contains("bug in Tangent", "impossible", "\tat dev.tangent.app.ErrorsTest");
    }

    private static OutputStream failing(String message) {
        return new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(message);
            }
        };
    }

    @Test
    void aReaderThatHasSeenEnoughIsNoFailureToSpeakOf(@TempDir Path folder) {
        Path points = Tables.write(folder.resolve("p.csv"), Tables.surface(40, 1));
        OutputStream closed = failing("Broken pipe");
        for (String command : new String[] {"predict", "tune"}) {
            String[] args = {command, points.toString(), "--target", "z", "-q"};
            assertThat(Main.run(args, closed, err, false)).isIn(0, 141);
        }
        assertThat(said()).isEmpty();
    }

    @Test
    void standardOutputThatFailsIsNoticed(@TempDir Path folder) {
        Path points = Tables.write(folder.resolve("p.csv"), Tables.surface(40, 1));
        OutputStream full = failing("No space left on device");
        int code = Main.run(new String[] {"predict", points.toString(), "--target", "z"}, full, err, false);
        assertThat(code).isEqualTo(1);
        assertThat(said()).isEqualTo("tangent: cannot write to standard output: No space left on device\n");
    }
}
