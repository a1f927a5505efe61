package dev.tangent.experiments.paper;

import dev.tangent.experiments.report.Section;
import java.util.List;

/// Something the paper shows, done again.
public interface Experiment {
    /// As a person would type it.
    String name();

    /// Runs it.
    List<Section> run(Setup setup);
}
