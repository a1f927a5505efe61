package dev.tangent.service.table;

import dev.tangent.data.table.Table;
import dev.tangent.present.code.DataSetting;
import java.util.Optional;

/// A table as it was opened, as it is now, and which file holds it with the labels it has by now.
///
/// One thread at a time may go on to another version, any may ask.
final class TableVersions {
    private final String opened;
    private final Optional<DataSetting.FileFormat> format;
    private volatile TableVersion current;
    private volatile Optional<WrittenTable> written = Optional.empty();

    /// @param changed how many labels were changed since it was opened
    private record TableVersion(Table table, long number, int changed) {}

    /// The file that a version was written to.
    private record WrittenTable(String file, long version) {}

    /// @param format what was said to read its file; none where it was generated
    TableVersions(Table table, Optional<DataSetting.FileFormat> format) {
        opened = table.file();
        this.format = format;
        current = new TableVersion(table, 0, 0);
    }

    Table table() {
        return current.table();
    }

    long number() {
        return current.number();
    }

    int changed() {
        return current.changed();
    }

    /// The next version.
    ///
    /// @param labels how many of them are other than before
    void next(Table table, int labels) {
        TableVersion before = current;
        current = new TableVersion(table, before.number() + 1, before.changed() + labels);
    }

    /// The file that holds it as it is now, labels and all.
    TableFile holder() {
        if (format.isPresent() && changed() == 0) return opened();
        String why = format.isEmpty()
                ? "'" + opened + "' was generated"
                : "labels were changed since " + opened + " was read";
        return written.filter(this::isCurrent)
                .map(saved -> TableFile.written(saved.file(), why))
                .orElseGet(() -> TableFile.toWrite(opened, why));
    }

    /// The file that was opened, as it was then.
    TableFile opened() {
        return TableFile.opened(opened, format.orElse(DataSetting.FileFormat.UNKNOWN));
    }

    /// A version of it was written there.
    void wasWritten(String file, long number) {
        written = Optional.of(new WrittenTable(file, number));
    }

    /// How many labels were changed that are in no file of the table.
    int unsaved() {
        return written.filter(this::isCurrent).isPresent() ? 0 : changed();
    }

    private boolean isCurrent(WrittenTable saved) {
        return saved.version() == number();
    }
}
