package dev.tangent.data.text;

import dev.tangent.Check;
import java.util.Optional;

/// How numbers are written: the mark before decimals, and what separates thousands, if anything does.
public record NumberStyle(char decimal, Optional<Character> thousands) {
    /// The marks that may separate thousands.
    public static final String SEPARATORS = ".,'_ ";

    public NumberStyle {
        Check.that(decimal == '.' || decimal == ',', "the decimal mark must be . or , but is " + decimal);
        thousands.ifPresent(mark -> {
            Check.that(
                    SEPARATORS.indexOf(mark) >= 0,
                    "thousands are separated by one of . , ' _ or a space, not by " + mark);
            Check.that(mark != decimal, "the decimal mark and the thousands separator are both " + mark);
        });
    }

    /// Digits in groups of three, as `1.234.567,8` where these are the marks: the same number as Java writes it, or
    /// nothing if it is no such number.
    Optional<String> ungrouped(char[] text, int from, int to) {
        if (thousands.isEmpty()) return Optional.empty();
        StringBuilder plain = new StringBuilder();
        int p = from;
        if (text[p] == '-' || text[p] == '+') plain.append(text[p++]);
        int digits = 0;
        boolean grouped = false;
        for (; p < to; p++) {
            if (text[p] >= '0' && text[p] <= '9') {
                digits++;
                plain.append(text[p]);
            } else if (isSeparator(text[p])) {
                if (digits == 0 || (grouped ? digits != 3 : digits > 3)) return Optional.empty();
                grouped = true;
                digits = 0;
            } else break;
        }
        if (!grouped || digits != 3) return Optional.empty();
        if (p < to && text[p] == decimal) {
            plain.append('.');
            p++;
        }
        return Optional.of(plain.append(text, p, to - p).toString());
    }

    /// Spaces may be unbreakable or narrow, as spreadsheets write them; an apostrophe may be typographic.
    private boolean isSeparator(char c) {
        char mark = thousands.orElseThrow();
        return c == mark
                || (mark == ' ' && (c == '\u00a0' || c == '\u202f' || c == '\u2009'))
                || (mark == '\'' && c == '\u2019');
    }
}
