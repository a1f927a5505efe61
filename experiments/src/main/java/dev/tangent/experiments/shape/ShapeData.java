package dev.tangent.experiments.shape;

import dev.tangent.experiments.paper.PaperTable2;
import dev.tangent.experiments.paper.Setup;
import dev.tangent.experiments.study.Problem;
import dev.tangent.experiments.study.ReportedError;
import dev.tangent.experiments.study.StudyTarget;
import dev.tangent.samples.body.Ansur;
import dev.tangent.samples.body.BodyTable;
import dev.tangent.samples.body.SimulatedBodies;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// People's shapes as points, their measurements as targets.
public final class ShapeData {
    private ShapeData() {}

    /// ANSUR II where the folder has it; simulated without.
    public static Problem of(Setup setup) {
        Optional<Path> file = file(setup);
        BodyTable table = file.map(Ansur::read)
                .orElseGet(() -> SimulatedBodies.of(setup.sizes().people(), setup.seed()));
        String people = String.format(Locale.ROOT, "%,d people", table.points().size());
        String source = file.isPresent()
                ? "ANSUR II, the 2012 Anthropometric Survey of U.S. Army Personnel (public release): " + people + "."
                : "Simulated: " + people + " from a model of correlated measurements on a curved manifold."
                        + " No person was measured.";
        return new Problem(
                "shape",
                source,
                table.points(),
                List.of(new StudyTarget(
                        "measurements",
                        "",
                        PaperTable2.TARGETS,
                        table.targets().values(),
                        ReportedError.MEAN_ABSOLUTE)));
    }

    static boolean isReal(Setup setup) {
        return file(setup).isPresent();
    }

    private static Optional<Path> file(Setup setup) {
        return setup.file("ansur", "ansur.csv");
    }
}
