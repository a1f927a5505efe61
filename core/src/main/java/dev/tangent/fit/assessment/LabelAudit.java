package dev.tangent.fit.assessment;

import dev.tangent.InvalidInput;
import dev.tangent.Subject;
import dev.tangent.fit.FitJob;
import dev.tangent.fit.LearningData;
import dev.tangent.fit.Learnt;
import dev.tangent.fit.RegularizedFit;
import dev.tangent.fit.Selected;
import dev.tangent.learning.LabelHoldout;
import dev.tangent.learning.audit.FoldHoldout;
import dev.tangent.learning.audit.HeldOutPlaces;
import dev.tangent.learning.audit.ReducedHoldout;
import dev.tangent.learning.calibration.TemperatureScaling;
import dev.tangent.report.SuspectClasses;
import dev.tangent.report.SuspectValues;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.IntStream;

/// Which labels of a fit are likely to be wrong: each is compared with what a fit without it predicts. A fit by one
/// regularizer leaves each out; any other method has what the folds of its search predicted.
///
/// A wrong label spoils what is predicted near it. So where that is quick, the first label that stands out is taken
/// away, the others are judged again without it, and so on while one stands out (sequential deletion, as for outliers
/// in regression: Hadi and Simonoff 1993).
public record LabelAudit(FitJob job, Learnt learnt) {
    /// Leaving labels out one by one takes the cube of their number.
    private static final int MOST_SINGLY = 3000;

    /// At most one label in so many is taken away.
    private static final int ONE_IN = 8;

    public SuspectValues values() {
        LearningData data = job.data();
        int[] places = data.places();
        Function<HeldOutPlaces, SuspectValues> judge =
                held -> ValueRanking.of(data.given().outputs(), data.given().rows(), places, held);
        return singly().map(holdout -> sequentially(
                        holdout,
                        each -> each.values(data.objective().model()),
                        judge,
                        found -> found.labels().stream()
                                .filter(SuspectValues.SuspectValue::standsOut)
                                .mapToInt(label -> place(places, label.row()))))
                .orElseGet(() -> judge.apply(byFolds(search ->
                        FoldHoldout.ofValues(data.points().cloud(), data.labels(), search.heldOut(), search.folds()))));
    }

    /// Of classes.
    ///
    /// @param temperature of the fit's probabilities
    public SuspectClasses classes(double temperature) {
        LearningData data = job.data();
        List<String> names = data.given().classes().orElseThrow().names();
        if (learnt.regularized().isEmpty()
                && !data.given().classes().orElseThrow().canBeHeldOut())
            return new SuspectClasses(
                    List.of(), LabelHoldout.FOLDS, data.given().rows().size());
        int[] places = data.places();
        Function<HeldOutPlaces, SuspectClasses> judge = held -> ClassRanking.of(
                data.given().outputs().getFirst(), names, data.given().rows(), places, held);
        return singly().map(holdout -> sequentially(
                        holdout,
                        each -> each.classes(data.objective().model()),
                        held -> judge.apply(calibrated(held, temperature)),
                        found -> found.labels().stream()
                                .filter(SuspectClasses.SuspectClass::standsOut)
                                .filter(label -> isKnownWithout(found, label))
                                .mapToInt(label -> place(places, label.row()))))
                .orElseGet(() -> judge.apply(
                        byFolds(search -> FoldHoldout.ofClasses(data.labels(), search.heldOut(), search.folds()))));
    }

    /// Whether labels of the same class would be left that do not stand out.
    private static boolean isKnownWithout(SuspectClasses found, SuspectClasses.SuspectClass label) {
        return found.labels().stream()
                        .filter(other -> other.given().equals(label.given()) && !other.standsOut())
                        .count()
                > 1;
    }

    private int place(int[] places, int row) {
        return places[Arrays.binarySearch(job.data().given().rows().rows(), row)];
    }

    /// @param leaveOut each label of what is left
    /// @param outstanding places of labels that stand out, the most suspect first
    private <S> S sequentially(
            ReducedHoldout holdout,
            Function<ReducedHoldout, HeldOutPlaces> leaveOut,
            Function<HeldOutPlaces, S> judge,
            Function<S, IntStream> outstanding) {
        HeldOutPlaces all = leaveOut.apply(holdout);
        S found = judge.apply(all);
        if (!holdout.isQuick(job.data().objective().model())) return found;
        TreeSet<Integer> removed = new TreeSet<>();
        while (removed.size() < holdout.labels().size() / ONE_IN) {
            var next = outstanding
                    .apply(found)
                    .filter(place -> !removed.contains(place))
                    .findFirst();
            if (next.isEmpty()) return found;
            removed.add(next.getAsInt());
            int[] places = removed.stream().mapToInt(Integer::intValue).toArray();
            found = judge.apply(
                    holdout.without(places, all, job.data().objective().model(), leaveOut));
        }
        return found;
    }

    private Optional<ReducedHoldout> singly() {
        boolean few = job.data().labels().size() <= MOST_SINGLY;
        return learnt.regularized()
                .filter(fit -> few || learnt.selected().isEmpty())
                .map(RegularizedFit::holdout);
    }

    /// As surely as a fit with one label less may be.
    private HeldOutPlaces calibrated(HeldOutPlaces held, double temperature) {
        TemperatureScaling scaling =
                new TemperatureScaling(temperature, job.data().labels().size() - 1);
        return held.with(scaling.of(held.predicted()));
    }

    private HeldOutPlaces byFolds(Function<Selected, HeldOutPlaces> held) {
        return learnt.selected()
                .map(held)
                .orElseThrow(() -> new InvalidInput(
                        "likely wrong labels are found by holding labels out, which a method that is no regularizer does"
                                + " in its search alone: give no %s, or another of %s",
                        Subject.UNTUNED, Subject.METHOD));
    }
}
