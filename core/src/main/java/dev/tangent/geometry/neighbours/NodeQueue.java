package dev.tangent.geometry.neighbours;

import java.util.Arrays;

/// Nodes waiting to be looked at, the nearest first: a binary heap that grows.
public final class NodeQueue {
    private double[] distance = new double[64];
    private int[] node = new int[64];
    private int size;

    /// Without nodes.
    public NodeQueue() {}

    public void clear() {
        size = 0;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    /// Distance of the nearest node, squared or not as it was pushed.
    public double least() {
        return distance[0];
    }

    public void push(double squaredDistance, int pushed) {
        if (size == node.length) {
            distance = Arrays.copyOf(distance, 2 * size);
            node = Arrays.copyOf(node, 2 * size);
        }
        int hole = size++;
        while (hole > 0 && squaredDistance < distance[(hole - 1) >>> 1]) {
            int parent = (hole - 1) >>> 1;
            distance[hole] = distance[parent];
            node[hole] = node[parent];
            hole = parent;
        }
        distance[hole] = squaredDistance;
        node[hole] = pushed;
    }

    public int pop() {
        int nearest = node[0];
        size--;
        double d = distance[size];
        int hole = 0;
        for (int child = 1; child < size; child = 2 * hole + 1) {
            if (child + 1 < size && distance[child + 1] < distance[child]) child++;
            if (d <= distance[child]) break;
            distance[hole] = distance[child];
            node[hole] = node[child];
            hole = child;
        }
        distance[hole] = d;
        node[hole] = node[size];
        return nearest;
    }
}
