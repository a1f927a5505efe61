package dev.tangent.learning;

import dev.tangent.geometry.PointCloud;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.MatrixPower;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.SymmetricOperator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Which pieces of the graph the labels determine, for each output.
///
/// A piece is determined if its labelled points span as many affine dimensions as R leaves free, or as many as the
/// piece itself has.
final class Coverage {
    private final Pieces pieces;
    private final Status[][] statusOf; // [output][piece]

    Coverage(RegularizerMatrix regularizer, Labels labels) {
        pieces = new Pieces(pattern(regularizer.matrix()));
        statusOf = new Status[labels.outputs()][pieces.count()];
        List<List<Integer>> labelledIn = new ArrayList<>();
        for (int piece = 0; piece < pieces.count(); piece++) labelledIn.add(new ArrayList<>());
        for (int i = 0; i < labels.size(); i++)
            labelledIn.get(pieces.pieceOf(labels.point(i))).add(i);
        for (int piece = 0; piece < pieces.count(); piece++)
            for (int output = 0; output < labels.outputs(); output++)
                statusOf[output][piece] = judge(regularizer, labels, labelledIn.get(piece), output, piece);
    }

    /// A power of a matrix falls into the same pieces as the matrix.
    private static SparseMatrix pattern(SymmetricOperator matrix) {
        return matrix instanceof MatrixPower power ? power.base() : matrix.explicit();
    }

    private Status judge(RegularizerMatrix regularizer, Labels labels, List<Integer> here, int output, int piece) {
        int[] labelled = here.stream()
                .filter(i -> labels.has(i, output))
                .mapToInt(labels::point)
                .toArray();
        if (labelled.length == 0) return Status.NO_LABEL;
        int wanted = regularizer.freeFunctions() - 1;
        PointCloud cloud = regularizer.graph().cloud();
        int spanned = AffineRank.of(cloud, labelled, wanted);
        if (spanned == wanted || spanned == AffineRank.of(cloud, pieces.membersOf(piece), wanted)) return Status.OK;
        return Status.FEW_LABELS;
    }

    Status status(int point, int output) {
        return statusOf[output][pieces.pieceOf(point)];
    }

    Status worst(int point) {
        Status worst = Status.OK;
        for (Status[] byPiece : statusOf) worst = worst.worse(byPiece[pieces.pieceOf(point)]);
        return worst;
    }

    /// The worst status of each piece over all outputs.
    Status[] worstOfPieces() {
        Status[] worst = new Status[pieces.count()];
        Arrays.fill(worst, Status.OK);
        for (Status[] byPiece : statusOf) for (int p = 0; p < worst.length; p++) worst[p] = worst[p].worse(byPiece[p]);
        return worst;
    }
}
