package dev.tangent.learning.fold;

import dev.tangent.Check;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.array.RandomPermutation;
import java.util.Arrays;

/// A seeded split of the labels into folds of equal size, up to one.
public final class Folds {
    private final int count;
    private final int[] foldOf;

    private Folds(int count, int[] foldOf) {
        this.count = count;
        this.foldOf = foldOf;
    }

    public static Folds of(int labels, int count, long seed) {
        Check.atLeast(2, count, "folds");
        Check.atMost(labels, count, "folds", "the number of labels, " + labels + ",");
        int[] foldOf = new int[labels];
        int[] order = RandomPermutation.of(labels, seed);
        for (int i = 0; i < labels; i++) foldOf[order[i]] = i % count;
        return new Folds(count, foldOf);
    }

    /// The same, with the labels of each class spread evenly over the folds. The single label of a class is never
    /// held out: the others could not know the class, whatever the method.
    public static Folds stratified(int[] classes, int count, long seed) {
        Folds plain = of(classes.length, count, seed);
        int[] order = RandomPermutation.of(classes.length, seed);
        int[] foldOf = new int[classes.length];
        int[] sizes = sizes(classes);
        int next = 0;
        for (int c = 0; c < sizes.length; c++)
            for (int i : order) if (classes[i] == c) foldOf[i] = sizes[c] == 1 ? -1 : next++ % plain.count;
        return new Folds(Math.min(count, Math.max(next, 1)), foldOf);
    }

    private static int[] sizes(int[] classes) {
        int[] sizes = new int[Arrays.stream(classes).max().orElse(-1) + 1];
        for (int c : classes) sizes[c]++;
        return sizes;
    }

    /// For each label the fold that holds it out, or -1 where the labels that fold trains on have none of its
    /// class.
    public int[] informed(int... classes) {
        int[] informed = foldOf.clone();
        int[][] held = new int[count][sizes(classes).length];
        for (int i = 0; i < foldOf.length; i++) if (foldOf[i] >= 0) held[foldOf[i]][classes[i]]++;
        int[] sizes = sizes(classes);
        for (int i = 0; i < foldOf.length; i++)
            if (foldOf[i] >= 0 && held[foldOf[i]][classes[i]] == sizes[classes[i]]) informed[i] = -1;
        return informed;
    }

    /// A single fold: those that are marked.
    public static Folds holdingOut(boolean[] marked) {
        int[] foldOf = new int[marked.length];
        for (int i = 0; i < marked.length; i++) foldOf[i] = marked[i] ? 0 : -1;
        return new Folds(1, foldOf);
    }

    /// The same folds, but each label in the fold of another; those that then hold out nothing are left out. Where
    /// a single one is left nothing changes, as there is nothing to learn from without it.
    ///
    /// @param first of each label the one whose fold it goes to, which goes to its own
    public Folds together(int... first) {
        int[] names = new int[count];
        int next = 0;
        for (int i = 0; i < foldOf.length; i++) {
            int fold = foldOf[first[i]];
            if (fold >= 0 && names[fold] == 0) names[fold] = ++next;
        }
        if (next < 2) return this;
        int[] moved = new int[foldOf.length];
        for (int i = 0; i < moved.length; i++) moved[i] = foldOf[first[i]] < 0 ? -1 : names[foldOf[first[i]]] - 1;
        return new Folds(next, moved);
    }

    /// The same folds among more labels, which no fold holds out.
    ///
    /// @param labels how many there are
    /// @param places of these among them
    public Folds among(int labels, int[] places) {
        int[] wider = new int[labels];
        Arrays.fill(wider, -1);
        for (int i = 0; i < places.length; i++) wider[places[i]] = foldOf[i];
        return new Folds(count, wider);
    }

    public int count() {
        return count;
    }

    /// Whether every label is a fold of its own.
    public boolean leaveOneOut() {
        return count == foldOf.length;
    }

    /// The labels that the smallest training set has.
    public int leastTraining() {
        int[] held = new int[count];
        for (int fold : foldOf) if (fold >= 0) held[fold]++;
        return foldOf.length - Arrays.stream(held).max().orElse(0);
    }

    public boolean holdsOut(int fold, int label) {
        return foldOf[label] == fold;
    }

    /// The fold that holds out a label; negative where none does.
    public int foldOf(int label) {
        return foldOf[label];
    }

    /// The labels by which held-out predictions can be judged; others have weight zero. A label counts where a fold
    /// holds it out that learns from others of the same output: a prediction from none says nothing of a method.
    public DistinctLabels judged(DistinctLabels labels) {
        Matrix weights = Matrix.zeros(labels.size(), labels.outputs());
        for (int c = 0; c < labels.outputs(); c++) {
            int[] known = labels.known(c);
            int[] held = new int[count];
            for (int i : known) if (foldOf[i] >= 0) held[foldOf[i]]++;
            for (int i : known)
                if (foldOf[i] >= 0 && held[foldOf[i]] < known.length) weights.set(i, c, labels.weight(i, c));
        }
        return labels.weighted(weights);
    }

    /// Copies the rows that a fold holds out.
    public void copyHeldOut(int fold, Matrix from, Matrix to) {
        int width = from.columns();
        for (int i = 0; i < foldOf.length; i++)
            if (foldOf[i] == fold) System.arraycopy(from.values(), i * width, to.values(), i * width, width);
    }

    /// True for the labels a fold trains on.
    public boolean[] training(int fold) {
        boolean[] training = new boolean[foldOf.length];
        for (int i = 0; i < training.length; i++) training[i] = foldOf[i] != fold;
        return training;
    }
}
