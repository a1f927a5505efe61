package dev.tangent.data.input;

import dev.tangent.data.table.Table;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Check;
import dev.tangent.linalg.InvalidInput;
import java.util.Arrays;
import java.util.List;

/// The points of a table: which columns are their coordinates, and which columns nobody uses.
///
/// @param ignored columns without a use, where nobody chose the coordinates
public record PointsInput(Table table, PointCloud cloud, List<String> columns, List<String> ignored) {
    /// Chooses the coordinates.
    ///
    /// @param chosen the coordinates the user named, none for all numeric columns
    /// @param taken columns with another use: targets and weights
    public static PointsInput of(Table table, List<String> chosen, List<String> taken) {
        taken.forEach(column -> known(table, column));
        for (String column : chosen)
            Check.that(
                    !taken.contains(column), "column '" + column + "' is in --columns and is also a target or weight");
        Check.that(
                chosen.size() == chosen.stream().distinct().count(),
                "--columns names a column twice: " + String.join(",", chosen));
        List<String> columns = chosen.isEmpty() ? table.coordinateColumns(taken) : chosen;
        if (columns.isEmpty())
            throw new InvalidInput(table.file() + " has no numeric column left to make points of: every point needs"
                    + " coordinates beside " + String.join(", ", taken));
        PointCloud cloud = cloud(table, columns, chosen.isEmpty());
        List<String> ignored = table.columns().stream()
                .filter(column -> chosen.isEmpty() && !columns.contains(column) && !taken.contains(column))
                .toList();
        return new PointsInput(table, cloud, columns, ignored);
    }

    /// Numeric columns with empty cells. A table without labels most likely has a target in each of them; where every
    /// column has some, none of them is one.
    public static List<String> incomplete(Table table) {
        List<String> numeric = table.coordinateColumns(List.of());
        List<String> incomplete = numeric.stream()
                .filter(table::isNumeric)
                .filter(name -> Arrays.stream(table.numbers(name)).anyMatch(Double::isNaN))
                .toList();
        return incomplete.size() < numeric.size() ? incomplete : List.of();
    }

    /// The name of the table's file.
    public String file() {
        return table.file();
    }

    /// A column nobody chose may simply not be meant as a coordinate.
    private static PointCloud cloud(Table table, List<String> columns, boolean byDefault) {
        try {
            return table.points(columns);
        } catch (InvalidInput e) {
            if (!byDefault) throw e;
            throw new InvalidInput(e.getMessage() + " (choose the coordinates with --columns)", e);
        }
    }

    private static void known(Table table, String column) {
        if (!table.has(column)) table.isNumeric(column); // its refusal names the nearest column
    }
}
