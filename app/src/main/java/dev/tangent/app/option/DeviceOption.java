package dev.tangent.app.option;

import dev.tangent.present.code.LearningSetting;
import dev.tangent.present.code.SettingWords;
import java.util.Optional;
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
        return device.map(
                text -> new LearningSetting.ComputedOn(TypedValue.of("--device", SettingWords.DEVICES, text)));
    }
}
