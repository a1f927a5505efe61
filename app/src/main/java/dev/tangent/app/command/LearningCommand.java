package dev.tangent.app.command;

import dev.tangent.Journal;
import dev.tangent.app.console.Streams;
import dev.tangent.app.option.LearningOptions;
import dev.tangent.app.report.StageTimes;
import dev.tangent.method.Capability;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;

/// A command that learns from labels.
abstract class LearningCommand extends ComputingCommand {
    @Mixin
    final LearningOptions options;

    LearningCommand(Streams streams, LearningOptions options) {
        super(streams, options.run());
        this.options = options;
    }

    /// What the options ask for; wrong ones are refused.
    final LearningRequest request(
            String command, List<Capability> needs, Optional<Journal> journal, StageTimes stages) {
        LearningRequest request = new LearningRequest(command, options, needs, journal, stages);
        request.check();
        return request;
    }
}
