package dev.tangent.data.format;

import dev.tangent.InvalidInput;
import dev.tangent.Subject;
import dev.tangent.data.file.InputFile;
import dev.tangent.data.file.TextEncoding;
import dev.tangent.data.text.InputSubjects;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Text with a row a line: CSV, TSV and the like.
final class DelimitedFormat implements TableFormat {
    @Override
    public boolean matches(String name, byte[] head) {
        return true;
    }

    @Override
    public Set<Subject> heeds() {
        return Set.of(
                InputSubjects.DECIMAL,
                InputSubjects.THOUSANDS,
                InputSubjects.ENCODING,
                InputSubjects.DELIMITER,
                InputSubjects.SKIPPED_LINES);
    }

    @Override
    public TableSource open(InputFile file, Dialect dialect) throws IOException {
        if (dialect.encoding().isEmpty()) refuseBinary(file);
        TextEncoding encoding = TextEncoding.of(file, dialect.encoding());
        int skipped = dialect.skipped();
        int comments = skipped + CommentLines.before(CommentLines.skipped(file.text(encoding.charset()), skipped));
        Delimiter delimiter = dialect.delimiter().isPresent()
                ? dialect.delimiter().get()
                : DelimiterGuess.of(file.name(), CommentLines.skipped(file.text(encoding.charset()), comments));
        return new DelimitedRows(file, encoding, skipped, comments, delimiter);
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

    /// @param skipped lines that the user said are none of the table
    /// @param comments lines before the table, those included
    private record DelimitedRows(InputFile file, TextEncoding encoding, int skipped, int comments, Delimiter delimiter)
            implements TableSource {
        @Override
        public boolean separatesByCommas() {
            return delimiter.mark() == ',';
        }

        @Override
        public Optional<List<String>> names() {
            return Optional.empty();
        }

        @Override
        public void rows(CellSink sink) throws IOException {
            try (Reader text = CommentLines.skipped(file.text(encoding.charset()), comments)) {
                new CsvRows(file.name(), delimiter.over(text), comments, delimiter.mark(), sink).run();
            }
        }

        @Override
        public List<String> notes() {
            List<String> notes = new ArrayList<>();
            if (encoding.guessed())
                notes.add(file.name() + " is not UTF-8: read as "
                        + encoding.charset().name() + " (another encoding can be given)");
            int left = comments - skipped;
            if (left > 0)
                notes.add(file.name() + " begins with comments (#): " + (left == 1 ? "1 line is" : left + " lines are")
                        + " left out");
            return notes;
        }
    }
}
