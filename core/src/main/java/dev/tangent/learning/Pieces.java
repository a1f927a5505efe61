package dev.tangent.learning;

import dev.tangent.sparse.SparseMatrix;
import java.util.Arrays;

/// The connected parts of a sparse matrix: two points are in one piece if a chain of nonzero entries joins them.
final class Pieces {
    private final int[] pieceOf;
    private final int count;

    Pieces(SparseMatrix matrix) {
        int size = matrix.size();
        pieceOf = new int[size];
        Arrays.fill(pieceOf, -1);
        int[] queue = new int[size];
        int pieces = 0;
        for (int seed = 0; seed < size; seed++) {
            if (pieceOf[seed] >= 0) continue;
            pieceOf[seed] = pieces;
            queue[0] = seed;
            int tail = 1;
            for (int head = 0; head < tail; head++) tail = visit(matrix, queue, head, tail, pieces);
            pieces++;
        }
        count = pieces;
    }

    private int visit(SparseMatrix matrix, int[] queue, int head, int tail, int piece) {
        int i = queue[head];
        int end = tail;
        for (int p = matrix.rowStart()[i]; p < matrix.rowStart()[i + 1]; p++) {
            int j = matrix.columns()[p];
            if (pieceOf[j] >= 0 || matrix.values()[p] == 0) continue;
            pieceOf[j] = piece;
            queue[end++] = j;
        }
        return end;
    }

    /// Pieces are numbered in the order of their first points.
    int count() {
        return count;
    }

    int pieceOf(int point) {
        return pieceOf[point];
    }

    int[] membersOf(int piece) {
        int members = 0;
        for (int owner : pieceOf) if (owner == piece) members++;
        int[] list = new int[members];
        int next = 0;
        for (int i = 0; i < pieceOf.length; i++) if (pieceOf[i] == piece) list[next++] = i;
        return list;
    }
}
