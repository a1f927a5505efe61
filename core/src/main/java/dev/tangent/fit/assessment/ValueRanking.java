package dev.tangent.fit.assessment;

import dev.tangent.learning.Labels;
import dev.tangent.learning.audit.HeldOutPlaces;
import dev.tangent.learning.audit.ValueNoise;
import dev.tangent.report.SuspectValues;
import dev.tangent.report.SuspectValues.SuspectValue;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// Judges labels that were left out: the most improbable first.
final class ValueRanking {
    private ValueRanking() {}

    /// Of all labels that the others predict.
    ///
    /// @param given by row
    /// @param place of each row's label among the places; negative where the row is not used
    static SuspectValues of(List<String> outputs, Labels given, int[] place, HeldOutPlaces held) {
        List<SuspectValue> all = new ArrayList<>();
        int unjudged = 0;
        for (int c = 0; c < outputs.size(); c++) {
            int output = c;
            int[] known = IntStream.range(0, given.size())
                    .filter(i -> given.has(i, output))
                    .toArray();
            int[] judged = IntStream.of(known)
                    .filter(i -> place[i] >= 0 && held.isPredicted(place[i], output))
                    .toArray();
            unjudged += known.length - judged.length;
            all.addAll(ofOutput(outputs.get(c), c, given, judged, place, held));
        }
        all.sort(Comparator.comparingDouble(SuspectValue::score).reversed().thenComparingInt(SuspectValue::row));
        return new SuspectValues(all, held.holdout(), unjudged);
    }

    private static List<SuspectValue> ofOutput(
            String name, int output, Labels given, int[] judged, int[] place, HeldOutPlaces held) {
        if (judged.length == 0) return List.of();
        double[] values =
                IntStream.of(judged).mapToDouble(i -> given.value(i, output)).toArray();
        double[] expected = IntStream.of(judged)
                .mapToDouble(i -> held.predicted().at(place[i], output))
                .toArray();
        double[] variances = IntStream.of(judged)
                .mapToDouble(i -> held.variance(place[i], output, given.weight(i, output)))
                .toArray();
        double[] residuals = IntStream.range(0, values.length)
                .mapToDouble(t -> values[t] - expected[t])
                .toArray();
        ValueNoise noise = new ValueNoise(residuals, variances, values);
        return IntStream.range(0, values.length)
                .mapToObj(t -> new SuspectValue(
                        given.row(judged[t]),
                        name,
                        values[t],
                        expected[t],
                        noise.scale(t),
                        noise.score(t),
                        noise.standsOut(t)))
                .toList();
    }
}
