package dev.tangent.experiments.paper;

import dev.tangent.plot.page.Section;
import java.util.List;

/// An experiment of the paper, repeated, or one beyond it.
public interface Experiment {
    /// The name on the command line.
    String name();

    /// The title of a report of this experiment, or of all of the paper.
    default String title() {
        return "Local high-order regularization, measured again";
    }

    /// What such a report is about, in a sentence.
    default String lead() {
        return "The experiments of Kim, Tompkin, Pfister and Theobalt, Local High-order Regularization on Data"
                + " Manifolds (CVPR 2015), by Tangent, with the paper's own numbers beside.";
    }

    /// Runs it.
    List<Section> run(Setup setup);
}
