package dev.tangent.learning.fold;

import dev.tangent.geometry.PointCloud;
import dev.tangent.geometry.neighbours.NeighbourIndex;
import dev.tangent.geometry.neighbours.NeighbourSearch;
import dev.tangent.learning.reduction.LabelGroups;
import dev.tangent.linalg.array.DisjointSets;
import java.util.Optional;

/// Labelled points that lie all but where another does: one thing, measured or written twice. Whichever method, a label
/// is known where its copy is learnt from, and held-out labels say nothing of other points. So copies are held out
/// together.
///
/// @param first of each label the first that it is a copy of, itself where it is none
/// @param count of labels that have a copy
public record NearCopies(int[] first, int count) {
    /// Distance of copies, relative to the spread of the labelled points: far below what is measured, far above
    /// what rounding leaves.
    private static final double NEAR = 1e-6;

    /// Of each point so many neighbours are looked at.
    private static final int MOST = 8;

    /// Share of the labels below which copies are chance, and change little.
    private static final double MANY = 0.05;

    /// Of distinct labelled points.
    public static NearCopies of(PointCloud labelled) {
        int size = labelled.size();
        int[] first = new int[size];
        for (int i = 0; i < size; i++) first[i] = i;
        double reach = NEAR * NEAR * squaredSpread(labelled);
        if (size < 2 || !(reach > 0) || Double.isInfinite(reach)) return new NearCopies(first, 0);
        int k = Math.min(MOST, size);
        NeighbourSearch.Found found = NeighbourIndex.of(labelled).neighbourhoods(k);
        DisjointSets sets = new DisjointSets(size);
        boolean[] copied = new boolean[size];
        for (int i = 0; i < size; i++)
            for (int t = 1; t < k; t++) {
                int j = found.neighbours()[i * k + t];
                if (labelled.squaredDistance(i, j) > reach) continue;
                sets.join(i, j);
                copied[i] = true;
                copied[j] = true;
            }
        return new NearCopies(firsts(sets), count(copied));
    }

    private static int[] firsts(DisjointSets sets) {
        int[] ofRoot = new int[sets.size()];
        int[] first = new int[sets.size()];
        for (int i = sets.size() - 1; i >= 0; i--) ofRoot[sets.root(i)] = i;
        for (int i = 0; i < first.length; i++) first[i] = ofRoot[sets.root(i)];
        return first;
    }

    private static int count(boolean[] marked) {
        int count = 0;
        for (boolean each : marked) if (each) count++;
        return count;
    }

    /// The sum of the columns' variances.
    private static double squaredSpread(PointCloud cloud) {
        double sum = 0;
        for (int t = 0; t < cloud.dimension(); t++) {
            double mean = 0;
            for (int i = 0; i < cloud.size(); i++) mean += cloud.at(i, t) / cloud.size();
            for (int i = 0; i < cloud.size(); i++)
                sum += (cloud.at(i, t) - mean) * (cloud.at(i, t) - mean) / cloud.size();
        }
        return sum;
    }

    private boolean areMany() {
        return count > MANY * first.length;
    }

    /// The labels that are left out together: copies of one another, where they are many.
    public LabelGroups groups() {
        return areMany() ? new LabelGroups(first) : LabelGroups.alone(first.length);
    }

    /// The same folds, each label in that of the first of its copies.
    public Folds heldOutTogether(Folds folds) {
        return areMany() ? folds.together(first) : folds;
    }

    /// A sentence on them; empty where they are few.
    public Optional<String> warning() {
        if (!areMany()) return Optional.empty();
        return Optional.of(count + " of " + first.length
                + " labelled points lie within a millionth of the points' spread of another: such copies are held out"
                + " together, as a label is known where its copy is learnt from; if they are one thing, keep one row of"
                + " each");
    }
}
