package dev.tangent.fit;

import dev.tangent.device.DeviceSession;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.WeightedGraph;
import dev.tangent.learning.prediction.Convergence;
import dev.tangent.learning.reduction.SolveSummary;
import dev.tangent.method.spec.LossSpec;
import dev.tangent.preprocessing.ScaledPoints;
import dev.tangent.report.CloudReport;
import dev.tangent.report.CloudReport.PreprocessingReport;
import dev.tangent.report.FitReport.DeviceReport;
import dev.tangent.report.FitReport.DeviceReport.StageReport;
import dev.tangent.report.FitReport.SolveReport;
import dev.tangent.report.LossReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What the rooms below hold, as the values that a report shows.
public final class ReportParts {
    private ReportParts() {}

    /// The points of a fit, and what was done to them.
    public static CloudReport cloud(NeighbourGraph graph, ScaledPoints points) {
        return new CloudReport(
                points.prepared().given().size(),
                graph.size(),
                graph.cloud().dimension(),
                graph.points().graph().stream().mapToInt(WeightedGraph::edges).findFirst(),
                graph.recall(),
                preprocessing(points));
    }

    private static PreprocessingReport preprocessing(ScaledPoints points) {
        int complete = points.prepared().given().completeRows().length;
        return new PreprocessingReport(
                points.kind().word(),
                points.reason(),
                points.prepared().given().size() - complete,
                points.prepared().given().missing(),
                points.prepared().missing().word(),
                points.prepared().way());
    }

    /// What was minimised beside the regularizer.
    static LossReport loss(LossSpec loss, Optional<Convergence> convergence) {
        return new LossReport(
                loss.kind().word(),
                loss.kind().parameterName(),
                loss.value(),
                loss.isRelative(),
                convergence.map(ReportParts::minimum));
    }

    private static LossReport.Minimum minimum(Convergence reached) {
        return new LossReport.Minimum(
                reached.objective(), reached.gap(), reached.scale(), reached.iterations(), reached.relativeGap());
    }

    /// How the equations were solved.
    static SolveReport solve(SolveSummary solve) {
        return new SolveReport(
                solve.method(), solve.reason(), solve.termination(), solve.iterations(), solve.residual());
    }

    /// What ran on a device; empty where all ran on the processor.
    static Optional<DeviceReport> device(DeviceSession session) {
        List<StageReport> stages = new ArrayList<>();
        session.uses()
                .forEach((stage, use) ->
                        stages.add(new StageReport(stage, use.seconds(), use.bytesTo(), use.bytesFrom())));
        return session.name().map(name -> new DeviceReport(name, stages));
    }
}
