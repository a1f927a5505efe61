package dev.tangent.geometry.neighbours;

import java.util.Arrays;

/// For every point a sorted list of the nearest others known so far, each marked *fresh* until it has been followed.
///
/// One point's list is written by one worker only. Order by (distance, index), so that what a list ends up with does
/// not depend on the order of the offers.
public final class NeighbourLists {
    public final int length;
    public final int[] member;
    public final double[] squaredDistance;
    public final boolean[] fresh;
    private final int[] filled;

    public NeighbourLists(int points, int length) {
        this.length = length;
        member = new int[Math.multiplyExact(points, length)];
        squaredDistance = new double[member.length];
        fresh = new boolean[member.length];
        filled = new int[points];
    }

    public int points() {
        return filled.length;
    }

    public int filled(int point) {
        return filled[point];
    }

    /// The largest squared distance at which another point is still accepted.
    public double bound(int point) {
        return filled[point] < length ? Double.POSITIVE_INFINITY : squaredDistance[(point + 1) * length - 1];
    }

    /// Takes the list of a point over from another set of lists, nothing in it fresh.
    public void copyStale(NeighbourLists from, int point) {
        int start = point * length;
        filled[point] = from.filled[point];
        System.arraycopy(from.member, start, member, start, filled[point]);
        System.arraycopy(from.squaredDistance, start, squaredDistance, start, filled[point]);
        Arrays.fill(fresh, start, start + filled[point], false);
    }

    /// Puts a point that is not yet in the list where it belongs; false if it is too far.
    public boolean offer(int point, double d, int other) {
        int start = point * length;
        int hole = start + filled[point];
        if (filled[point] == length) {
            if (!before(d, other, --hole)) return false;
        } else {
            filled[point]++;
        }
        for (; hole > start && before(d, other, hole - 1); hole--) {
            member[hole] = member[hole - 1];
            squaredDistance[hole] = squaredDistance[hole - 1];
            fresh[hole] = fresh[hole - 1];
        }
        member[hole] = other;
        squaredDistance[hole] = d;
        fresh[hole] = true;
        return true;
    }

    public boolean contains(int point, int other) {
        int start = point * length;
        for (int e = start; e < start + filled[point]; e++) if (member[e] == other) return true;
        return false;
    }

    private boolean before(double d, int other, int entry) {
        return d < squaredDistance[entry] || (d == squaredDistance[entry] && other < member[entry]);
    }
}
