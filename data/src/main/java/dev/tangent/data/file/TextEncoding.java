package dev.tangent.data.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// The encoding of a text file: as asked for, or by its byte order mark, or UTF-8 where all bytes are that, or else
/// windows-1252, which nearly every other table is written in (Latin-1 is a part of it).
///
/// @param guessed whether the file does not say so itself
public record TextEncoding(Charset charset, boolean guessed) {
    private static final Charset WESTERN = Charset.forName("windows-1252");

    /// Looks at all bytes of the file where nothing else decides.
    public static TextEncoding of(InputFile file, Optional<Charset> asked) throws IOException {
        if (asked.isPresent()) return new TextEncoding(asked.get(), false);
        Optional<Charset> marked = marked(file.head(4));
        if (marked.isPresent()) return new TextEncoding(marked.get(), false);
        try (InputStream in = file.open()) {
            boolean utf8 = Utf8.isValid(in);
            return new TextEncoding(utf8 ? StandardCharsets.UTF_8 : WESTERN, !utf8);
        }
    }

    /// What a byte order mark says.
    static Optional<Charset> marked(byte[] head) {
        if (InputFile.startsWith(head, 0xef, 0xbb, 0xbf)) return Optional.of(StandardCharsets.UTF_8);
        boolean widest = InputFile.startsWith(head, 0xff, 0xfe, 0, 0) || InputFile.startsWith(head, 0, 0, 0xfe, 0xff);
        if (widest) return Optional.of(Charset.forName("UTF-32"));
        boolean wide = InputFile.startsWith(head, 0xff, 0xfe) || InputFile.startsWith(head, 0xfe, 0xff);
        return wide ? Optional.of(StandardCharsets.UTF_16) : Optional.empty();
    }
}
