package dev.tangent.learning.prediction;

import dev.tangent.geometry.DistinctPoints;
import dev.tangent.learning.Status;
import dev.tangent.learning.fitting.PointStatuses;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/// What a person should know about a prediction: one sentence for each kind of warning.
@SuppressWarnings("exports") // hidden types are the library's own to make it of
public final class Warnings {
    private Warnings() {}

    public static List<String> of(DistinctPoints points, PointStatuses pointStatuses, BitSet undetermined) {
        List<Status> statuses = IntStream.range(0, points.rows())
                .mapToObj(row -> pointStatuses.worst(points.pointOf(row)))
                .toList();
        List<String> warnings = new ArrayList<>();
        if (points.merged() > 0)
            warnings.add(points.merged() + " rows repeat another row exactly; copies share one prediction");
        Status[] components = pointStatuses.worstOfComponents();
        for (Status status : Status.values()) {
            if (status == Status.OK) continue;
            long concerned = statuses.stream().filter(s -> s == status).count();
            if (concerned == 0) continue;
            int count = 0;
            for (Status component : components) if (component == status) count++;
            warnings.add(concerned + " rows in " + count + " connected component" + (count == 1 ? " " : "s ")
                    + status.meaning());
        }
        long loose = IntStream.range(0, points.rows())
                .filter(row -> undetermined.get(points.pointOf(row)))
                .count();
        if (loose > 0)
            warnings.add(
                    loose + " rows are joined to every label by weak edges only; the power of the Laplacian led beyond"
                            + " twice the labels' range there, and they got the label mean");
        return warnings;
    }
}
