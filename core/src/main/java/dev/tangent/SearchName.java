package dev.tangent;

import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.trial.LabelledGraph;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// What tells one search from another: results may be shared between two of the same name.
///
/// @param data the points' source and the counts, for people
/// @param fingerprint of all coordinates, labels and weights, wherever the files lie
@SuppressWarnings("exports") // hidden types are the library's own to make it of
public record SearchName(String data, String fingerprint, int folds, long seed) {
    public static SearchName of(String source, LabelledGraph labelled, int folds, long seed) {
        DistinctLabels labels = labelled.labels();
        String data = source + ", " + labelled.cloud().size() + " points, " + labels.size() + " labels";
        return new SearchName(data, fingerprint(labelled.cloud(), labels), folds, seed);
    }

    private static String fingerprint(PointCloud cloud, DistinctLabels labels) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (int i = 0; i < cloud.size(); i++) {
                ByteBuffer row = ByteBuffer.allocate(8 * cloud.dimension());
                for (int j = 0; j < cloud.dimension(); j++) row.putDouble(cloud.at(i, j));
                digest.update(row.array());
            }
            for (int i = 0; i < labels.size(); i++) {
                ByteBuffer row = ByteBuffer.allocate(4 + 16 * labels.outputs()).putInt(labels.point(i));
                for (int c = 0; c < labels.outputs(); c++)
                    row.putDouble(labels.value(i, c)).putDouble(labels.weight(i, c));
                digest.update(row.array());
            }
            return HexFormat.of().formatHex(digest.digest(), 0, 16);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
