package dev.tangent.app.command;

import dev.tangent.app.console.Streams;
import dev.tangent.app.option.RunOptions;
import dev.tangent.app.report.StageTimes;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;

/// A command that computes: on the threads asked for, with a progress line while it works.
abstract class ComputingCommand implements Callable<Integer> {
    final Streams streams;

    @Mixin
    final RunOptions run;

    ComputingCommand(Streams streams) {
        this(streams, new RunOptions());
    }

    ComputingCommand(Streams streams, RunOptions run) {
        this.streams = streams;
        this.run = run;
    }

    @Override
    public final Integer call() {
        run.run(streams, this::work);
        return 0;
    }

    abstract void work(StageTimes stages);
}
