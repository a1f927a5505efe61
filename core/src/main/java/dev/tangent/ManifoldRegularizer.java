package dev.tangent;

import dev.tangent.ManifoldAnalysis.AnalysisReport;
import dev.tangent.geometry.DistinctPoints;
import dev.tangent.geometry.Points;
import dev.tangent.method.ParameterValues;
import dev.tangent.method.spec.Bounds;
import dev.tangent.method.spec.CloudSize;
import dev.tangent.method.spec.Defaults;
import dev.tangent.report.MatrixReport;
import java.util.List;

/// The matrix R itself: f'Rf is the energy of the values f.
///
/// ```java
/// var made = new ManifoldRegularizer().neighbours(20).dimension(3).over(points);
/// ```
public final class ManifoldRegularizer extends ManifoldAnalysis<ManifoldRegularizer> {
    /// By the local Gaussian regularizer.
    public ManifoldRegularizer() {
        this(RegularizerSettings.of(Defaults.METHOD));
    }

    private ManifoldRegularizer(RegularizerSettings settings) {
        super(settings);
    }

    @Override
    ManifoldRegularizer with(RegularizerSettings other) {
        return new ManifoldRegularizer(other);
    }

    /// Makes R; what is not given has its default.
    ///
    /// @throws dev.tangent.InvalidInput if the settings do not suit the points
    public RegularizerResult over(Points points) {
        return suited(points).made(points);
    }

    private RegularizerResult made(Points points) {
        return analysed(points, (scaled, stages) -> {
            DistinctPoints distinct = DistinctPoints.of(points, scaled.cloud());
            CloudSize size = size(distinct);
            ParameterValues filled = Defaults.fill(settings.method(), settings.given(), size);
            Bounds.check(settings.method(), filled, size);
            Made made = madeOf(distinct, filled, stages);
            int repeated = points.size() - size.distinct();
            List<String> warnings = repeated == 0
                    ? List.of()
                    : List.of(Message.counted(
                                    repeated,
                                    "row repeats an earlier one and is left out",
                                    "rows repeat an earlier one and are left out")
                            + ": line i of the matrix is the i-th distinct row");
            return new RegularizerResult(
                    made.matrix(),
                    made.method(),
                    MatrixReport.of(made.matrix()),
                    new AnalysisReport(made.cloud(scaled), notes(points, warnings), stages.seconds()));
        });
    }
}
