package dev.tangent.experiments.paper;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;

/// How an experiment is to be run.
///
/// @param data a folder with real tables; an experiment that does not find its own there runs on simulated ones
/// @param log receives a line for each step
public record Setup(Optional<Path> data, int draws, long seed, ExperimentSizes sizes, Consumer<String> log) {
    /// A file in the data folder, or in the folder of that name in it, if there is one.
    public Optional<Path> file(String folder, String name) {
        return data.flatMap(root -> Optional.of(root.resolve(folder).resolve(name))
                .filter(Files::isRegularFile)
                .or(() -> Optional.of(root.resolve(name)).filter(Files::isRegularFile)));
    }
}
