import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/// What `mvn -Pdist` does beside jlink and the archive. Run by its source: `java Release.java prepare|finish FOLDER VERSION`,
/// the folder being the module's `target`.
///
/// *prepare* writes to `release/` what the archive takes from there: DuckDB with the library of this platform alone, which
/// is a quarter of all; the manual page and completions, as the program itself writes them. *finish* makes a Debian package
/// of the folder that the archive holds, where dpkg-deb is, and checksums of all that was made.
public final class Release {
    private static final String LIBRARY = "libduckdb_java.so_";

    private Release() {}

    public static void main(String[] words) throws IOException, InterruptedException {
        Path target = Path.of(words[1]);
        switch (words[0]) {
            case "prepare" -> prepare(target);
            case "finish" -> finish(target, words[2]);
            default -> throw new IllegalArgumentException(words[0]);
        }
    }

    private static void prepare(Path target) throws IOException, InterruptedException {
        Path release = Files.createDirectories(target.resolve("release"));
        trim(target.resolve("duckdb_jdbc.jar"), release.resolve("duckdb_jdbc.jar"), platform());
        Map<String, String> files = Map.of(
                "man", "share/man/man1/tangent.1",
                "bash", "share/bash-completion/completions/tangent",
                "zsh", "share/zsh/site-functions/tangent.sh",
                "fish", "share/fish/vendor_completions.d/tangent.fish");
        for (Map.Entry<String, String> file : files.entrySet()) {
            Path to = release.resolve(file.getValue());
            Files.createDirectories(to.getParent());
            run(to, target.resolve("runtime/bin/java").toString(), "-jar", target.resolve("tangent.jar").toString(),
                    "completion", file.getKey());
        }
    }

    /// As DuckDB calls it.
    static String platform() {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        String machine = System.getProperty("os.arch").toLowerCase(Locale.ROOT);
        String name = system.contains("mac") ? "macos" : system.contains("windows") ? "windows" : "linux";
        return name + "_" + (machine.equals("aarch64") || machine.equals("arm64") ? "arm64" : "amd64");
    }

    /// Copies a jar without the libraries of other platforms. Where it has none of this one, all stay.
    static void trim(Path from, Path to, String platform) throws IOException {
        boolean there = entries(from).stream().anyMatch(name -> isOf(name, platform));
        try (ZipInputStream in = new ZipInputStream(Files.newInputStream(from));
                ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(to))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                if (there && entry.getName().contains(LIBRARY) && !isOf(entry.getName(), platform)) continue;
                out.putNextEntry(new ZipEntry(entry.getName()));
                in.transferTo(out);
            }
        }
    }

    private static List<String> entries(Path jar) throws IOException {
        List<String> names = new ArrayList<>();
        try (ZipInputStream in = new ZipInputStream(Files.newInputStream(jar))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) names.add(entry.getName());
        }
        return names;
    }

    private static boolean isOf(String name, String platform) {
        return name.contains(LIBRARY + platform);
    }

    private static void finish(Path target, String version) throws IOException, InterruptedException {
        Path folder = target.resolve("tangent-dist");
        if (Files.isExecutable(Path.of("/usr/bin/dpkg-deb"))) debian(target, folder.resolve("tangent"), version);
        List<String> sums = new ArrayList<>();
        try (Stream<Path> files = Files.list(target)) {
            for (Path file : files.filter(path -> path.toString().matches(".*tangent[^/]*\\.(zip|deb)")).sorted().toList())
                sums.add(checksum(file) + "  " + file.getFileName());
        }
        Files.write(target.resolve("SHA256SUMS"), sums);
    }

    /// The folder as it is below /usr/lib, with the program, its manual page and completions where they are looked
    /// for.
    private static void debian(Path target, Path folder, String version) throws IOException, InterruptedException {
        Path tree = target.resolve("deb");
        run(Path.of("/dev/null"), "rm", "-rf", tree.toString());
        Path usr = Files.createDirectories(tree.resolve("usr"));
        Files.createDirectories(usr.resolve("lib"));
        run(Path.of("/dev/null"), "cp", "-r", folder.toString(), usr.resolve("lib/tangent").toString());
        run(Path.of("/dev/null"), "mv", usr.resolve("lib/tangent/share").toString(), usr.resolve("share").toString());
        Files.createDirectories(usr.resolve("bin"));
        Files.createSymbolicLink(usr.resolve("bin/tangent"), Path.of("../lib/tangent/bin/tangent"));
        Path control = Files.createDirectories(tree.resolve("DEBIAN")).resolve("control");
        String machine = platform().endsWith("arm64") ? "arm64" : "amd64";
        Files.writeString(control, """
                Package: tangent
                Version: %s
                Architecture: %s
                Maintainer: Tangent <tangent@example.org>
                Section: science
                Priority: optional
                Depends: libc6, zlib1g
                Description: learns a function on a cloud of points from a few labels
                 Semi-supervised learning on manifolds: the local Gaussian regularizer and
                 others, as a command line with a page in the browser.
                """.formatted(version.replace("-SNAPSHOT", "~snapshot"), machine));
        run(Path.of("/dev/null"), "dpkg-deb", "--root-owner-group", "-b", tree.toString(),
                target.resolve("tangent_" + version + "_" + machine + ".deb").toString());
    }

    private static String checksum(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file);
                DigestInputStream digest = new DigestInputStream(in, MessageDigest.getInstance("SHA-256"))) {
            digest.transferTo(OutputStream.nullOutputStream());
            return HexFormat.of().formatHex(digest.getMessageDigest().digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void run(Path output, String... words) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(words)
                .redirectOutput(output.toFile())
                .redirectError(ProcessBuilder.Redirect.PIPE)
                .start();
        String said = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) throw new IOException(Arrays.toString(words) + ": " + said);
    }
}
