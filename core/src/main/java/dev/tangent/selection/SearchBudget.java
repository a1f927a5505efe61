package dev.tangent.selection;

import dev.tangent.Check;
import dev.tangent.Subject;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.fitting.LabelSubset;
import dev.tangent.linalg.array.RandomSubset;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;

/// How much work a search may be.
///
/// Over many points a setting is expensive, while a sample of the points that have no label tells about as well which
/// setting is best. So settings are compared on a sample that has all labels, and the best of them is tried on all
/// points, where its lambda is chosen.
///
/// @param time that a search may take; empty for no bound
/// @param sample points to compare settings on; empty for the usual number where there are many points
public record SearchBudget(Optional<Duration> time, OptionalInt sample) {
    /// No bound; a sample where there are many points.
    public static final SearchBudget DEFAULT = new SearchBudget(Optional.empty(), OptionalInt.empty());

    /// Beyond so many points settings are compared on a sample.
    private static final int MANY = 25_000;

    private static final int USUAL_SAMPLE = 10_000;

    /// Beyond so many points a search with a budget compares on a sample first.
    private static final int SEVERAL = 4_000;

    /// Points to compare settings on where they are fewer than many but a setting takes long.
    private static final int SHORT_SAMPLE = 2_500;

    /// Whoever has so many unlabelled points for each label still sees the manifold.
    private static final int UNLABELLED_PER_LABEL = 4;

    /// Labels that suffice to compare settings; what they cannot tell apart is compared with all of them.
    private static final int LABELS_TO_COMPARE = 300;

    /// Labels that a search may use: beyond, dense work on them takes longer than all else.
    public static final int MOST_LABELS = 1000;

    /// A sample that has all points.
    public static final int ALL = Integer.MAX_VALUE;

    public SearchBudget {
        time.ifPresent(most -> Check.that(
                !most.isNegative() && !most.isZero(),
                "%s must be a time above zero but is %s ms",
                Subject.BUDGET,
                most.toMillis()));
        sample.ifPresent(points -> Check.atLeast(2, points, Subject.SEARCH_SAMPLE));
    }

    public SearchBudget within(Duration most) {
        return new SearchBudget(Optional.of(most), sample);
    }

    public SearchBudget on(int points) {
        return new SearchBudget(time, OptionalInt.of(points));
    }

    /// Whether the caller leaves it to us what settings are compared on.
    public boolean isOpen() {
        return sample.isEmpty() && time.isEmpty();
    }

    /// Places of the labels to compare settings with.
    public int[] labelsToCompare(DistinctLabels labels, long seed) {
        return LabelSubset.of(
                labels, sample.isPresent() ? labels.size() : Math.min(LABELS_TO_COMPARE, labels.size()), seed);
    }

    /// The points to compare settings on where a count says that all would take long; all of a small cloud.
    ///
    /// @param labelled points with labels
    public int[] shortSample(int points, int[] labelled, long seed) {
        int size = points <= SEVERAL
                ? points
                : Math.min(points, Math.max(SHORT_SAMPLE, (1 + UNLABELLED_PER_LABEL) * labelled.length));
        return RandomSubset.of(points, size, labelled, seed);
    }

    /// From now on.
    public Deadline begin() {
        return Deadline.in(time);
    }

    /// The points to compare settings on, ascending, all labelled ones among them; empty if that is all.
    ///
    /// @param labelled points with labels
    public Optional<int[]> sample(int points, int[] labelled, long seed) {
        int size = Math.max(size(points), (1 + UNLABELLED_PER_LABEL) * labelled.length);
        return size >= points ? Optional.empty() : Optional.of(RandomSubset.of(points, size, labelled, seed));
    }

    private int size(int points) {
        if (sample.isPresent()) return sample.getAsInt();
        if (points > MANY) return USUAL_SAMPLE;
        return time.isPresent() && points > SEVERAL ? SEVERAL / 2 : points;
    }
}
