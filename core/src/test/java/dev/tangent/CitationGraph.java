package dev.tangent;

import dev.tangent.geometry.Points;
import dev.tangent.geometry.WeightedGraph;
import dev.tangent.learning.ClassLabels;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;

/// A graph like that of citations between papers of several fields: a degree-corrected stochastic block model (Karrer
/// and Newman 2011), whose vertices are cited the more often, the earlier a power law drew them.
///
/// @param field of each vertex
record CitationGraph(WeightedGraph graph, int[] field, int fields) {
    /// @param edges drawn; those drawn twice are one
    /// @param within the part of them that stays within a field
    static CitationGraph of(int vertices, int fields, int edges, double within, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int[] field = random.ints(vertices, 0, fields).toArray();
        double[] upTo = new double[vertices];
        double sum = 0;
        for (int i = 0; i < vertices; i++) upTo[i] = sum += Math.pow(1 - random.nextDouble(), -1 / 1.5); // Pareto
        int[] rowStart = new int[vertices + 1];
        int[] from = new int[edges];
        int[] to = new int[edges];
        for (int e = 0; e < edges; e++) {
            boolean inside = random.nextDouble() < within;
            do {
                from[e] = drawn(upTo, sum, random);
                to[e] = drawn(upTo, sum, random);
            } while (from[e] == to[e] || (field[from[e]] == field[to[e]]) != inside);
            rowStart[from[e] + 1]++;
        }
        for (int i = 0; i < vertices; i++) rowStart[i + 1] += rowStart[i];
        int[] next = rowStart.clone();
        int[] columns = new int[edges];
        for (int e = 0; e < edges; e++) columns[next[from[e]]++] = to[e];
        double[] ones = new double[edges];
        Arrays.fill(ones, 1);
        return new CitationGraph(Points.graph(rowStart, columns, ones), field, fields);
    }

    private static int drawn(double[] upTo, double sum, SplittableRandom random) {
        int place = Arrays.binarySearch(upTo, sum * random.nextDouble());
        return Math.min(upTo.length - 1, place < 0 ? -place - 1 : place);
    }

    /// The fields of so many vertices of each, drawn at random.
    Map<Integer, String> labels(int each, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int[] left = new int[fields];
        Arrays.fill(left, each);
        Map<Integer, String> labels = new LinkedHashMap<>();
        while (Arrays.stream(left).sum() > 0) {
            int i = random.nextInt(field.length);
            if (left[field[i]] == 0 || labels.containsKey(i)) continue;
            left[field[i]]--;
            labels.put(i, "field " + field[i]);
        }
        return labels;
    }

    ClassLabels classes(int each, long seed) {
        return ClassLabels.of(labels(each, seed));
    }
}
