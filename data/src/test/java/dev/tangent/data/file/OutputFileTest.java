package dev.tangent.data.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.tangent.InvalidInput;
import dev.tangent.data.table.Table;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutputFileTest {
    @TempDir
    Path folder;

    private List<String> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void theFileAppearsOnlyWhenItIsWhole() throws IOException {
        Path target = Files.writeString(folder.resolve("out.csv"), "old");
        OutputFile.to(target).writeText(out -> {
            out.write("new");
            out.flush();
            assertThat(target).hasContent("old");
        });
        assertThat(target).hasContent("new");
        assertThat(files()).containsExactly("out.csv");
    }

    @Test
    void aFailureLeavesTheOldFileAndNothingElse() throws IOException {
        Path target = Files.writeString(folder.resolve("out.csv"), "old");
        assertThatThrownBy(() -> OutputFile.to(target).write(out -> {
                    out.write(1);
                    throw new IllegalStateException("stop");
                }))
                .hasMessage("stop");
        assertThatThrownBy(() -> OutputFile.to(target).write(out -> {
                    throw new IOException("No space\nleft");
                }))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessage("cannot write " + target + ": No space left");
        assertThat(target).hasContent("old");
        assertThat(files()).containsExactly("out.csv");
    }

    @Tag("full")
    @Test
    void leavingInTheMiddleLeavesNothing() throws Exception {
        Process process = new ProcessBuilder(
                        ProcessHandle.current().info().command().orElseThrow(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Leaver.class.getName(),
                        folder.resolve("out.csv").toString())
                .start();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isEqualTo(7);
        assertThat(files()).isEmpty();
    }

    /// Ends its own process half-way through a file.
    static final class Leaver {
        private Leaver() {}

        public static void main(String[] args) {
            OutputFile.to(Path.of(args[0])).write(out -> {
                out.write(new byte[100_000]);
                System.exit(7);
            });
        }
    }

    /// Only ours, only of the same file, and only what nobody writes any more.
    @Tag("full")
    @Test
    void whatAKilledProcessLeftIsDeletedByTheNextRun() throws IOException, InterruptedException {
        Process gone = new ProcessBuilder("true").start();
        gone.waitFor();
        Instant earlier = Instant.now().minusSeconds(5);
        Instant longAgo = Instant.now().minusSeconds(90_000);
        long own = ProcessHandle.current().pid();
        Path target = folder.resolve("out.csv");
        part(".out.csv." + gone.pid() + "-1.part", earlier);
        part(".out.csv." + gone.pid() + "-23-1.part", earlier);
        part(".out.csv." + own + "-77.part", longAgo);
        List<String> others = List.of(
                part(".out.csv." + own + "-78.part", earlier),
                part(".out.csv." + gone.pid() + "-2.part", Instant.now().plusSeconds(60)),
                part(".other.csv." + gone.pid() + "-1.part", earlier),
                part(".out.csv.mine.part", longAgo),
                part("out.csv." + gone.pid() + "-1.part", longAgo));
        OutputFile.to(target).writeText(out -> out.write("new"));
        List<String> left = new ArrayList<>(others);
        left.add("out.csv");
        assertThat(files()).containsExactlyInAnyOrderElementsOf(left);
    }

    private String part(String name, Instant written) throws IOException {
        Path file = Files.writeString(folder.resolve(name), "half");
        Files.setLastModifiedTime(file, FileTime.from(written));
        return name;
    }

    @Test
    void namesEndingInGzAreZipped() throws IOException {
        Path target = folder.resolve("out.csv.gz");
        OutputFile.to(target).writeText(out -> out.write("x,y\n1,2\n"));
        assertThat(InputFile.startsWith(Files.readAllBytes(target), 0x1f, 0x8b)).isTrue();
        assertThat(Table.read(target).numbers("y")).containsExactly(2);
    }

    @Test
    void inputsAreNotOverwritten() throws IOException {
        Path input = Files.writeString(folder.resolve("in.csv"), "x\n1\n");
        Path link = Files.createSymbolicLink(folder.resolve("link.csv"), input);
        Path twin = Files.createLink(folder.resolve("twin.csv"), input);
        Path roundabout = folder.resolve(".").resolve("in.csv");
        for (Path target : List.of(input, link, twin, roundabout))
            assertThatThrownBy(() -> OutputFile.to(target, folder.resolve("none"), input))
                    .isInstanceOf(InvalidInput.class)
                    .hasMessage("refusing to write " + target + ": it is the input " + input);
    }

    @Test
    void foldersAndMissingFoldersAreRefused() {
        assertThatThrownBy(() -> OutputFile.to(folder))
                .isInstanceOf(InvalidInput.class)
                .hasMessage(folder + " is a directory, not a file to write");
        assertThatThrownBy(() -> OutputFile.to(folder.resolve("none").resolve("out.csv")))
                .isInstanceOf(InvalidInput.class)
                .hasMessageEndingWith("there is no folder " + folder.resolve("none"));
    }

    @Test
    void aLinkStaysALinkToTheNewContent() throws IOException {
        Path real = Files.writeString(folder.resolve("real.csv"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link.csv"), real);
        OutputFile.to(link).writeText(out -> out.write("new"));
        assertThat(Files.isSymbolicLink(link)).isTrue();
        assertThat(real).hasContent("new");
    }

    @Test
    void permissionsStay() throws IOException {
        Path target = Files.writeString(folder.resolve("out.csv"), "old");
        Files.setPosixFilePermissions(target, PosixFilePermissions.fromString("rw-rw-r--"));
        OutputFile.to(target).writeText(out -> out.write("new"));
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(target)))
                .isEqualTo("rw-rw-r--");
    }

    @Test
    void filesAmongDevicesAreFiles() throws IOException {
        Path memory = Path.of("/dev/shm");
        assumeTrue(Files.isDirectory(memory), "no memory is mounted here");
        Path own = Files.createTempDirectory(memory, "tangent-");
        Path target = own.resolve("out.csv");
        for (String content : List.of("new", "newer")) {
            OutputFile.to(target).writeText(out -> out.write(content));
            assertThat(target).hasContent(content);
        }
        Files.delete(target);
        Files.delete(own);
    }

    @Test
    void whatIsMissingAmongOpenFilesIsRefusedAtOnce() {
        assumeTrue(Files.isDirectory(Path.of("/proc/self/fd")), "open files have no names here");
        for (String missing : List.of("/proc/out.csv", "/proc/self/fd/out.csv"))
            assertThatThrownBy(() -> OutputFile.to(Path.of(missing)))
                    .isInstanceOf(InvalidInput.class)
                    .hasMessage("cannot write " + missing + ": permission denied");
    }

    @Test
    void aFolderThatIsGoneIsNamedInOneLine() throws IOException {
        Path target = Files.createDirectory(folder.resolve("gone")).resolve("out.csv");
        OutputFile output = OutputFile.to(target);
        Files.delete(folder.resolve("gone"));
        assertThatThrownBy(() -> output.writeText(out -> out.write("new")))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessage("cannot write " + target + ": no such file or folder");
    }

    @Test
    void devicesAreWrittenStraight() {
        Path device = Path.of("/dev/null");
        OutputFile.to(device).writeText(out -> out.write("gone"));
        assertThat(Files.exists(device) && !Files.isRegularFile(device)).isTrue();
    }
}
