package dev.tangent.sparse.cholesky;

import dev.tangent.linalg.block.Trapezoid;

/// The most memory that update matrices can take at one time, in numbers.
///
/// Within a task supernodes follow one another, and an update matrix lives until it is added to its parent's front.
/// Tasks, and the supernodes above them, are counted as if all that may run at once did.
final class FrontMemory {
    private FrontMemory() {}

    static long most(Supernodes nodes, EliminationTasks tasks) {
        int count = nodes.count();
        long[] waiting = new long[count]; // update matrices of the children seen so far
        long[] most = new long[count];
        long[] together = new long[count]; // the demands of the children if they run at once
        boolean[] above = new boolean[count];
        for (int t = 0; t < tasks.count(); t++) above[tasks.root(t)] = true;
        long roots = 0;
        for (int s = 0; s < count; s++) {
            long rest = new Trapezoid(nodes.rows()[s].length).size();
            most[s] = Math.max(Math.max(most[s], together[s]), waiting[s] + rest);
            int parent = nodes.parent()[s];
            if (parent < 0) {
                roots += most[s];
                continue;
            }
            above[parent] |= above[s];
            if (above[s]) together[parent] += most[s];
            else most[parent] = Math.max(most[parent], waiting[parent] + most[s]);
            waiting[parent] += rest;
        }
        return roots;
    }
}
