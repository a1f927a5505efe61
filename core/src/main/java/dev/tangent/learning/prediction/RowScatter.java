package dev.tangent.learning.prediction;

import dev.tangent.Message;
import dev.tangent.geometry.DistinctPoints;
import dev.tangent.learning.Status;
import dev.tangent.learning.fitting.PointStatuses;
import dev.tangent.learning.reduction.SolveSummary;
import dev.tangent.linalg.Matrix;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Scatters values at distinct points to the rows of the caller, with a status for each row.
@SuppressWarnings("exports") // hidden types are the library's own to make it of
public final class RowScatter {
    private RowScatter() {}

    /// A prediction for every row.
    ///
    /// @param undetermined points whose values the labels do not determine, for all that their component has some
    public static Prediction of(
            DistinctPoints points,
            PointStatuses pointStatuses,
            BitSet undetermined,
            Matrix values,
            SolveSummary summary,
            Optional<Convergence> convergence) {
        List<Status> own = IntStream.range(0, points.rows())
                .mapToObj(row -> pointStatuses.worst(points.pointOf(row)))
                .toList();
        List<Status> statuses = undetermined.isEmpty()
                ? own
                : IntStream.range(0, points.rows())
                        .mapToObj(row -> undetermined.get(points.pointOf(row))
                                ? own.get(row).worse(Status.FEW_LABELS)
                                : own.get(row))
                        .toList();
        List<String> warnings = warnings(points, own, pointStatuses.worstOfComponents(), undetermined);
        return new Prediction(points.expand(values), statuses, summary, convergence, warnings);
    }

    /// What a person should know about a prediction: one sentence for each kind of warning.
    private static List<String> warnings(
            DistinctPoints points, List<Status> statuses, Status[] components, BitSet undetermined) {
        List<String> warnings = new ArrayList<>();
        if (points.merged() > 0)
            warnings.add(Message.counted(
                    points.merged(),
                    "row repeats another row exactly; copies share one prediction",
                    "rows repeat another row exactly; copies share one prediction"));
        Map<Status, Long> rows = statuses.stream()
                .collect(Collectors.groupingBy(
                        status -> status, () -> new EnumMap<>(Status.class), Collectors.counting()));
        for (Status status : Status.values()) {
            long concerned = rows.getOrDefault(status, 0L);
            if (status == Status.OK || concerned == 0) continue;
            int count = 0;
            for (Status component : components) if (component == status) count++;
            warnings.add(Message.counted(concerned, "row in ", "rows in ")
                    + Message.counted(count, "connected component ", "connected components ")
                    + status.meaning(concerned));
        }
        long loose = IntStream.range(0, points.rows())
                .filter(row -> undetermined.get(points.pointOf(row)))
                .count();
        if (loose > 0)
            warnings.add(Message.counted(loose, "row is", "rows are")
                    + " joined to every label by weak edges only; the power of the Laplacian led beyond twice the labels'"
                    + " range there, and " + (loose == 1 ? "it" : "they") + " got the label mean");
        return warnings;
    }
}
