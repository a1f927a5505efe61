package dev.tangent.data.text;

import java.nio.CharBuffer;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// Reads cells as numbers, without an object for each.
///
/// A number is `[+-] digits [. digits] [e [+-] digits]` or an infinity; Java's own extras (`1d`, `0x1p3`) are text.
/// Values are correctly rounded. Blanks around a cell do not count, and one sign of per cent or of a currency before or
/// after the number is told apart. Either numbers have a known [NumberStyle], or a comma may stand for the point while
/// `decimalComma` holds; what was seen is kept, so that the reader can decide whether that was safe.
public final class CellParser {
    private static final Set<String> MISSING = Set.of(
            "na", "n/a", "#n/a", "<na>", "nan", "+nan", "-nan", "null", "none", "?", "-", "--", ".", "1.#qnan",
            "-1.#ind", "missing");
    private static final Set<String> INFINITE = Set.of("inf", "+inf", "-inf", "infinity", "+infinity", "-infinity");
    private static final Pattern GROUPS = Pattern.compile("[+-]?\\d{1,3}(,\\d{3})+(\\.\\d*)?");
    private static final int LONGEST_MARK = 9;

    private static final Pattern POINT_GROUPS = Pattern.compile("[+-]?\\d{1,3}(\\.\\d{3})+,\\d+");
    private static final Pattern SPACE_GROUPS =
            Pattern.compile("[+-]?\\d{1,3}([ \\u00a0\\u202f\\u2009]\\d{3})+([.,]\\d+)?");
    private static final Pattern APOSTROPHE_GROUPS = Pattern.compile("[+-]?\\d{1,3}(['\u2019]\\d{3})+([.,]\\d+)?");
    private static final Pattern MARKED = Pattern.compile("[+-]?\\d[\\d.,]*");
    private static final Pattern DATE = Pattern.compile("\\d{1,2}\\.\\d{1,2}\\.(\\d{2}|\\d{4})");
    private static final NumberStyle CONTINENTAL = new NumberStyle(',', Optional.of('.'));
    private static final NumberStyle ENGLISH = new NumberStyle('.', Optional.of(','));

    /// Currencies and per cent, before a number or after it.
    private static final String UNITS = "%$€£¥";

    /// Of a number that is written without a unit.
    public static final char NO_UNIT = '\0';

    private static final char NONE = '\0';

    /// As typesetters write it.
    private static final char MINUS = '\u2212';

    private final Optional<NumberStyle> style;
    private final boolean decimalComma;
    private final char decimal;
    private final char doubtful;
    private boolean points;
    private boolean surePoints;
    private boolean commas;
    private boolean sureCommas;
    private String continental = "";
    private String english = "";
    private String spaced = "";
    private char spacedBy = ' ';
    private String point = "";
    private String comma = "";

    private double value;
    private char unit;
    private boolean padded;

    /// Numbers have a point, or perhaps a comma.
    public CellParser(boolean decimalComma) {
        style = Optional.empty();
        this.decimalComma = decimalComma;
        decimal = '.';
        doubtful = ',';
    }

    /// Numbers are written in a known way.
    public CellParser(NumberStyle style) {
        this.style = Optional.of(style);
        decimalComma = false;
        decimal = style.decimal();
        doubtful = NONE;
    }

    /// The number of the last cell that was one; NaN after a missing cell.
    public double value() {
        return value;
    }

    /// Whether numbers with a comma were read that may mean something else: some numbers use a point, or every
    /// comma could separate thousands.
    public boolean commasAreDoubtful() {
        return commas && (points || !sureCommas);
    }

    /// The sign of per cent or of a currency that the last number was written with.
    public char unit() {
        return unit;
    }

    /// Whether the last number begins with a zero that it does not need, as 0123 does and codes do.
    public boolean isPadded() {
        return padded;
    }

    /// The style that numbers show which mean nothing else: 1.234,56, or 1.234 beside 4,15, or the same with the
    /// marks exchanged, or 1 234. None if other numbers speak against it.
    public Optional<NumberStyle> shownStyle() {
        if (isSpaced()) return Optional.of(new NumberStyle(decimalBesideSpaces(), Optional.of(spacedBy)));
        boolean byCommas = !groupedPoints().isEmpty() && !surePoints;
        boolean byPoints = !groupedCommas().isEmpty() && !sureCommas;
        if (byCommas == byPoints) return Optional.empty();
        return Optional.of(byCommas ? CONTINENTAL : ENGLISH);
    }

    /// Where apostrophes separate thousands, as in Switzerland, a point is the custom.
    private char decimalBesideSpaces() {
        if (spacedBy == '\'') return sureCommas ? ',' : '.';
        return surePoints || (points && !commas) ? '.' : ',';
    }

    /// The first number that was read with a decimal point, as it is written; empty if there is none.
    public String pointExample() {
        return point;
    }

    /// Whether numbers with a point were read that may all mean thousands, as 59.000 does in German.
    public boolean pointsAreDoubtful() {
        return points && !surePoints;
    }

    /// The first cell that shows [#shownStyle], as it is written.
    public String groupedExample() {
        if (isSpaced()) return spaced;
        return surePoints || groupedPoints().isEmpty() ? groupedCommas() : groupedPoints();
    }

    private boolean isSpaced() {
        return !spaced.isEmpty() && !(surePoints && sureCommas);
    }

    private String groupedPoints() {
        return !continental.isEmpty() ? continental : sureCommas ? point : "";
    }

    private String groupedCommas() {
        return !english.isEmpty() ? english : surePoints ? comma : "";
    }

    /// The first number that was read with a decimal comma, as it is written; empty if there is none.
    public String commaExample() {
        return comma;
    }

    public CellKind parse(String text) {
        return parse(text.toCharArray(), 0, text.length());
    }

    public CellKind parse(char[] text, int offset, int length) {
        int from = offset;
        int to = offset + length;
        while (from < to && isBlank(text[from])) from++;
        while (from < to && isBlank(text[to - 1])) to--;
        value = Double.NaN;
        unit = NO_UNIT;
        padded = false;
        if (from == to) return CellKind.MISSING;
        return number(text, from, to);
    }

    private CellKind number(char[] text, int from, int to) {
        int p = from;
        boolean negative = text[p] == '-' || text[p] == MINUS;
        if (negative || text[p] == '+') p++;
        long digits = 0;
        int count = 0;
        int mark = -1;
        int firstDigit = p;
        for (; p < to; p++) {
            int digit = text[p] - '0';
            if (digit >= 0 && digit <= 9) {
                if (count < 19) digits = 10 * digits + digit;
                if (digits != 0) count++;
            } else if ((text[p] == decimal || (text[p] == doubtful && doubtful != NONE)) && mark < 0) mark = p;
            else break;
        }
        int digitsEnd = p;
        if (digitsEnd - firstDigit - (mark < 0 ? 0 : 1) == 0) return word(text, from, to);
        int exponent = 0;
        if (p < to && (text[p] == 'e' || text[p] == 'E')) {
            int start = ++p;
            if (p < to && (text[p] == '-' || text[p] == '+')) start = ++p;
            for (; p < to && text[p] >= '0' && text[p] <= '9'; p++)
                exponent = Math.min(100_000, 10 * exponent + text[p] - '0');
            if (p == start) return word(text, from, to);
            if (text[start - 1] == '-') exponent = -exponent;
        }
        if (p < to) return word(text, from, to);
        padded = mark < 0 && digitsEnd - from > 1 && text[from] == '0' && digitsEnd == to;
        if (mark >= 0 && text[mark] == doubtful) {
            if (!decimalComma) return CellKind.COMMAS;
            if (comma.isEmpty()) comma = new String(text, from, to - from);
            commas = true;
            sureCommas |= !thousands(text, firstDigit, mark, digitsEnd, to);
        } else if (mark >= 0) {
            points = true;
            if (point.isEmpty()) point = new String(text, from, to - from);
            surePoints = surePoints || !thousands(text, firstDigit, mark, digitsEnd, to);
        }
        int shift = exponent - (mark < 0 ? 0 : digitsEnd - mark - 1);
        value = count <= 19 ? DecimalConversion.of(digits, shift) : Double.NaN;
        if (Double.isNaN(value))
            value = Double.parseDouble(new String(text, firstDigit, to - firstDigit).replace(',', '.'));
        if (negative) value = -value;
        return CellKind.NUMBER;
    }

    /// 1,234 may be a thousand and more; 0,234 and 1,5 cannot.
    private static boolean thousands(char[] text, int firstDigit, int mark, int digitsEnd, int to) {
        return digitsEnd == to
                && digitsEnd - mark == 4
                && mark > firstDigit
                && mark - firstDigit <= 3
                && text[firstDigit] != '0';
    }

    private CellKind word(char[] text, int from, int to) {
        for (int i = from; i < to; i++)
            if (text[i] == MINUS)
                return number(
                        new String(text, from, to - from).replace(MINUS, '-').toCharArray(), 0, to - from);
        if (to - from <= LONGEST_MARK) {
            String word = new String(text, from, to - from).toLowerCase(Locale.ROOT);
            if (MISSING.contains(word)) return CellKind.MISSING;
            if (INFINITE.contains(word)) {
                value = word.startsWith("-") ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
                return CellKind.NUMBER;
            }
        }
        if (unit == NO_UNIT && isUnit(text[from]) != isUnit(text[to - 1])) return withUnit(text, from, to);
        return style.isPresent() ? styled(text, from, to) : unstyled(text, from, to);
    }

    private static boolean isUnit(char c) {
        return UNITS.indexOf(c) >= 0;
    }

    private CellKind withUnit(char[] text, int from, int to) {
        boolean before = isUnit(text[from]);
        unit = text[before ? from : to - 1];
        int first = before ? from + 1 : from;
        int end = before ? to : to - 1;
        while (first < end && isBlank(text[first])) first++;
        while (first < end && isBlank(text[end - 1])) end--;
        boolean digits = first < end && text[first] <= '9' && text[end - 1] <= '9';
        return digits ? number(text, first, end) : CellKind.TEXT;
    }

    private static boolean isBlank(char c) {
        return c <= ' ' || (c > '~' && Character.isSpaceChar(c));
    }

    private CellKind unstyled(char[] text, int from, int to) {
        if (continental.isEmpty() && matches(POINT_GROUPS, text, from, to))
            continental = new String(text, from, to - from);
        if (matches(SPACE_GROUPS, text, from, to)) noteSpaces(new String(text, from, to - from), ' ');
        if (matches(APOSTROPHE_GROUPS, text, from, to)) noteSpaces(new String(text, from, to - from), '\'');
        if (!matches(GROUPS, text, from, to)) return CellKind.TEXT;
        if (english.isEmpty()) english = new String(text, from, to - from);
        return CellKind.COMMAS;
    }

    private void noteSpaces(String number, char mark) {
        if (spaced.isEmpty()) {
            spaced = number;
            spacedBy = mark;
        }
        surePoints |= number.indexOf('.') >= 0;
        sureCommas |= number.indexOf(',') >= 0;
    }

    private CellKind styled(char[] text, int from, int to) {
        Optional<String> plain = style.orElseThrow().ungrouped(text, from, to);
        CellParser point = new CellParser(false);
        if (plain.isPresent() && point.parse(plain.get()) == CellKind.NUMBER) {
            value = point.value();
            return CellKind.NUMBER;
        }
        boolean doubt = matches(MARKED, text, from, to) && !matches(DATE, text, from, to);
        return doubt ? CellKind.COMMAS : CellKind.TEXT;
    }

    private static boolean matches(Pattern pattern, char[] text, int from, int to) {
        return text[from] <= '9'
                && to - from < 32
                && pattern.matcher(CharBuffer.wrap(text, from, to - from)).matches();
    }
}
