package dev.tangent.data.format;

import dev.tangent.Check;
import dev.tangent.data.text.InputSubjects;
import java.io.Reader;

/// What separates the cells of a line: one character, or as many blanks as there are, at least some number.
///
/// @param mark a tab where blanks separate, which take its place while the file is read
/// @param blanks how many spaces in a row separate at least; 0 where a character does
public record Delimiter(char mark, int blanks) {
    private static final char TAB = '\t';

    /// One character.
    static Delimiter of(char mark) {
        return new Delimiter(mark, 0);
    }

    /// So many blanks or more.
    static Delimiter blanks(int least) {
        return new Delimiter(TAB, least);
    }

    /// As a person says it.
    static Delimiter read(String said) {
        if (said.equals("tab") || said.equals("\\t")) return of(TAB);
        if (said.equals("spaces") || said.equals(" ")) return blanks(1);
        Check.that(
                said.length() == 1 && "\"\r\n".indexOf(said) < 0 && !Character.isLetterOrDigit(said.charAt(0)),
                "%s must be one character that is no letter, digit or quote, or tab, or spaces, but is '%s'",
                InputSubjects.DELIMITER,
                said);
        return of(said.charAt(0));
    }

    /// The text with [#mark] between its cells.
    Reader over(Reader text) {
        return blanks == 0 ? text : new AlignedText(text, blanks);
    }
}
