package dev.tangent.fit;

import dev.tangent.Journal.SearchName;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.SparseMatrix;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// By what a journal knows a search again: a digest of all coordinates, edges, labels, weights and folds, and of what
/// else its trials depend on that their units do not name. The kind of solver and the device are not in it: they change
/// no more than the last digits, and a search that ran out of memory may go on with others.
final class SearchFingerprint {
    private SearchFingerprint() {}

    /// The name of a search over these points and labels.
    static SearchName of(LearningSettings settings, LabelledGraph labelled, Folds folds) {
        Execution execution = settings.execution();
        boolean approximate = execution.approximate() && !labelled.graph().isGiven();
        String data = execution.source() + ", " + labelled.cloud().size() + " points, "
                + labelled.labels().size() + " labels" + (approximate ? ", approximate neighbours" : "");
        // Those found of more neighbours may be others.
        int searched = approximate ? labelled.graph().largestDegree() : 0;
        return new SearchName(
                data, fingerprint(labelled, folds, searched, settings.solver()), folds.count(), execution.seed());
    }

    private static String fingerprint(LabelledGraph labelled, Folds folds, int searched, SolverSettings solver) {
        PointCloud cloud = labelled.cloud();
        DistinctLabels labels = labelled.labels();
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(ByteBuffer.allocate(24)
                    .putInt(cloud.size())
                    .putInt(cloud.dimension())
                    .putInt(searched)
                    .putDouble(solver.tolerance())
                    .putInt(solver.iterationLimit())
                    .array());
            labelled.graph().weights().ifPresent(weights -> update(digest, weights));
            for (int i = 0; i < cloud.size(); i++) {
                ByteBuffer row = ByteBuffer.allocate(8 * cloud.dimension());
                for (int j = 0; j < cloud.dimension(); j++) row.putDouble(cloud.at(i, j));
                digest.update(row.array());
            }
            for (int i = 0; i < labels.size(); i++) {
                ByteBuffer row = ByteBuffer.allocate(8 + 16 * labels.outputs())
                        .putInt(labels.point(i))
                        .putInt(folds.foldOf(i));
                for (int c = 0; c < labels.outputs(); c++)
                    row.putDouble(labels.value(i, c)).putDouble(labels.weight(i, c));
                digest.update(row.array());
            }
            return HexFormat.of().formatHex(digest.digest(), 0, 16);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    private static void update(MessageDigest digest, SparseMatrix weights) {
        for (int i = 0; i < weights.size(); i++) {
            int from = weights.rowStart()[i];
            int to = weights.rowStart()[i + 1];
            ByteBuffer row = ByteBuffer.allocate(4 + 12 * (to - from)).putInt(to - from);
            for (int p = from; p < to; p++) row.putInt(weights.columns()[p]).putDouble(weights.values()[p]);
            digest.update(row.array());
        }
    }
}
