package dev.tangent.experiments.paper;

import dev.tangent.experiments.study.Competitor;
import dev.tangent.experiments.study.StudyResults;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.method.spec.ParameterGrid;
import dev.tangent.regularizer.NullSpace;
import dev.tangent.regularizer.energy.LocalGaussian;
import java.util.List;
import java.util.Optional;

/// The methods that are compared: those of the catalogue, LG with the paper's kernel, and `auto`.
///
/// All come from one search, whose grids are those of [dev.tangent.Regression].
public final class CompetitorSet {
    public static final String AUTO = "auto";
    public static final String LOCAL_GAUSSIAN = "LG";

    /// LG as the paper has it: a kernel of width c = 0.1, and linear functions in the null space. Neighbours,
    /// dimension and lambda are chosen as the paper chose them, by cross-validation.
    public static final String PAPER_LOCAL_GAUSSIAN = "LG (paper)";

    private static final ParameterGrid PAPER_KERNEL = ParameterGrid.NONE
            .with(Parameter.SCALE, List.of(LocalGaussian.PAPER_SCALE))
            .with(Parameter.NULL_SPACE, List.of(NullSpace.LINEAR));

    /// The paper's methods.
    public static final List<String> PAPER = List.of("Lap", "i-Lap", PAPER_LOCAL_GAUSSIAN);

    /// How the generated text explains the names.
    public static final String NAMES = "Every row but auto is one method of the catalogue, its parameters chosen by a"
            + " search of that method alone. LG (paper) is LG restricted to the paper's kernel, c = 0.1 with linear"
            + " functions in the null space; LG may also choose a wide kernel, c = 20, with constants in the null space."
            + " auto is what a user gets by --method auto: the mean of the methods, weighted by their errors on held-out"
            + " labels.";

    private CompetitorSet() {}

    /// In the order of the tables.
    public static List<Competitor> all() {
        return List.of(
                Competitor.of("Lap", Methods.LAPLACIAN),
                Competitor.of("i-Lap", Methods.ITERATED_LAPLACIAN),
                Competitor.of(PAPER_LOCAL_GAUSSIAN, Methods.LOCAL_GAUSSIAN, PAPER_KERNEL),
                Competitor.of(LOCAL_GAUSSIAN, Methods.LOCAL_GAUSSIAN),
                Competitor.of("additive", Methods.ADDITIVE),
                Competitor.of("Matern", Methods.GRAPH_MATERN),
                Competitor.of("GP", Methods.GAUSSIAN_PROCESS),
                Competitor.of("GP (likelihood)", Methods.GAUSSIAN_PROCESS_LIKELIHOOD),
                Competitor.of("ridge", Methods.RIDGE),
                Competitor.of("k-NN", Methods.NEAREST),
                Competitor.of("mean", Methods.MEAN),
                Competitor.auto(AUTO));
    }

    /// Those that took part, without `auto`, which is made of them.
    public static List<String> single(StudyResults results) {
        return results.competitors().stream().filter(name -> !name.equals(AUTO)).toList();
    }

    /// What the paper's tables call a competitor, where they have it.
    public static Optional<String> inPaper(String competitor) {
        if (competitor.equals(PAPER_LOCAL_GAUSSIAN)) return Optional.of("LG");
        return competitor.equals(LOCAL_GAUSSIAN) ? Optional.empty() : Optional.of(competitor);
    }
}
