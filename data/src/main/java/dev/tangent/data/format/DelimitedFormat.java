package dev.tangent.data.format;

import dev.tangent.InvalidInput;
import dev.tangent.data.file.InputFile;
import dev.tangent.data.file.TextEncoding;
import dev.tangent.data.text.InputSubjects;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Text with a row a line: CSV, TSV and the like.
final class DelimitedFormat implements TableFormat {
    @Override
    public boolean matches(String name, byte[] head) {
        return true;
    }

    @Override
    public TableSource open(InputFile file, Dialect dialect) throws IOException {
        if (dialect.encoding().isEmpty()) refuseBinary(file);
        TextEncoding encoding = TextEncoding.of(file, dialect.encoding());
        int comments = CommentLines.before(file.text(encoding.charset()));
        Reader table = CommentLines.skipped(file.text(encoding.charset()), comments);
        return new DelimitedRows(file, encoding, comments, Delimiter.of(file.name(), table));
    }

    private static void refuseBinary(InputFile file) {
        byte[] head = file.head(512);
        if (InputFile.startsWith(head, 0xff, 0xfe) || InputFile.startsWith(head, 0xfe, 0xff)) return;
        int zeros = 0;
        for (byte b : head) if (b == 0) zeros++;
        if (zeros == 0) return;
        // Every second byte of Western text in UTF-16 is zero.
        boolean wide = zeros > head.length / 3 && zeros <= head.length / 2 + 1;
        if (!wide) throw new InvalidInput(file.name() + " is not a text table: it holds binary data");
        throw new InvalidInput(
                "%s looks like UTF-16 without a byte order mark: add %s UTF-16LE or UTF-16BE",
                file.name(), InputSubjects.ENCODING);
    }

    /// @param comments lines before the table
    private record DelimitedRows(InputFile file, TextEncoding encoding, int comments, char delimiter)
            implements TableSource {
        @Override
        public Optional<List<String>> names() {
            return Optional.empty();
        }

        @Override
        public void rows(CellSink sink) throws IOException {
            try (Reader text = CommentLines.skipped(file.text(encoding.charset()), comments)) {
                new CsvRows(file.name(), text, comments, delimiter, sink).run();
            }
        }

        @Override
        public List<String> notes() {
            List<String> notes = new ArrayList<>();
            if (encoding.guessed())
                notes.add(file.name() + " is not UTF-8: read as "
                        + encoding.charset().name() + " (another encoding can be given)");
            if (comments > 0)
                notes.add(file.name() + " begins with comments (#): "
                        + (comments == 1 ? "1 line is" : comments + " lines are") + " left out");
            return notes;
        }
    }
}
