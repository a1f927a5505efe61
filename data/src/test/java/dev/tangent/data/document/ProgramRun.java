package dev.tangent.data.document;

import com.fasterxml.jackson.annotation.JsonProperty;
import de.siegmar.fastcsv.writer.CsvWriter;
import dev.tangent.Regression;
import dev.tangent.data.table.Table;
import dev.tangent.linalg.Matrix;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.factory.DecompositionFactory_DDRM;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/// A program that ran: one of a document, with the library on the module path, or any other.
///
/// @param printed to standard output
/// @param errors printed to standard error
record ProgramRun(int exit, String printed, String errors) {
    private static final int MINUTES = 5;

    /// One class of every jar that the modules are made of.
    private static final List<Class<?>> MODULES = List.of(
            Matrix.class,
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

    /// Runs programs one after the other in one process, from a folder with tables as in `examples/`.
    ///
    /// @param folder for tables, the programs' files and what else they write
    static List<ProgramRun> of(List<String> programs, Path folder) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                JAVA,
                "-XX:TieredStopAtLevel=1", // each runs too short a time for the second compiler to pay
                "-XX:+UseSerialGC",
                "-Djava.io.tmpdir=" + folder,
                "--module-path",
                modulePath(),
                "--add-modules",
                "dev.tangent.data",
                "-cp",
                place(ProgramsMain.class),
                ProgramsMain.class.getName(),
                modulePath()));
        List<Path> folders = new ArrayList<>();
        for (String program : programs) {
            Path own = Files.createDirectory(folder.resolve("program" + folders.size()));
            Files.writeString(own.resolve("Program.java"), program);
            folders.add(own);
            command.add(own.toString());
        }
        ThinTables.into(Files.createDirectory(folder.resolve("examples")));
        ProgramRun all = of(folder, command);
        List<ProgramRun> runs = new ArrayList<>();
        for (Path own : folders) runs.add(outcome(own, all));
        return runs;
    }

    private static ProgramRun outcome(Path folder, ProgramRun all) throws IOException {
        Path errors = folder.resolve("errors");
        if (all.exit != 0) return all;
        return Files.exists(errors)
                ? new ProgramRun(1, "", Files.readString(errors))
                : new ProgramRun(0, Files.readString(folder.resolve("printed")), "");
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
            builder.environment().put("MAVEN_OPTS", "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC");
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
        return MODULES.stream().map(ProgramRun::place).distinct().collect(Collectors.joining(File.pathSeparator));
    }

    private static String place(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
