package dev.tangent.geometry;

/// Hoare's selection on keys that carry an index along. Expected linear time; runs of equal keys are halved, not
/// dragged through one by one.
final class Selection {
    private Selection() {}

    /// Permutes both arrays between `from` and `to` so that no key before `rank` exceeds one from `rank` on.
    static void partition(double[] keys, int[] carried, int from, int to, int rank) {
        int low = from;
        int high = to - 1;
        while (low < high) {
            double pivot = median(keys[low], keys[low + pseudoRandom(low, high)], keys[high]);
            int i = low;
            int j = high;
            while (i <= j) {
                while (keys[i] < pivot) i++;
                while (pivot < keys[j]) j--;
                if (i <= j) swap(keys, carried, i++, j--);
            }
            if (rank <= j) high = j;
            else if (rank >= i) low = i;
            else return;
        }
    }

    /// A fixed function of the range: the same split on every run, and no simple order of the points is its worst case.
    private static int pseudoRandom(int low, int high) {
        long mixed = (low * 0x9E3779B97F4A7C15L ^ high) * 0xBF58476D1CE4E5B9L;
        return (int) Long.remainderUnsigned(mixed ^ mixed >>> 31, high - low + 1L);
    }

    private static double median(double a, double b, double c) {
        return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
    }

    private static void swap(double[] keys, int[] carried, int i, int j) {
        double key = keys[i];
        keys[i] = keys[j];
        keys[j] = key;
        int index = carried[i];
        carried[i] = carried[j];
        carried[j] = index;
    }
}
