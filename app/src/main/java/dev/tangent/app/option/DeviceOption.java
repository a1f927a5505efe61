package dev.tangent.app.option;

import dev.tangent.ComputeDevice;
import dev.tangent.present.code.LearningSetting;
import dev.tangent.present.code.SettingWords;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/// Where it may run; the same for all commands that learn.
final class DeviceOption {
    @Option(
            names = "--device",
            paramLabel = "auto|cpu|gpu",
            order = 51,
            description = "where it may run (default: auto, on a graphics processor of NVIDIA's where there is one and"
                    + " the table is large enough); the summary tells what ran there")
    private Optional<String> device = Optional.empty();

    Optional<LearningSetting> setting() {
        return choice().map(LearningSetting.ComputedOn::new);
    }

    private Optional<ComputeDevice> choice() {
        return device.map(text -> TypedValue.of("--device", SettingWords.DEVICES, text));
    }

    /// Lets it be opened while these are read.
    void prepare(Path... files) {
        long bytes = Stream.of(files).mapToLong(file -> file.toFile().length()).sum();
        choice().orElse(ComputeDevice.AUTO).prepare(bytes);
    }
}
