package dev.tangent.fit.assessment;

import dev.tangent.learning.Labels;
import dev.tangent.learning.audit.ClassNoise;
import dev.tangent.learning.audit.HeldOutPlaces;
import dev.tangent.learning.classification.ClassProbabilities;
import dev.tangent.linalg.Matrix;
import dev.tangent.report.SuspectClasses;
import dev.tangent.report.SuspectClasses.SuspectClass;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// Judges labels that were left out: the most improbable first.
final class ClassRanking {
    private ClassRanking() {}

    /// Of all labels whose class the others know.
    ///
    /// @param names of the classes
    /// @param given shares of classes by row
    /// @param place of each row's label among the places; negative where the row is not used
    static SuspectClasses of(String output, List<String> names, Labels given, int[] place, HeldOutPlaces held) {
        int[] classes = classes(given);
        int[] judged = IntStream.range(0, classes.length)
                .filter(i -> place[i] >= 0 && held.isPredicted(place[i], classes[i]))
                .filter(i -> IntStream.range(0, classes.length)
                        .anyMatch(j -> classes[j] == classes[i] && place[j] >= 0 && place[j] != place[i]))
                .toArray();
        Matrix probabilities = Matrix.zeros(judged.length, names.size());
        for (int t = 0; t < judged.length; t++)
            for (int c = 0; c < names.size(); c++)
                probabilities.set(t, c, held.predicted().at(place[judged[t]], c));
        ClassNoise noise = new ClassNoise(
                probabilities, IntStream.of(judged).map(i -> classes[i]).toArray());
        List<SuspectClass> all = IntStream.range(0, judged.length)
                .mapToObj(t -> suspect(
                        output, names, given.row(judged[t]), classes[judged[t]], probabilities, t, noise.standsOut(t)))
                .sorted(Comparator.comparingDouble(SuspectClass::probability).thenComparingInt(SuspectClass::row))
                .toList();
        return new SuspectClasses(all, held.holdout(), classes.length - judged.length);
    }

    private static int[] classes(Labels shares) {
        return IntStream.range(0, shares.size())
                .map(i -> IntStream.range(0, shares.outputs())
                        .filter(c -> shares.value(i, c) > 0)
                        .findFirst()
                        .orElseThrow())
                .toArray();
    }

    private static SuspectClass suspect(
            String output, List<String> names, int row, int own, Matrix probabilities, int t, boolean standsOut) {
        int expected = ClassProbabilities.largest(probabilities, t);
        return new SuspectClass(
                row,
                output,
                names.get(own),
                names.get(expected),
                probabilities.at(t, own),
                probabilities.at(t, expected),
                -Math.log(probabilities.at(t, own)),
                standsOut && own != expected);
    }
}
