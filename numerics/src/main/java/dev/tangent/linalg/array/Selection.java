package dev.tangent.linalg.array;

/// Finds the smallest so many of a range without sorting it (Hoare 1961).
public final class Selection {
    private Selection() {}

    /// Rearranges `from .. to` of both arrays alike, so that no key before `middle` exceeds one at or after it.
    /// Equal keys are told apart by the item, so the outcome is unique as a set.
    public static void partition(double[] key, int[] item, int from, int to, int middle) {
        int low = from;
        int high = to - 1;
        while (low < high) {
            int pivot = medianOfThree(key, item, low, (low + high) >>> 1, high);
            double pivotKey = key[pivot];
            int pivotItem = item[pivot];
            int i = low;
            int j = high;
            while (i <= j) {
                while (before(key[i], item[i], pivotKey, pivotItem)) i++;
                while (before(pivotKey, pivotItem, key[j], item[j])) j--;
                if (i <= j) swap(key, item, i++, j--);
            }
            if (middle <= j) high = j;
            else if (middle >= i) low = i;
            else return;
        }
    }

    private static int medianOfThree(double[] key, int[] item, int a, int b, int c) {
        boolean ab = before(key[a], item[a], key[b], item[b]);
        boolean bc = before(key[b], item[b], key[c], item[c]);
        boolean ac = before(key[a], item[a], key[c], item[c]);
        if (ab == bc) return b;
        return ab == ac ? c : a;
    }

    private static boolean before(double keyA, int itemA, double keyB, int itemB) {
        return keyA < keyB || (keyA == keyB && itemA < itemB);
    }

    private static void swap(double[] key, int[] item, int i, int j) {
        double k = key[i];
        key[i] = key[j];
        key[j] = k;
        int t = item[i];
        item[i] = item[j];
        item[j] = t;
    }
}
