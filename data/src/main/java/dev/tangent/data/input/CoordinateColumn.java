package dev.tangent.data.input;

import dev.tangent.InvalidInput;
import dev.tangent.data.table.Table;
import java.util.ArrayList;
import java.util.List;

/// A column of a table that places points, and the coordinates it becomes.
public sealed interface CoordinateColumn {
    /// Its name in the table.
    String column();

    /// The names of its coordinates; its own where it is one.
    default List<String> names() {
        return List.of(column());
    }

    /// Its coordinates, one array each, NaN where a cell is missing.
    List<double[]> of(Table table);

    /// A column of numbers, which are one coordinate.
    record Numbers(String column) implements CoordinateColumn {
        @Override
        public List<double[]> of(Table table) {
            double[] numbers = table.numbers(column);
            for (int i = 0; i < numbers.length; i++)
                if (Double.isInfinite(numbers[i]))
                    throw new InvalidInput(
                            table.place(i, column) + ": " + numbers[i] + " is not finite, as a coordinate must be");
            return List.of(numbers);
        }
    }

    /// A column of dates, which become days since 1970.
    record Dates(String column) implements CoordinateColumn {
        @Override
        public List<double[]> of(Table table) {
            return List.of(DateCells.days(table, column));
        }
    }

    /// A column of text, which becomes an indicator of each category: one where a row belongs to it, else zero. A
    /// row of an unknown category is one whose category is missing.
    record Categories(String column, List<String> categories) implements CoordinateColumn {
        public Categories {
            categories = List.copyOf(categories);
        }

        @Override
        public List<String> names() {
            return categories.stream().map(name -> column + "=" + name).toList();
        }

        @Override
        public List<double[]> of(Table table) {
            List<String> texts = table.texts(column);
            List<double[]> indicators = new ArrayList<>();
            for (int c = 0; c < categories.size(); c++) indicators.add(new double[table.rows()]);
            for (int i = 0; i < texts.size(); i++) {
                int own = categories.indexOf(texts.get(i));
                for (int c = 0; c < indicators.size(); c++)
                    indicators.get(c)[i] = own < 0 ? Double.NaN : c == own ? 1 : 0;
            }
            return indicators;
        }
    }

    /// Numbers under these names.
    static List<CoordinateColumn> numbers(List<String> columns) {
        return columns.stream().<CoordinateColumn>map(Numbers::new).toList();
    }

    /// The names of all coordinates.
    static List<String> names(List<CoordinateColumn> columns) {
        return columns.stream().flatMap(column -> column.names().stream()).toList();
    }
}
