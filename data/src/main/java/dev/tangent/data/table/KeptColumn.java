package dev.tangent.data.table;

/// A column to be written again. Text formats get each cell as it stood in the file; formats with types get numbers,
/// unless that would lose something, as the zeros that begin `00421`.
public final class KeptColumn {
    private final Column column;
    private final KeptKind kind;

    private enum KeptKind {
        TEXT,
        WHOLE,
        NUMBER
    }

    KeptColumn(Column column) {
        this.column = column;
        kind = kind(column);
    }

    private static KeptKind kind(Column column) {
        if (!column.isNumeric()) return KeptKind.TEXT;
        boolean whole = true;
        for (int row = 0; row < column.numbers().length; row++) {
            if (column.original(row).matches("[+-]?0\\d.*")) return KeptKind.TEXT;
            double value = column.numbers()[row];
            whole &= Double.isNaN(value) || (value == Math.rint(value) && Math.abs(value) < 1e15);
        }
        return whole ? KeptKind.WHOLE : KeptKind.NUMBER;
    }

    /// Writes the cell of a row.
    public void write(int row, RowWriter out) {
        String text = column.original(row);
        double value = column.numbers()[row];
        if (out.isText()) out.cell(text);
        else if (kind == KeptKind.TEXT ? text.isEmpty() : Double.isNaN(value)) out.missing();
        else if (kind == KeptKind.TEXT) out.cell(text);
        else if (kind == KeptKind.WHOLE) out.cell((long) value);
        else out.cell(value);
    }
}
