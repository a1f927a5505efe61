package dev.tangent.data.document;

import dev.tangent.Regression;
import dev.tangent.linalg.Matrix;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/// A Maven project outside the tree with one dependency, and a local repository that has the library as it was just
/// built.
///
/// @param folder of the project
/// @param repository everything of the user's own one is linked into it, but for `dev`
record OutsideProject(Path folder, Path repository) {
    private static final String VERSION = version();

    /// A class of such a project: the library is on its class path, and imported by name.
    private static final String SOURCE = """
            package outside;

            import dev.tangent.Regression;
            import dev.tangent.geometry.PointCloud;
            import dev.tangent.learning.Labels;
            import java.util.Map;

            public class Outside {
                public static void main(String[] arguments) {
                    double[][] rows = new double[100][];
                    for (int i = 0; i < 100; i++) rows[i] = new double[] {i, i * i / 100.0};
                    var fit = new Regression().untuned().fit(PointCloud.of(rows), Labels.of(Map.of(0, 0.0, 99, 99.0)));
                    System.out.println(fit.at(50));
                }
            }
            """;

    private static String version() {
        try {
            String pom = Files.readString(JavaPrograms.ROOT.resolve("pom.xml"));
            return pom.replaceFirst("(?s).*?<artifactId>tangent</artifactId>\\s*<version>(.*?)</version>.*", "$1");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String pom() {
        return """
                <project xmlns="http://maven.apache.org/POM/4.0.0">
                  <modelVersion>4.0.0</modelVersion>
                  <groupId>outside</groupId>
                  <artifactId>outside</artifactId>
                  <version>1</version>
                  <properties>
                    <maven.compiler.release>25</maven.compiler.release>
                    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
                  </properties>
                  <dependencies>
                    <dependency>
                      <groupId>dev.tangent</groupId>
                      <artifactId>tangent-core</artifactId>
                      <version>%s</version>
                    </dependency>
                  </dependencies>
                  <build>
                    <plugins>
                      <plugin><artifactId>maven-resources-plugin</artifactId><version>3.4.0</version></plugin>
                      <plugin><artifactId>maven-compiler-plugin</artifactId><version>3.16.0</version></plugin>
                      <plugin><artifactId>maven-dependency-plugin</artifactId><version>3.11.0</version></plugin>
                    </plugins>
                  </build>
                </project>
                """.formatted(VERSION);
    }

    static OutsideProject in(Path place) throws IOException {
        Path folder = Files.createDirectories(place.resolve("outside"));
        Files.writeString(folder.resolve("pom.xml"), pom());
        Path source = Files.createDirectories(folder.resolve("src/main/java/outside"));
        Files.writeString(source.resolve("Outside.java"), SOURCE);
        Path repository = Files.createDirectories(place.resolve("repository"));
        link(Path.of(System.getProperty("user.home"), ".m2", "repository"), repository);
        OutsideProject project = new OutsideProject(folder, repository);
        project.install();
        return project;
    }

    private static void link(Path from, Path to) throws IOException {
        if (!Files.isDirectory(from)) return;
        try (Stream<Path> all = Files.list(from)) {
            for (Path each : all.toList())
                if (!each.endsWith("dev")) Files.createSymbolicLink(to.resolve(each.getFileName()), each);
        }
    }

    private void install() throws IOException {
        copy(JavaPrograms.ROOT.resolve("pom.xml"), "tangent", ".pom");
        install("numerics", Matrix.class);
        install("core", Regression.class);
    }

    /// @param type one of the module's
    private void install(String module, Class<?> type) throws IOException {
        copy(JavaPrograms.ROOT.resolve(module + "/pom.xml"), "tangent-" + module, ".pom");
        Path built = built(type);
        Path jar = place("tangent-" + module, ".jar");
        if (Files.isRegularFile(built)) Files.copy(built, jar, StandardCopyOption.REPLACE_EXISTING);
        else pack(built, jar);
    }

    private Path place(String artifact, String ending) {
        try {
            return Files.createDirectories(
                            repository.resolve("dev/tangent").resolve(artifact).resolve(VERSION))
                    .resolve(artifact + "-" + VERSION + ending);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void copy(Path file, String artifact, String ending) throws IOException {
        Files.copy(file, place(artifact, ending));
    }

    /// The module's jar, or its folder of classes where it has not been packed yet.
    private static Path built(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void pack(Path classes, Path jar) {
        ToolProvider.findFirst("jar")
                .orElseThrow()
                .run(System.out, System.err, "--create", "--file", jar.toString(), "-C", classes.toString(), ".");
    }

    /// Compiles the project and collects what it depends on in `target/modules`.
    ProgramRun build(boolean offline) throws IOException, InterruptedException {
        return ProgramRun.of(
                folder,
                Stream.concat(
                                Stream.of("mvn", "-B", "-ntp"),
                                Stream.concat(
                                        offline ? Stream.of("-o") : Stream.empty(),
                                        Stream.of(
                                                "-Dmaven.repo.local=" + repository,
                                                "compile",
                                                "dependency:copy-dependencies",
                                                "-DoutputDirectory=target/modules")))
                        .toList());
    }

    /// Runs the compiled class, with all it depends on, on the class path.
    ProgramRun runClass() throws IOException, InterruptedException {
        return ProgramRun.of(
                folder,
                List.of(
                        ProgramRun.JAVA,
                        "-cp",
                        "target/classes" + java.io.File.pathSeparator + "target/modules/*",
                        "outside.Outside"));
    }

    /// Runs a program with what the project depends on as modules.
    ProgramRun run(String program) throws IOException, InterruptedException {
        Files.writeString(folder.resolve("First.java"), program);
        return ProgramRun.of(
                folder,
                List.of(
                        ProgramRun.JAVA,
                        "--module-path",
                        "target/modules",
                        "--add-modules",
                        "dev.tangent.core",
                        "First.java"));
    }
}
