package dev.tangent.data.format;

import dev.tangent.data.text.NumberStyle;
import java.nio.charset.Charset;
import java.util.Optional;

/// What a file does not say about itself. Whatever is absent is guessed, or the custom.
///
/// @param numbers decimal mark and thousands separator of text files
/// @param encoding of text files
/// @param sheet of a workbook; the first if absent
public record Dialect(Optional<NumberStyle> numbers, Optional<Charset> encoding, Optional<String> sheet) {
    /// Nothing is known.
    public static final Dialect UNKNOWN = new Dialect(Optional.empty(), Optional.empty(), Optional.empty());
}
