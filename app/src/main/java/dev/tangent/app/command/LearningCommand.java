package dev.tangent.app.command;

import dev.tangent.Journal;
import dev.tangent.app.console.Streams;
import dev.tangent.app.option.LearningOptions;
import dev.tangent.app.report.StageTimes;
import dev.tangent.method.Capability;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;

/// A command that learns from labels: on the threads asked for, with a progress line while it works.
abstract class LearningCommand implements Callable<Integer> {
    final Streams streams;

    @Mixin
    final LearningOptions options;

    LearningCommand(Streams streams, LearningOptions options) {
        this.streams = streams;
        this.options = options;
    }

    @Override
    public final Integer call() {
        options.run().run(streams, this::work);
        return 0;
    }

    abstract void work(StageTimes stages);

    /// What the options ask for; wrong ones are refused.
    final LearningRequest request(
            String command, List<Capability> needs, Optional<Journal> journal, StageTimes stages) {
        LearningRequest request = new LearningRequest(command, options, needs, journal, stages);
        request.check();
        return request;
    }
}
