package dev.tangent.sparse.order;

/// Makes a separator smaller by moving one vertex at a time out of it, to the side where fewer neighbours must replace
/// it, even where that makes it larger; the best state on the way is kept (Fiduccia and Mattheyses 1982; on vertex
/// separators Ashcraft and Liu 1997, "Using domain decomposition to find graph bisectors").
///
/// Cost of a pass: the neighbourhood of the separator, not the graph.
final class SeparatorRefinement {
    private static final int PASSES = 8;

    private final Separator cut;
    private final SeparatorMoves moves;
    private final int patience;

    private SeparatorRefinement(Separator cut, SeparatorMoves moves) {
        this.cut = cut;
        this.moves = moves;
        patience = Math.clamp(cut.graph().size() / 20, 50, 1000);
    }

    static void refine(Separator cut, SeparatorMoves moves) {
        SeparatorRefinement work = new SeparatorRefinement(cut, moves);
        for (int pass = 0; pass < PASSES; pass++) if (!work.improve()) return;
    }

    /// One pass; false when it found nothing better.
    private boolean improve() {
        long startCost = cut.cost();
        long startImbalance = cut.imbalance();
        long best = startCost;
        long bestImbalance = startImbalance;
        int bestLength = 0;
        moves.begin(cut);
        for (int idle = 0; idle < patience; idle++) {
            int side = chooseSide();
            if (side < 0) break;
            moves.move(moves.best(side), side);
            long cost = cut.cost();
            if (cost < best || (cost == best && cut.imbalance() < bestImbalance)) {
                best = cost;
                bestImbalance = cut.imbalance();
                bestLength = moves.length();
                idle = 0;
            }
        }
        moves.undo(bestLength);
        moves.end();
        return best < startCost || (best == startCost && bestImbalance < startImbalance);
    }

    /// The side with the better move, unless it would grow beyond balance; -1 when there is none.
    private int chooseSide() {
        boolean left = allowed(0);
        boolean right = allowed(1);
        if (!left && !right) return -1;
        if (left != right) return left ? 0 : 1;
        int difference = moves.difference();
        if (difference != 0) return difference > 0 ? 0 : 1;
        return cut.weight(0) <= cut.weight(1) ? 0 : 1;
    }

    private boolean allowed(int side) {
        if (moves.none(side)) return false;
        long after = cut.weight(side) + cut.graph().weights()[moves.best(side)];
        return after <= cut.heaviestSide() || after <= cut.weight(1 - side);
    }
}
