package dev.tangent.data.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import dev.tangent.InvalidInput;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Model files with right checksums and wrong contents: each is refused, with what is wrong, without work and without
/// memory for what is not there. Memory is counted on this thread, whatever else the machine does; work without end
/// meets the limit.
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class ForgedModelTest {
    private static final long MOST_BYTES = 64 << 20;

    @TempDir
    private Path folder;

    /// What a first reader loads and keeps is not counted with the first forgery.
    @BeforeAll
    static void readOne(@TempDir Path folder) {
        Path file = folder.resolve("first.tangent");
        Forgery.gaussian().write(file);
        ModelReader.read(file);
    }

    static Stream<Forgery> all() {
        return Stream.of(HeaderForgeries.all(), RuleForgeries.all(), FunctionForgeries.all(), ArrayForgeries.all())
                .flatMap(each -> each);
    }

    @ParameterizedTest
    @MethodSource("all")
    void isRefusedWithWhatIsWrong(Forgery forgery) {
        Path file = folder.resolve("forged.tangent");
        forgery.model().write(file);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long bytes = threads.getCurrentThreadAllocatedBytes();
        assertThatThrownBy(() -> ModelReader.read(file, StiffPolynomial.METHOD))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("forged.tangent")
                .hasMessageContaining(forgery.says())
                .satisfies(e -> assertThat(e.getMessage())
                        .doesNotContain("\n", "java", "jackson", "Exception", "deserialize")
                        .hasSizeLessThan(400));
        assertThat(threads.getCurrentThreadAllocatedBytes() - bytes).isLessThan(MOST_BYTES);
    }

    @Test
    void thereAreManyKindsAndTheyWouldBeReadUnforged() {
        assertThat(all().map(Forgery::kind)).hasSizeGreaterThanOrEqualTo(100).doesNotHaveDuplicates();
        for (ForgedModel model : List.of(Forgery.gaussian(), Forgery.weighted(), Forgery.ownMethod())) {
            Path file = folder.resolve("unforged.tangent");
            model.write(file);
            assertThat(ModelReader.read(file, StiffPolynomial.METHOD).outputs()).containsExactly("a", "b");
        }
    }

    /// A file of an eighth of a megabyte that holds an eighth of a gigabyte of zeros.
    @Test
    void whatUnpacksWithoutEndIsStopped() {
        Path file = folder.resolve("bomb.tangent");
        Forgery.gaussian().entry("points.npy", new byte[1 << 27]).write(file);
        assertThatThrownBy(() -> ModelReader.read(file))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("unpacks to more than")
                .hasMessageContaining("200 times its size, at 'points.npy'");
    }

    @Test
    void tooManyEntriesAreRefused() {
        Path file = folder.resolve("many.tangent");
        ForgedModel many = Forgery.gaussian();
        for (int i = 0; i < 100; i++) many.entry("entry" + i, new byte[0]);
        many.write(file);
        assertThatThrownBy(() -> ModelReader.read(file))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("107 entries");
    }
}
