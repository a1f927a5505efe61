package dev.tangent.learning.reduction;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// Which labels are left out together: copies of one thing, which would tell of each other. Any other label is a group
/// by itself.
///
/// @param first of each label the first of its group, itself where there is none before it
public record LabelGroups(int[] first) {
    /// Every label by itself.
    public static LabelGroups alone(int labels) {
        return new LabelGroups(IntStream.range(0, labels).toArray());
    }

    public boolean areAlone() {
        return IntStream.range(0, first.length).allMatch(i -> first[i] == i);
    }

    /// The labels of every group that has several, ascending.
    public List<int[]> several() {
        int[] sizes = new int[first.length];
        for (int each : first) sizes[each]++;
        return IntStream.range(0, first.length)
                .filter(i -> sizes[i] > 1)
                .mapToObj(this::group)
                .toList();
    }

    /// The labels of every group, ascending.
    public int[][] all() {
        int[][] members = members();
        return IntStream.range(0, first.length)
                .filter(i -> first[i] == i)
                .mapToObj(i -> members[i])
                .toArray(int[][]::new);
    }

    private int[] group(int leader) {
        return IntStream.range(0, first.length).filter(i -> first[i] == leader).toArray();
    }

    /// Marks the labels that are in a group with a marked one.
    public boolean[] with(boolean[] marked) {
        boolean[] groups = new boolean[first.length];
        for (int i = 0; i < first.length; i++) groups[first[i]] |= marked[i];
        boolean[] all = new boolean[first.length];
        for (int i = 0; i < first.length; i++) all[i] = groups[first[i]];
        return all;
    }

    /// The same among some of the labels.
    ///
    /// @param kept ascending
    public LabelGroups select(int[] kept) {
        int[] leader = new int[first.length];
        Arrays.fill(leader, -1);
        int[] selected = new int[kept.length];
        for (int t = 0; t < kept.length; t++) {
            int group = first[kept[t]];
            if (leader[group] < 0) leader[group] = t;
            selected[t] = leader[group];
        }
        return new LabelGroups(selected);
    }

    /// For each label the labels of its group.
    public int[][] members() {
        int[][] members = new int[first.length][];
        for (int i = 0; i < first.length; i++) members[i] = new int[] {i};
        for (int[] group : several()) for (int i : group) members[i] = group;
        return members;
    }
}
