package dev.tangent.present;

import dev.tangent.data.table.RowWriter;
import java.util.ArrayList;
import java.util.List;

/// A table to write: the names of its columns, and how to write a row.
public record RowTable(List<String> header, int rows, RowCells cells) {
    /// Writes the cells of a row.
    @FunctionalInterface
    public interface RowCells {
        void write(RowWriter out, int row);
    }

    /// What was found for each row, after its number.
    ///
    /// @param header of the cells
    public static RowTable numbered(List<String> header, int rows, RowCells cells) {
        List<String> all = new ArrayList<>(List.of("row"));
        all.addAll(header);
        return new RowTable(all, rows, (out, row) -> {
            out.cell(row);
            cells.write(out, row);
        });
    }

    /// Writes all rows.
    public void writeTo(RowWriter out) {
        for (int row = 0; row < rows; row++) {
            cells.write(out, row);
            out.endRow();
        }
    }
}
