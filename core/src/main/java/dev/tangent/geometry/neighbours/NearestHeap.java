package dev.tangent.geometry.neighbours;

/// The nearest points seen so far, up to a given number, ordered by (distance, index), the farthest on top of a binary
/// heap.
public final class NearestHeap {
    private final double[] distance;
    private final int[] index;
    private int size;

    public NearestHeap(int capacity) {
        distance = new double[capacity];
        index = new int[capacity];
    }

    public void clear() {
        size = 0;
    }

    /// The largest squared distance at which another point is still accepted.
    double bound() {
        return size < distance.length ? Double.POSITIVE_INFINITY : distance.length == 0 ? -1 : distance[0];
    }

    public void offer(double squaredDistance, int point) {
        if (size < distance.length) {
            rise(size++, squaredDistance, point);
        } else if (size > 0 && before(squaredDistance, point, distance[0], index[0])) {
            sink(0, size, squaredDistance, point);
        }
    }

    private static boolean before(double d, int i, double otherD, int otherI) {
        return d < otherD || (d == otherD && i < otherI);
    }

    private void rise(int hole, double d, int i) {
        while (hole > 0) {
            int parent = (hole - 1) >>> 1;
            if (!before(distance[parent], index[parent], d, i)) break;
            distance[hole] = distance[parent];
            index[hole] = index[parent];
            hole = parent;
        }
        distance[hole] = d;
        index[hole] = i;
    }

    private void sink(int hole, int end, double d, int i) {
        for (int child = 2 * hole + 1; child < end; child = 2 * hole + 1) {
            if (child + 1 < end && before(distance[child], index[child], distance[child + 1], index[child + 1]))
                child++;
            if (!before(d, i, distance[child], index[child])) break;
            distance[hole] = distance[child];
            index[hole] = index[child];
            hole = child;
        }
        distance[hole] = d;
        index[hole] = i;
    }

    /// Writes the centre and then what was kept, nearest first; the heap is empty afterwards.
    public void writeAfterCentre(int centre, NeighbourSearch.Found found, int start) {
        found.neighbours()[start] = centre;
        found.squaredDistances()[start] = 0;
        write(found, start + 1);
    }

    /// Writes what was kept, nearest first; the heap is empty afterwards.
    public void write(NeighbourSearch.Found found, int start) {
        while (size > 0) {
            size--;
            found.neighbours()[start + size] = index[0];
            found.squaredDistances()[start + size] = distance[0];
            sink(0, size, distance[size], index[size]);
        }
    }
}
