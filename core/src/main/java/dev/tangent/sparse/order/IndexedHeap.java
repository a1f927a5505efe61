package dev.tangent.sparse.order;

import java.util.Arrays;

/// Items 0 .. n-1 by priority, the highest first, the smaller item among equals; priorities may change.
final class IndexedHeap {
    private static final int NONE = -1;

    private final int[] heap;
    private final int[] position;
    private final int[] priority;
    private int size;

    IndexedHeap(int items) {
        heap = new int[items];
        position = new int[items];
        priority = new int[items];
        Arrays.fill(position, NONE);
    }

    boolean isEmpty() {
        return size == 0;
    }

    int top() {
        return heap[0];
    }

    int topPriority() {
        return priority[heap[0]];
    }

    /// Files the item, or changes its priority.
    void put(int item, int value) {
        if (position[item] == NONE) {
            position[item] = size;
            heap[size++] = item;
            priority[item] = value;
            up(position[item]);
            return;
        }
        int old = priority[item];
        priority[item] = value;
        if (value > old) up(position[item]);
        else down(position[item]);
    }

    /// Takes the item out; nothing happens when it is not in.
    void remove(int item) {
        int at = position[item];
        if (at == NONE) return;
        position[item] = NONE;
        int last = heap[--size];
        if (last == item) return;
        heap[at] = last;
        position[last] = at;
        up(at);
        down(position[last]);
    }

    void clear() {
        for (int i = 0; i < size; i++) position[heap[i]] = NONE;
        size = 0;
    }

    private boolean before(int a, int b) {
        return priority[a] > priority[b] || (priority[a] == priority[b] && a < b);
    }

    private void up(int from) {
        int at = from;
        int item = heap[at];
        while (at > 0 && before(item, heap[(at - 1) / 2])) {
            place(heap[(at - 1) / 2], at);
            at = (at - 1) / 2;
        }
        place(item, at);
    }

    private void down(int from) {
        int at = from;
        int item = heap[at];
        while (2 * at + 1 < size) {
            int child = 2 * at + 1;
            if (child + 1 < size && before(heap[child + 1], heap[child])) child++;
            if (!before(heap[child], item)) break;
            place(heap[child], at);
            at = child;
        }
        place(item, at);
    }

    private void place(int item, int at) {
        heap[at] = item;
        position[item] = at;
    }
}
