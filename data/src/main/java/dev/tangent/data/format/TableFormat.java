package dev.tangent.data.format;

import dev.tangent.Subject;
import dev.tangent.data.file.InputFile;
import java.io.IOException;
import java.util.Set;

/// A way to keep tables in files.
interface TableFormat {
    /// Whether a file is of this format.
    ///
    /// @param name of the file, in lower case and without `.gz`
    /// @param head its first bytes, gunzipped
    boolean matches(String name, byte[] head);

    /// What a person can say of such a file that makes a difference, beside words for missing cells.
    Set<Subject> heeds();

    /// Refuses what cannot be read, with one line.
    TableSource open(InputFile file, Dialect dialect) throws IOException;
}
