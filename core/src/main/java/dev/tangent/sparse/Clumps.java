package dev.tangent.sparse;

import dev.tangent.linalg.Matrix;
import java.util.Arrays;

/// Points that no patch boundary may part, as one weighted point each.
final class Clumps {
    private final Matrix centres;
    /// The points of clump c are `members[start[c]] .. members[start[c + 1] - 1]`.
    private final int[] start;

    private final int[] members;

    Clumps(Matrix coordinates, int[] clump) {
        int count = Arrays.stream(clump).max().orElse(-1) + 1;
        start = new int[count + 1];
        for (int c : clump) start[c + 1]++;
        for (int c = 0; c < count; c++) start[c + 1] += start[c];
        members = new int[clump.length];
        int[] next = start.clone();
        for (int i = 0; i < clump.length; i++) members[next[clump[i]]++] = i;
        centres = Matrix.zeros(count, coordinates.columns());
        for (int i = 0; i < clump.length; i++) {
            int c = clump[i];
            for (int t = 0; t < coordinates.columns(); t++)
                centres.set(c, t, centres.at(c, t) + coordinates.at(i, t) / (start[c + 1] - start[c]));
        }
    }

    int count() {
        return start.length - 1;
    }

    Matrix centres() {
        return centres;
    }

    int points(int[] sequence, int from, int to) {
        int sum = 0;
        for (int i = from; i < to; i++) sum += start[sequence[i] + 1] - start[sequence[i]];
        return sum;
    }

    /// The clumps in this sequence, cut where `opens` says.
    Patches patches(int[] sequence, boolean[] opens) {
        int[] order = new int[members.length];
        int[] patchStart = new int[count() + 1];
        int patches = 0;
        int q = 0;
        for (int i = 0; i < count(); i++) {
            if (opens[i]) patchStart[patches++] = q;
            for (int p = start[sequence[i]]; p < start[sequence[i] + 1]; p++) order[q++] = members[p];
        }
        patchStart[patches] = q;
        return new Patches(order, Arrays.copyOf(patchStart, patches + 1));
    }
}
