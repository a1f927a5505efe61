package dev.tangent.app.tuning;

import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.selection.Task;
import dev.tangent.linalg.InvalidInput;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// What tells one search from another: results may be shared between two of the same name.
///
/// @param data the points' file and the counts, for people
/// @param fingerprint of all coordinates, labels and weights, wherever the files lie
public record SearchName(String tangent, String data, String fingerprint, int folds, long seed) {
    public static SearchName of(String version, String file, Task task, int folds, long seed) {
        DistinctLabels labels = task.labels();
        String data = file + ", " + task.cloud().size() + " points, " + labels.size() + " labels";
        return new SearchName(version, data, fingerprint(task.cloud(), labels), folds, seed);
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

    void refuseOther(Path journal, SearchName other) {
        String difference = !fingerprint.equals(other.fingerprint)
                ? "its data are others (" + other.data + ")"
                : seed != other.seed
                        ? "its seed is " + other.seed + ", not " + seed
                        : folds != other.folds
                                ? "its folds are " + other.folds + ", not " + folds
                                : !tangent.equals(other.tangent) ? "it was written by Tangent " + other.tangent : "";
        if (!difference.isEmpty())
            throw new InvalidInput("--journal " + journal + " belongs to another search: " + difference
                    + "; name another file, or remove this one");
    }
}
