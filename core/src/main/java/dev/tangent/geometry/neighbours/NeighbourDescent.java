package dev.tangent.geometry.neighbours;

import dev.tangent.geometry.PointCloud;
import dev.tangent.parallel.Parallel;
import java.util.Arrays;
import java.util.concurrent.atomic.LongAdder;

/// NN-descent: a neighbour of a neighbour is likely a neighbour. Every round, each point looks at the lists of those in
/// its list and of those that have it in theirs, and keeps the nearest.
///
/// Deviation from the paper: a point improves only its own list, reading the lists of the round before. That computes
/// a distance up to twice but needs no locks, and the result is the same for any number of threads. A path is followed
/// only if one of its two steps is fresh, as in the paper.
///
/// Reference: W. Dong, C. Moses, K. Li, "Efficient k-nearest neighbor graph construction for generic similarity
/// measures", WWW 2011.
final class NeighbourDescent {
    private static final int CHUNK = 256;
    private static final int MOST_ROUNDS = 20;
    /// A round that changes a smaller part of all entries is the last.
    private static final double SETTLED = 0.0005;

    private final PointCloud cloud;
    private NeighbourLists lists;
    private NeighbourLists next;
    private final ReverseLists reverse;

    NeighbourDescent(PointCloud cloud, NeighbourLists start) {
        this.cloud = cloud;
        lists = start;
        next = new NeighbourLists(start.points(), start.length);
        reverse = new ReverseLists(start);
    }

    NeighbourLists descend(long seed) {
        long changed = Long.MAX_VALUE;
        for (int round = 0; round < MOST_ROUNDS && changed > SETTLED * lists.member.length; round++) {
            reverse.turn(lists, ReverseLists.mix(seed + round));
            changed = round();
            NeighbourLists old = lists;
            lists = next;
            next = old;
        }
        return lists;
    }

    private long round() {
        LongAdder changed = new LongAdder();
        Parallel.forRange(cloud.size(), CHUNK, () -> new Visitor(cloud.size()), (visitor, from, to) -> {
            for (int i = from; i < to; i++) changed.add(visitor.improve(i));
        });
        return changed.sum();
    }

    /// Scratch of one worker: which points the current one has met.
    private final class Visitor {
        private final int[] metBy;
        private int changed;

        Visitor(int points) {
            metBy = new int[points];
            Arrays.fill(metBy, -1);
        }

        int improve(int point) {
            changed = 0;
            next.copyStale(lists, point);
            metBy[point] = point;
            int start = point * lists.length;
            for (int e = start; e < start + lists.filled(point); e++) metBy[lists.member[e]] = point;
            for (int e = start; e < start + lists.filled(point); e++) follow(point, lists.member[e], lists.fresh[e]);
            for (int e = start; e < start + reverse.filled(point); e++) {
                meet(point, reverse.member[e]);
                follow(point, reverse.member[e], reverse.fresh[e]);
            }
            return changed;
        }

        private void follow(int point, int via, boolean fresh) {
            int start = via * lists.length;
            for (int e = start; e < start + lists.filled(via); e++)
                if (fresh || lists.fresh[e]) meet(point, lists.member[e]);
            for (int e = start; e < start + reverse.filled(via); e++)
                if (fresh || reverse.fresh[e]) meet(point, reverse.member[e]);
        }

        private void meet(int point, int other) {
            if (metBy[other] == point) return;
            metBy[other] = point;
            double d = cloud.squaredDistance(point, other);
            if (d <= next.bound(point) && next.offer(point, d, other)) changed++;
        }
    }
}
