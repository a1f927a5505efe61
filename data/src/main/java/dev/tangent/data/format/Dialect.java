package dev.tangent.data.format;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import dev.tangent.Message;
import dev.tangent.Subject;
import dev.tangent.data.text.InputSubjects;
import dev.tangent.data.text.MissingWords;
import dev.tangent.data.text.NumberStyle;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// What a file does not say about itself. Whatever is absent is guessed, or the custom.
///
/// @param numbers decimal mark and thousands separator of text files
/// @param encoding of text files
/// @param sheet of a workbook; the first if absent
/// @param delimiter between the cells of text files
/// @param skipped how many lines of a text file, or rows of a sheet, stand before the table
/// @param missing what stands for a missing cell beside the usual marks
public record Dialect(
        Optional<NumberStyle> numbers,
        Optional<Charset> encoding,
        Optional<String> sheet,
        Optional<Delimiter> delimiter,
        int skipped,
        MissingWords missing) {
    /// Nothing is known.
    public static final Dialect UNKNOWN = new Dialect(Optional.empty(), Optional.empty(), Optional.empty());

    /// With nothing known but these.
    public Dialect(Optional<NumberStyle> numbers, Optional<Charset> encoding, Optional<String> sheet) {
        this(numbers, encoding, sheet, Optional.empty(), 0, MissingWords.NONE);
    }

    /// With a delimiter, as a person says it: one character, `tab`, or `spaces` for one or more blanks.
    public Dialect delimitedBy(String said) {
        return new Dialect(numbers, encoding, sheet, Optional.of(Delimiter.read(said)), skipped, missing);
    }

    /// With a table that follows other lines.
    public Dialect skipping(int lines) {
        Check.that(lines >= 0, "%s must be a whole number of at least 0 but is %s", InputSubjects.SKIPPED_LINES, lines);
        return new Dialect(numbers, encoding, sheet, delimiter, lines, missing);
    }

    /// With words that stand for missing cells.
    public Dialect missing(List<String> words) {
        for (String word : words)
            Check.that(!word.isBlank(), "%s needs words: an empty cell is missing anyway", InputSubjects.MISSING_WORDS);
        return new Dialect(numbers, encoding, sheet, delimiter, skipped, new MissingWords(words));
    }

    /// What is said, beside words for missing cells.
    Set<Subject> said() {
        Set<Subject> said = new LinkedHashSet<>();
        numbers.map(style -> style.thousands().isPresent() ? InputSubjects.THOUSANDS : InputSubjects.DECIMAL)
                .ifPresent(said::add);
        if (encoding.isPresent()) said.add(InputSubjects.ENCODING);
        if (sheet.isPresent()) said.add(InputSubjects.SHEET);
        if (delimiter.isPresent()) said.add(InputSubjects.DELIMITER);
        if (skipped > 0) said.add(InputSubjects.SKIPPED_LINES);
        return said;
    }

    /// Refuses what makes no difference to any of several files that are read together.
    public void check(List<Path> files) {
        TableFormats.check(this, files);
    }

    /// For one of several files that are read together: without what makes no difference to it.
    public Dialect of(Path file) {
        Set<Subject> heeded = TableFormats.heededBy(file);
        return new Dialect(
                numbers.filter(style -> heeded.contains(InputSubjects.DECIMAL)),
                encoding.filter(name -> heeded.contains(InputSubjects.ENCODING)),
                sheet.filter(name -> heeded.contains(InputSubjects.SHEET)),
                delimiter.filter(mark -> heeded.contains(InputSubjects.DELIMITER)),
                heeded.contains(InputSubjects.SKIPPED_LINES) ? skipped : 0,
                missing);
    }

    /// What a person said of a file, in texts; wrong ones are refused. Thousands that a point separates make a
    /// comma the decimal mark where nobody says.
    public static Dialect read(
            Optional<String> decimal, Optional<String> thousands, Optional<String> encoding, Optional<String> sheet) {
        Optional<Character> mark = decimal.map(text -> mark(InputSubjects.DECIMAL, text));
        Optional<Character> groups = thousands.map(text -> mark(InputSubjects.THOUSANDS, text));
        char usual = groups.equals(Optional.of('.')) ? ',' : '.';
        Optional<NumberStyle> numbers = mark.isEmpty() && groups.isEmpty()
                ? Optional.empty()
                : Optional.of(new NumberStyle(mark.orElse(usual), groups));
        return new Dialect(numbers, encoding.map(Dialect::charset), sheet);
    }

    private static char mark(Subject mark, String text) {
        Check.that(text.length() == 1, "%s must be one character but is '%s'", mark, text);
        return text.charAt(0);
    }

    private static Charset charset(String name) {
        try {
            return Charset.forName(name);
        } catch (IllegalArgumentException e) {
            throw new InvalidInput(
                    Message.of(
                            "%s '%s' is not known; try UTF-8, windows-1252, ISO-8859-1, UTF-16LE or UTF-16BE",
                            InputSubjects.ENCODING, name),
                    e);
        }
    }
}
