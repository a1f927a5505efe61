package dev.tangent.spark;

import dev.tangent.Check;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.Path;

/// Files and folders, on this machine or elsewhere, looked at before work begins.
record TablePaths(Configuration configuration) {
    /// A pattern must meet something.
    void checkThere(String path) {
        Check.that(isThere(path), "there is no file or folder '" + path + "'");
    }

    void checkFree(String path) {
        Check.that(!isThere(path), "'" + path + "' is there already: name another output, or delete it");
    }

    private boolean isThere(String path) {
        Path place = new Path(path);
        try {
            FileStatus[] found = place.getFileSystem(configuration).globStatus(place);
            return found != null && found.length > 0;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
