package dev.tangent.data.excel;

import java.io.IOException;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Which styles show a number as a date, and what date it is.
record CellStyles(List<Boolean> dates, boolean since1904) {
    private static final double LAST_DAY = 2_958_466; // 9999-12-31
    private static final long DAY = 86_400_000;

    static CellStyles read(ZipParts parts, boolean since1904) throws IOException {
        List<Boolean> dates = new ArrayList<>();
        Optional<XmlPart> part = parts.part("xl/styles.xml");
        if (part.isEmpty()) return new CellStyles(dates, since1904);
        Map<Integer, String> codes = new HashMap<>();
        boolean cells = false;
        try (XmlPart xml = part.get()) {
            while (xml.next()) {
                if (xml.starts("numFmt")) codes.put(xml.number("numFmtId", 0), xml.attribute("formatCode"));
                if (xml.starts("cellXfs")) cells = true;
                if (xml.ends("cellXfs")) cells = false;
                if (cells && xml.starts("xf")) dates.add(isDate(xml.number("numFmtId", 0), codes));
            }
        }
        return new CellStyles(dates, since1904);
    }

    /// By its number where it is one of Excel's own formats, else by its code: one with a day, month, year, hour or
    /// second outside quotes and brackets. A length of time, `[h]:mm`, is no date.
    private static boolean isDate(int id, Map<Integer, String> codes) {
        String code = codes.get(id);
        if (code == null)
            return (id >= 14 && id <= 22)
                    || (id >= 27 && id <= 36)
                    || (id >= 45 && id <= 47 && id != 46)
                    || (id >= 50 && id <= 58);
        if (code.matches("(?i).*\\[[hms]+\\].*")) return false;
        String bare = code.replaceAll("\"[^\"]*\"|\\[[^\\]]*\\]|\\\\.|_.|\\*.", "");
        return !bare.equalsIgnoreCase("general") && bare.matches("(?is).*[ymdhs].*");
    }

    boolean isDate(int style) {
        return style < dates.size() && dates.get(style);
    }

    /// A number of days as ISO 8601: a date, a time of day where it is less than one day, or both.
    ///
    /// @return nothing where it is no date at all
    Optional<String> date(double days) {
        if (!(days >= 0 && days < LAST_DAY)) return Optional.empty();
        // Excel takes 1900 for a leap year, so days before March 1900 are one off.
        LocalDateTime start =
                since1904 ? LocalDateTime.of(1904, 1, 1, 0, 0) : LocalDateTime.of(1899, 12, days < 60 ? 31 : 30, 0, 0);
        long milliseconds = Math.round(days * DAY);
        LocalDateTime time = start.plusSeconds(milliseconds / 1000).plusNanos(milliseconds % 1000 * 1_000_000);
        if (days < 1 && !since1904) return Optional.of(time.toLocalTime().toString());
        return Optional.of(
                time.toLocalTime().equals(LocalTime.MIDNIGHT)
                        ? time.toLocalDate().toString()
                        : time.toString());
    }
}
