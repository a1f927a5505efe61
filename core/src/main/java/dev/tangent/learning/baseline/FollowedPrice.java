package dev.tangent.learning.baseline;

import dev.tangent.learning.Elimination;
import dev.tangent.linalg.Matrix;
import java.util.stream.IntStream;

/// The reduced regularizer on the labels in use, T, when the others, V, follow them as cheaply as they can:
/// f_V = -S_VV^-1 S_VT f_T, and S_T = S_TT - S_TV S_VV^-1 S_VT is what f_T then costs.
final class FollowedPrice {
    private final int[] used;
    private final int[] followers;
    private final Matrix following;
    private final Matrix price;

    FollowedPrice(Matrix reduced, int[] used) {
        this.used = used;
        boolean[] leads = new boolean[reduced.rows()];
        for (int i : used) leads[i] = true;
        followers = IntStream.range(0, leads.length).filter(i -> !leads[i]).toArray();
        following = followers.length == 0
                ? Matrix.zeros(0, used.length)
                : Elimination.following(
                        reduced.select(followers, followers),
                        reduced.select(followers, used),
                        Elimination.scale(reduced));
        price = reduced.select(used, used)
                .plus(reduced.select(used, followers).times(following))
                .symmetrized();
    }

    /// S_T.
    Matrix matrix() {
        return price;
    }

    /// Values at the labels in use, extended to all l labels.
    Matrix extend(Matrix atUsed) {
        Matrix all = Matrix.zeros(used.length + followers.length, atUsed.columns());
        copyRows(atUsed, used, all);
        copyRows(following.times(atUsed), followers, all);
        return all;
    }

    private static void copyRows(Matrix from, int[] rows, Matrix to) {
        int width = from.columns();
        for (int i = 0; i < rows.length; i++)
            System.arraycopy(from.values(), i * width, to.values(), rows[i] * width, width);
    }
}
