package dev.tangent.experiments.paper;

import dev.tangent.experiments.report.Section;
import java.util.List;

/// An experiment of the paper, repeated.
public interface Experiment {
    /// The name on the command line.
    String name();

    /// Runs it.
    List<Section> run(Setup setup);
}
