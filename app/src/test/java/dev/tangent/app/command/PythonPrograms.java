package dev.tangent.app.command;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Texts in Python, run by one process with the package as it lies beside this module.
record PythonPrograms(String python, Path folder) {
    private static final Path PACKAGE = Path.of("..", "python", "src");

    /// The first Python with NumPy, if there is one.
    static Optional<PythonPrograms> in(Path folder) throws IOException, InterruptedException {
        for (String python : List.of("python3", "/usr/bin/python3"))
            try {
                Process asked = new ProcessBuilder(python, "-c", "import numpy")
                        .redirectErrorStream(true)
                        .start();
                asked.getInputStream().readAllBytes();
                if (asked.waitFor() == 0) return Optional.of(new PythonPrograms(python, folder));
            } catch (IOException e) {
                // there is none of this name
            }
        return Optional.empty();
    }

    /// The lines that the driver prints, one for each text.
    List<String> printed(List<String> texts, String... service) throws IOException, InterruptedException {
        Path own = Files.createDirectories(folder.resolve("python"));
        for (int i = 0; i < texts.size(); i++) Files.writeString(own.resolve(i + ".py"), texts.get(i));
        Path driver = own.resolve("described_fits.py");
        try (var in = PythonPrograms.class.getResourceAsStream("described_fits.py")) {
            Files.write(driver, in.readAllBytes());
        }
        List<String> command = new ArrayList<>(
                List.of(python, driver.toString(), PACKAGE.toString(), own.toString(), String.valueOf(texts.size())));
        command.addAll(List.of(service));
        File errors = own.resolve("errors.txt").toFile();
        Process running = new ProcessBuilder(command).redirectError(errors).start();
        String out = new String(running.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (running.waitFor() != 0)
            throw new AssertionError(out.lines().count() + ": " + Files.readString(errors.toPath()));
        return out.lines().toList();
    }
}
