package dev.tangent.sparse;

import java.util.Arrays;

/// The connected parts of a sparse matrix: two points are in one piece if a chain of nonzero entries joins them.
public final class Pieces {
    /// Of a Laplacian's mean diagonal entry.
    private static final double NEXT_TO_NOTHING = 1e-5;

    private final double negligible;
    private final int[] pieceOf;
    private final int[] first;
    private final int[] sizes;

    public Pieces(SparseMatrix matrix) {
        this(matrix, 0);
    }

    /// Those of a graph Laplacian whose powers are to be inverted: points that hang on the rest by next to nothing are
    /// pieces of their own, for the inverse of so little, to the power, drowns everything else.
    public static Pieces ofPowers(SparseMatrix laplacian) {
        return new Pieces(laplacian, NEXT_TO_NOTHING * laplacian.trace() / laplacian.size());
    }

    private Pieces(SparseMatrix matrix, double negligible) {
        this.negligible = negligible;
        int size = matrix.size();
        pieceOf = new int[size];
        Arrays.fill(pieceOf, -1);
        int[] queue = new int[size];
        int[] seeds = new int[size];
        int[] counts = new int[size];
        int pieces = 0;
        for (int seed = 0; seed < size; seed++) {
            if (pieceOf[seed] >= 0) continue;
            pieceOf[seed] = pieces;
            queue[0] = seed;
            int tail = 1;
            for (int head = 0; head < tail; head++) tail = visit(matrix, queue, head, tail, pieces);
            seeds[pieces] = seed;
            counts[pieces] = tail;
            pieces++;
        }
        first = Arrays.copyOf(seeds, pieces);
        sizes = Arrays.copyOf(counts, pieces);
    }

    private int visit(SparseMatrix matrix, int[] queue, int head, int tail, int piece) {
        int i = queue[head];
        int end = tail;
        for (int p = matrix.rowStart()[i]; p < matrix.rowStart()[i + 1]; p++) {
            int j = matrix.columns()[p];
            if (pieceOf[j] >= 0 || !(Math.abs(matrix.values()[p]) > negligible)) continue;
            pieceOf[j] = piece;
            queue[end++] = j;
        }
        return end;
    }

    /// Number of points.
    public int size() {
        return pieceOf.length;
    }

    /// Pieces are numbered in the order of their first points.
    public int count() {
        return sizes.length;
    }

    public int pieceOf(int point) {
        return pieceOf[point];
    }

    /// The piece's point of smallest index.
    public int firstOf(int piece) {
        return first[piece];
    }

    public int sizeOf(int piece) {
        return sizes[piece];
    }

    /// The points of a piece, ascending.
    public int[] membersOf(int piece) {
        int[] members = new int[sizes[piece]];
        int next = 0;
        for (int i = first[piece]; next < members.length; i++) if (pieceOf[i] == piece) members[next++] = i;
        return members;
    }
}
