package dev.tangent.data.input;

import dev.tangent.InvalidInput;
import dev.tangent.data.table.Table;
import dev.tangent.data.text.CellKind;
import dev.tangent.data.text.CellParser;
import dev.tangent.data.text.MessageText;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.DateTimeParseException;
import java.time.format.ResolverStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQueries;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Dates as numbers of days since 1970, with a time of day as a part of one. All cells of a column are in one form, and
/// all of one clock: either none has an offset from UTC, or all have and are read in UTC.
final class DateCells {
    /// What may follow a date.
    private static final DateTimeFormatter TIME = new DateTimeFormatterBuilder()
            .appendPattern("['T'][' ']H:mm")
            .optionalStart()
            .appendPattern(":ss")
            .appendFraction(ChronoField.NANO_OF_SECOND, 0, 9, true)
            .optionalEnd()
            .appendPattern("[[' ']ZZZZZ][[' ']XX][[' ']X]")
            .toFormatter(Locale.ENGLISH);

    /// Tried in this order.
    private static final List<String> FORMS = List.of(
            "uuuu-M-d",
            "uuuu/M/d",
            "uuuuMMdd",
            "d.M.uuuu",
            "d MMM uuuu",
            "d-MMM-uuuu",
            "MMM d, uuuu",
            "MMMM d, uuuu",
            "d MMMM uuuu",
            "d/M/uuuu",
            "M/d/uuuu");

    private static final String DAY_FIRST = "d/M/uuuu";
    private static final String MONTH_FIRST = "M/d/uuuu";
    private static final long NANOS_OF_SECOND = 1_000_000_000;
    private static final double NANOS_OF_DAY = 86_400.0 * NANOS_OF_SECOND;

    private DateCells() {}

    /// NaN where a cell is missing.
    static double[] days(Table table, String column) {
        List<String> texts = table.texts(column);
        String worst = "";
        int reached = -1;
        for (String form : FORMS) {
            double[] days = new double[texts.size()];
            int[] clocks = {-1, -1};
            int wrong = fill(texts, form, days, clocks);
            if (wrong < 0) {
                checkOrder(table, column, texts, form, days);
                checkClocks(table, column, texts, clocks);
                return days;
            }
            if (wrong > reached) {
                reached = wrong;
                worst = texts.get(wrong);
            }
        }
        throw new InvalidInput(table.place(reached, column) + ": " + MessageText.quoted(worst)
                + " is no date, or not in the form of the dates before it; 2024-03-31 is understood");
    }

    /// The first row that is not in this form; -1 if all are.
    ///
    /// @param clocks the last row without an offset and the last with one
    private static int fill(List<String> texts, String form, double[] days, int[] clocks) {
        DateTimeFormatter formatter = new DateTimeFormatterBuilder()
                .parseCaseInsensitive()
                .appendPattern(form)
                .appendOptional(TIME)
                .toFormatter(Locale.ENGLISH)
                .withResolverStyle(ResolverStyle.STRICT);
        CellParser parser = new CellParser(false);
        for (int i = 0; i < days.length; i++) {
            String text = texts.get(i);
            if (parser.parse(text) == CellKind.MISSING) {
                days[i] = Double.NaN;
                continue;
            }
            try {
                TemporalAccessor found = formatter.parse(text);
                days[i] = days(found);
                clocks[offset(found).isPresent() ? 1 : 0] = i;
            } catch (DateTimeParseException e) {
                return i;
            }
        }
        return -1;
    }

    private static double days(TemporalAccessor found) {
        LocalDate date = found.query(TemporalQueries.localDate());
        Optional<LocalTime> time = Optional.ofNullable(found.query(TemporalQueries.localTime()));
        long nanos = time.map(LocalTime::toNanoOfDay).orElse(0L);
        long ahead = offset(found).map(ZoneOffset::getTotalSeconds).orElse(0) * NANOS_OF_SECOND;
        return date.toEpochDay() + (nanos - ahead) / NANOS_OF_DAY;
    }

    private static Optional<ZoneOffset> offset(TemporalAccessor found) {
        return Optional.ofNullable(found.query(TemporalQueries.offset()));
    }

    /// What has no offset may be hours away from what has one.
    private static void checkClocks(Table table, String column, List<String> texts, int[] clocks) {
        if (clocks[0] < 0 || clocks[1] < 0) return;
        throw new InvalidInput(table.place(clocks[0], column) + ": " + MessageText.quoted(texts.get(clocks[0]))
                + " has no offset from UTC, but " + MessageText.quoted(texts.get(clocks[1]))
                + " has one; write all with an offset or all without");
    }

    /// 3/4/2024 may be in March or in April: one date of the column has to tell.
    private static void checkOrder(Table table, String column, List<String> texts, String form, double[] days) {
        if (!form.equals(DAY_FIRST)) return;
        double[] other = new double[days.length];
        if (fill(texts, MONTH_FIRST, other, new int[2]) >= 0 || Arrays.equals(days, other)) return;
        int row = 0;
        while (Double.isNaN(days[row])) row++;
        throw new InvalidInput(table.place(row, column) + ": " + MessageText.quoted(texts.get(row))
                + " may begin with the day or with the month; write dates as 2024-03-31");
    }
}
