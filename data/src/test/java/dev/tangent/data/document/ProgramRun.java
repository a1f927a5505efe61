package dev.tangent.data.document;

import com.fasterxml.jackson.annotation.JsonProperty;
import de.siegmar.fastcsv.writer.CsvWriter;
import dev.tangent.Regression;
import dev.tangent.data.table.Table;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.factory.DecompositionFactory_DDRM;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/// A program that ran: one of a document, by Java's source launcher with the library on the module path, or any other.
///
/// @param printed to standard output
/// @param errors printed to standard error
record ProgramRun(int exit, String printed, String errors) {
    private static final int MINUTES = 5;

    /// One class of every jar that the modules are made of.
    private static final List<Class<?>> MODULES = List.of(
            Regression.class,
            Table.class,
            DMatrixRMaj.class,
            DecompositionFactory_DDRM.class,
            CsvWriter.class,
            JsonMapper.class,
            JacksonException.class,
            JsonProperty.class);

    static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    /// Runs a program from the root of the repository.
    ///
    /// @param folder for its file and what else it writes
    static ProgramRun of(String program, Path folder) throws IOException, InterruptedException {
        Path file = Files.writeString(folder.resolve("Program.java"), program);
        return of(
                JavaPrograms.ROOT,
                List.of(
                        JAVA,
                        "-XX:TieredStopAtLevel=1", // they run too short a time for the second compiler to pay
                        "-XX:+UseSerialGC",
                        "-Djava.io.tmpdir=" + folder,
                        "--module-path",
                        modulePath(),
                        "--add-modules",
                        program.contains("dev.tangent.data") ? "dev.tangent.data" : "dev.tangent.core",
                        file.toString()));
    }

    /// Runs a command in a folder, with the Java that runs the tests.
    static ProgramRun of(Path folder, List<String> command) throws IOException, InterruptedException {
        Path out = Files.createTempFile("tangent", ".out");
        Path err = Files.createTempFile("tangent", ".err");
        try {
            ProcessBuilder builder = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectOutput(out.toFile())
                    .redirectError(err.toFile());
            builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
            Process process = builder.start();
            if (!process.waitFor(MINUTES, TimeUnit.MINUTES))
                process.destroyForcibly().waitFor();
            return new ProgramRun(process.exitValue(), Files.readString(out), Files.readString(err));
        } finally {
            Files.delete(out);
            Files.delete(err);
        }
    }

    private static String modulePath() {
        return MODULES.stream().flatMap(ProgramRun::place).distinct().collect(Collectors.joining(File.pathSeparator));
    }

    private static Stream<String> place(Class<?> type) {
        try {
            return Stream.of(Path.of(type.getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
