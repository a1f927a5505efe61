package dev.tangent.service.table;

import dev.tangent.present.code.DataSetting;
import java.util.Optional;

/// The file that a table can be read from as it is now, labels and all.
///
/// @param format what must be said to read it
/// @param note where it is not the file that was opened: why, and whether it must be written first
public record TableFile(String file, DataSetting.FileFormat format, Optional<String> note) {
    private static final String ENDING = "-labelled.csv";

    /// The file that was opened.
    static TableFile opened(String file, DataSetting.FileFormat format) {
        return new TableFile(file, format, Optional.empty());
    }

    /// One that was written since.
    static TableFile written(String file, String why) {
        return new TableFile(
                file, DataSetting.FileFormat.UNKNOWN, Optional.of(why + ": " + file + " holds the table as it is now"));
    }

    /// One that has still to be written.
    static TableFile toWrite(String opened, String why) {
        String file = opened.replaceFirst("\\.[^.]*(\\.gz)?$", "") + ENDING;
        return new TableFile(
                file,
                DataSetting.FileFormat.UNKNOWN,
                Optional.of(why + ": first write the table as it is now to " + file + " (Save, To folder)"));
    }
}
