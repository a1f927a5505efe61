package dev.tangent.sparse.order;

import java.util.Arrays;

/// Vertices filed by degree, so that one of least degree is found at once: a doubly linked list for each degree.
///
/// The vertex filed last comes out first among equals.
final class DegreeLists {
    private static final int NONE = -1;

    private final int[] head;
    private final int[] next;
    private final int[] previous;
    private final int[] filed;
    private int least;

    DegreeLists(int vertices, int degrees) {
        head = new int[degrees];
        next = new int[vertices];
        previous = new int[vertices];
        filed = new int[vertices];
        Arrays.fill(head, NONE);
        Arrays.fill(filed, NONE);
    }

    void add(int vertex, int degree) {
        int old = head[degree];
        next[vertex] = old;
        previous[vertex] = NONE;
        if (old != NONE) previous[old] = vertex;
        head[degree] = vertex;
        filed[vertex] = degree;
        least = Math.min(least, degree);
    }

    /// Takes the vertex out; nothing happens when it is not filed.
    void remove(int vertex) {
        int degree = filed[vertex];
        if (degree == NONE) return;
        filed[vertex] = NONE;
        if (previous[vertex] == NONE) head[degree] = next[vertex];
        else next[previous[vertex]] = next[vertex];
        if (next[vertex] != NONE) previous[next[vertex]] = previous[vertex];
    }

    /// Takes out a vertex of least degree; at least one must be filed.
    int removeLeast() {
        while (head[least] == NONE) least++;
        int vertex = head[least];
        remove(vertex);
        return vertex;
    }
}
