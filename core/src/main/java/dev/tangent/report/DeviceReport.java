package dev.tangent.report;

import dev.tangent.device.DeviceSession;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What ran on a device beside the processor.
///
/// @param name of the device
/// @param stages in order
@SuppressWarnings("exports") // hidden types are the library's own to make it of
public record DeviceReport(String name, List<Stage> stages) {
    /// One stage's work there.
    ///
    /// @param seconds as the caller waited
    /// @param bytesTo sent to the device
    /// @param bytesFrom fetched from it
    public record Stage(String name, double seconds, long bytesTo, long bytesFrom) {}

    public DeviceReport {
        stages = List.copyOf(stages);
    }

    /// Empty where all ran on the processor.
    public static Optional<DeviceReport> of(DeviceSession session) {
        List<Stage> stages = new ArrayList<>();
        session.uses()
                .forEach((stage, use) -> stages.add(new Stage(stage, use.seconds(), use.bytesTo(), use.bytesFrom())));
        return session.name().map(name -> new DeviceReport(name, stages));
    }
}
