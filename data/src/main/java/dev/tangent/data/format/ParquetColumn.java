package dev.tangent.data.format;

import java.sql.ResultSet;
import java.sql.SQLException;

/// A column of a Parquet file.
///
/// @param type as DuckDB names it
record ParquetColumn(String name, String type, boolean isWhole, boolean isNumber) {
    private static final double EXACT = 1L << 53;

    static ParquetColumn of(String name, String type) {
        boolean whole = type.matches("U?(TINY|SMALL|BIG|HUGE)INT|U?INTEGER");
        boolean number = whole || type.equals("DOUBLE") || type.equals("FLOAT") || type.startsWith("DECIMAL");
        return new ParquetColumn(name, type, whole, number);
    }

    /// What to ask for, so that numbers come as doubles and all else as text.
    String expression(boolean asText) {
        String column = DuckDb.name(name);
        if (isNumber && !asText) return "CAST(" + column + " AS DOUBLE)";
        String text = "CAST(" + column + " AS VARCHAR)";
        return type.startsWith("TIMESTAMP") ? "replace(" + text + ", ' ', 'T')" : text;
    }

    /// Hands the cell on; true if a whole number may have been rounded.
    boolean put(ResultSet rows, int at, CellSink sink) throws SQLException {
        if (isNumber && !sink.asText(at)) {
            double value = rows.getDouble(at + 1);
            sink.number(at, rows.wasNull() ? Double.NaN : value);
            return isWhole && Math.abs(value) >= EXACT;
        }
        String text = rows.getString(at + 1);
        sink.text(at, text == null ? "" : text);
        return false;
    }
}
