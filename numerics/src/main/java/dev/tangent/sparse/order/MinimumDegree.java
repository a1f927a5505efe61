package dev.tangent.sparse.order;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Approximate minimum degree: eliminates, again and again, a vertex that seems to have the fewest neighbours left.
///
/// Eliminated vertices live on as *elements*, each standing for the clique it left behind, so the graph never grows:
/// a vertex keeps a list of elements and a list of plain neighbours (the quotient graph). Vertices that have become
/// indistinguishable are merged and eliminated together. Degrees are bounded from above by counting every element once
/// (Amestoy, Davis and Duff 1996, "An approximate minimum degree ordering algorithm").
///
/// Vertices may be told their *stage*: all of a lower stage are eliminated before any of a higher one, which still
/// count in the degrees. So minimum degree fills in what nested dissection leaves open.
final class MinimumDegree {
    private static final int NONE = -1;

    private final int size;
    private final int[] stage;
    private final int[] start;
    private final int[] list;
    /// Length of a vertex's list, and how many entries at its front are elements.
    private final int[] length;
    private final int[] elements;
    /// The vertices an element connects; null when it is not, or no longer, an element.
    private final int[] @Nullable [] clique;
    private final int[] cliqueWeight;
    /// Original vertices a merged vertex stands for; 0 once merged away or eliminated; negative while in the
    /// pivot's clique.
    private final int[] weight;
    private final int[] degree;
    private final DegreeLists lists;
    private final VertexGroups groups;
    private final int[] mark;
    private int stamp = 1;
    private final int[] hash;
    private final int[] bucketHead;
    private final int[] bucketNext;
    private final int total;
    private int left;
    private int current;

    private MinimumDegree(Graph graph, int[] stage) {
        this.stage = stage;
        this.total = (int) graph.totalWeight();
        this.left = total;
        size = graph.size();
        start = graph.start();
        list = graph.neighbours().clone();
        length = new int[size];
        elements = new int[size];
        clique = new int[size][];
        cliqueWeight = new int[size];
        weight = graph.weights().clone();
        degree = new int[size];
        lists = new DegreeLists(size, left + 1);
        groups = new VertexGroups(size);
        mark = new int[size];
        hash = new int[size];
        bucketHead = new int[size];
        bucketNext = new int[size];
    }

    /// A permutation: `order[position] = vertex`. Close to linear in the edges for the graphs met here.
    static int[] order(Graph graph) {
        return order(graph, new int[graph.size()], graph.size());
    }

    /// The same for the first `count` vertices by stage; the others are never eliminated and follow in no order.
    static int[] order(Graph graph, int[] stage, int count) {
        return new MinimumDegree(graph, stage).eliminateFirst(count);
    }

    private int[] eliminateFirst(int count) {
        Arrays.fill(bucketHead, NONE);
        for (int v = 0; v < size; v++) {
            length[v] = start[v + 1] - start[v];
            for (int p = start[v]; p < start[v + 1]; p++) degree[v] += weight[list[p]];
        }
        int[] order = new int[size];
        int[] byStage = byStage();
        int done = 0;
        for (int from = 0, to = 0; from < count; from = to) {
            current = stage[byStage[from]];
            while (to < size && stage[byStage[to]] == current) to++;
            for (int i = to - 1; i > from - 1; i--)
                if (weight[byStage[i]] > 0) lists.add(byStage[i], degree[byStage[i]]);
            while (done < to) {
                int pivot = lists.removeLeast();
                eliminate(pivot);
                done = groups.write(pivot, order, done);
            }
        }
        return order;
    }

    private int[] byStage() {
        long[] key = new long[size];
        for (int v = 0; v < size; v++) key[v] = (long) stage[v] * size + v;
        Arrays.sort(key);
        int[] sorted = new int[size];
        for (int i = 0; i < size; i++) sorted[i] = (int) (key[i] % size);
        return sorted;
    }

    private void eliminate(int pivot) {
        int pivotWeight = weight[pivot];
        weight[pivot] = 0;
        int[] members = gather(pivot);
        left -= pivotWeight;
        countOutside(members);
        int kept = 0;
        for (int v : members) if (refresh(v, pivot)) members[kept++] = v;
        for (int i = 0; i < kept; i++) mergeWithin(hash[members[i]]);
        int alive = 0;
        for (int i = 0; i < kept; i++) if (weight[members[i]] != 0) members[alive++] = members[i];
        file(pivot, Arrays.copyOf(members, alive));
    }

    /// The vertices adjacent to the pivot, straight or through its elements, which the new element absorbs. Their
    /// weights turn negative, so that membership is one comparison.
    private int[] gather(int pivot) {
        int room = length[pivot] - elements[pivot];
        for (int p = start[pivot]; p < start[pivot] + elements[pivot]; p++) {
            int[] members = clique[list[p]];
            if (members != null) room += members.length;
        }
        int[] found = new int[Math.min(room, size)];
        int count = 0;
        cliqueWeight[pivot] = 0;
        for (int p = start[pivot]; p < start[pivot] + length[pivot]; p++) {
            int entry = list[p];
            if (p >= start[pivot] + elements[pivot]) {
                if (take(entry, pivot)) found[count++] = entry;
                continue;
            }
            if (clique[entry] == null) continue;
            for (int v : clique[entry]) if (take(v, pivot)) found[count++] = v;
            clique[entry] = null;
        }
        return Arrays.copyOf(found, count);
    }

    private boolean take(int v, int pivot) {
        if (weight[v] <= 0) return false;
        cliqueWeight[pivot] += weight[v];
        weight[v] = -weight[v];
        lists.remove(v);
        return true;
    }

    /// Leaves in `mark[e] - stamp`, for each element e touching a member, the weight of e outside the new clique.
    private void countOutside(int[] members) {
        stamp = freshStamp();
        for (int v : members) {
            for (int p = start[v]; p < start[v] + elements[v]; p++) {
                int e = list[p];
                if (clique[e] == null) continue;
                if (mark[e] < stamp) mark[e] = cliqueWeight[e] + stamp;
                mark[e] += weight[v];
            }
        }
    }

    /// Cleans the lists of v, puts the pivot's element first, and bounds the degree. False when v has no neighbour
    /// outside the new clique and therefore goes together with the pivot.
    private boolean refresh(int v, int pivot) {
        int q = start[v];
        int outside = 0;
        int sum = pivot;
        int end = start[v] + length[v];
        int firstPlain = start[v] + elements[v];
        for (int p = start[v]; p < firstPlain; p++) {
            int e = list[p];
            if (clique[e] == null) continue;
            if (mark[e] == stamp) {
                clique[e] = null; // inside the new clique, which says all it said
                continue;
            }
            outside += mark[e] - stamp;
            sum += e;
            list[q++] = e;
        }
        int plain = q;
        for (int p = firstPlain; p < end; p++) {
            int u = list[p];
            if (weight[u] <= 0) continue; // gone, or reached through the new clique
            outside += weight[u];
            sum += u;
            list[q++] = u;
        }
        if (outside == 0 && stage[v] == current) return goWith(pivot, v);
        // One entry at least has gone (the pivot, or an element it absorbed), so there is room for the new element.
        list[q] = list[plain];
        list[plain] = list[start[v]];
        list[start[v]] = pivot;
        elements[v] = plain - start[v] + 1;
        length[v] = q - start[v] + 1;
        degree[v] = Math.min(degree[v], outside);
        hash[v] = Math.floorMod(sum, size);
        bucketNext[v] = bucketHead[hash[v]];
        bucketHead[hash[v]] = v;
        return true;
    }

    private boolean goWith(int pivot, int v) {
        cliqueWeight[pivot] += weight[v];
        left += weight[v];
        weight[v] = 0;
        groups.join(pivot, v);
        return false;
    }

    /// Merges vertices of one bucket whose lists hold the same entries: they can be eliminated together without
    /// harm.
    private void mergeWithin(int bucket) {
        int v = bucketHead[bucket];
        bucketHead[bucket] = NONE;
        for (; v != NONE && bucketNext[v] != NONE; v = bucketNext[v]) {
            stamp = freshStamp();
            for (int p = start[v] + 1; p < start[v] + length[v]; p++) mark[list[p]] = stamp;
            int before = v;
            for (int u = bucketNext[v]; u != NONE; u = bucketNext[u]) {
                if (indistinguishable(v, u)) {
                    weight[v] += weight[u];
                    weight[u] = 0;
                    groups.join(v, u);
                    bucketNext[before] = bucketNext[u];
                } else before = u;
            }
        }
    }

    private boolean indistinguishable(int v, int u) {
        if (length[v] != length[u] || elements[v] != elements[u] || stage[v] != stage[u]) return false;
        for (int p = start[u] + 1; p < start[u] + length[u]; p++) if (mark[list[p]] != stamp) return false;
        return true;
    }

    /// Makes the pivot an element and files its members under their new degrees.
    private void file(int pivot, int[] members) {
        for (int v : members) {
            weight[v] = -weight[v];
            degree[v] = Math.min(degree[v] + cliqueWeight[pivot], left) - weight[v];
            if (stage[v] == current) lists.add(v, degree[v]);
        }
        clique[pivot] = members;
    }

    private int freshStamp() {
        if (stamp > Integer.MAX_VALUE - 3 * total - 3) {
            Arrays.fill(mark, 0);
            stamp = 0;
        }
        return stamp + total + 1;
    }
}
